# The rule book: a page for each topic. Paragraphs stand between empty lines, "- " begins an entry of a
# list, _words_ matter, [words](page) lead to another page: a topic, cards, card-…, rulings, ruling-….

book-title = The book
book-open-tip = The rules, card by card and word by word (F1).
book-menu = Rules and cards
book-menu-tip = The book: rules, cards, words (F1).
book-title-button = Rules and cards
book-title-button-tip = The book: read it before, or press F1 at the table.
book-close = Close
book-close-tip = Back to where you were (Esc).
book-back = Back
book-back-tip = The page before.
book-contents = Contents
book-contents-tip = All pages.
book-find = find a word …
book-nothing = Nothing in the book has “{ $words }”. Try a shorter word.
book-found = { $count ->
    [one] One page
   *[other] { $count } pages
}
book-more = More about it in the book
book-why = Why? The rule in the book
book-see = See also
book-here = At this table
book-not-here = Not in the game on this table.
book-chapter-Game = The game
book-chapter-Round = A round
book-chapter-Powers = Places and people
book-chapter-Scoring = Scoring
book-chapter-Actions = Action cards
book-chapter-Editions = Editions and modules
book-chapter-Reference = To look things up
book-chapter-Lesson = The lesson

## Pictures

figure-Scored = A region about to be scored, and what each family gets. The rules have reckoned it, as they do in the game.
figure-Ties = Three times Old Castile, always worth 6, 4 and 2.
figure-KingBonus = Valencia pays 5, 3 and 2, and the King is there.
figure-HomeBonus = Granada pays 6, 3 and 1, and is home to the Grande of the first family here.
figure-Few = The Basque Country with 3, 2 and 1 caballeros.
figure-Placing = The King is in { $region }: gold is open for placing, his own region is closed.
figure-Order = The numbers are the order in which a general scoring goes through the regions; below the names, what each pays.
figure-PowerCards = What each power card brings from the provinces to court.
figure-bids = Somebody bids { $bids }, in this order. So they act: { $order }.
figure-Pieces = Who is who.
figure-Scoreboards = Galicia as it is printed, under the board 8 4 0, and under the board 4 0 0.
figure-RoundSteps = One round.
figure-case-players = { $edition }, { $count } players
figure-legend-Caballero = a caballero
figure-legend-Grande = a Grande
figure-legend-King = the King
figure-legend-Castillo = the Castillo
figure-legend-Court = a court
figure-legend-Provinces = the provinces
figure-legend-Disc = a secret disc
figure-legend-Cards = power cards
figure-step-1 = Five action cards are turned up.
figure-step-2 = Everybody plays a power card.
figure-step-3 = The highest acts first:
figure-step-4 = recruit, take a card, place and act.
figure-step-5 = The lowest bids first next time.

## The game

book-aim = What it is about
    .body =
        Spain, about 1490. Each player is a great family. You send your knights, the [caballeros](pieces), into nine regions, and three times in the game everybody is paid for the regions where they are strong.

        In a region only one thing counts: _who has more caballeros there_. The family with the most gets the first number printed on the region, the next one the second, and so on. Being strong everywhere is impossible; being just ahead in the right places is enough.

        You never have everything you want at the same moment. To get many caballeros you must act late, and to act early you must do with few. That is the [bid](bid), and it is the heart of the game.

        After rounds 3, 6 and 9 comes a [general scoring](general-scoring). Whoever has the most points after the third [is El Grande](end).
book-pieces = Pieces
    .body =
        - _Caballeros_ are the small cubes: 30 for each family. Only they count when a region is [scored](scoring).
        - _The Grande_ is your one large cube. He does not count, but his region is your [home](grande), and being first at home pays 2 more.
        - _The King_ is the tall black figure. His region is [closed](king) to everybody, and caballeros are placed next to it.
        - _The Castillo_ is the tower in the sea: caballeros go in unseen and [ride out](castillo) when you say.
        - Caballeros wait in two places: the [provinces](court), where they are out of reach, and your court, from where they can be placed.
        - _Power cards_, 1 to 13, are for [bidding](bid); _action cards_ are what you bid for.
        - With the [secret disc](disc) you choose a region without anybody seeing it.
book-board = The board
    .body =
        Nine regions, each with three numbers: what the first, the second and the third family get when it is [scored](scoring). New Castile pays 7, 4 and 2 and is worth a fight; Galicia pays 4, 2 and nothing for the third.

        Regions are neighbours where they touch. That matters for [placing](placing), because caballeros arrive next to the [King](king).

        The [Castillo](castillo) pays like a region but is none. Round the board runs the score track, and in the western sea lies the calendar with its three golden stars: there a [general scoring](general-scoring) takes place.
book-table = This table
    .body =
        The ribbon before the board always says whose turn it is and what to do.

        - _Cards_: a click lifts one and says what it would mean, a second click plays it. The round red seal does the same.
        - _Caballeros_: drag one from your court to a region that shines, or just click the region.
        - _Point at a region_ to see who stands there and what it would pay now. With a caballero in your hand it tells what it would pay then.
        - _Point at an action card_ to read it large, with what it would do now.
        - _Underlined words_ explain themselves when you point at them, and a click opens their page here.
        - _Back_: the arrow above the seal takes your last step back, until somebody else has decided or a secret is out.
        - _Keys_: F1 this book, Esc one step back, Space hurries a show, R the usual view, T the view from above, Alt all counts.

## A round

book-round = A round in short
    .body =
        - Five [action cards](reveal) are turned up, one from each stack.
        - Everybody [bids](bid) with a power card, one after the other, no number twice.
        - The highest bid acts first. In your turn you [recruit](recruit), [take](take) one of the action cards that are left, then [place and act](turn) in the order you like.
        - At the [end of the round](end-of-round) the cards nobody took are gone, and the lowest bid starts the next round.

        After rounds 3, 6 and 9 there is a [general scoring](general-scoring) on top.
book-reveal = Action cards are turned up
    .body =
        At the start of a round the top card of each stack is turned up. Now everybody knows what there is to bid for.

        The stacks are called after the number of caballeros their cards let you [place](placing): 1 to 5. Cards that place few do strong things; the card that places 5 moves the [King](king) and comes back every round.
book-bid = Bidding
    .body =
        Everybody plays one power card, one after the other. A number that lies there already can't be played again this round, so there is always a first, a second and a last.

        _A high card acts early_ and has the choice of the action cards. _A low card brings many caballeros_ from the provinces to court. You rarely get both, and each of your thirteen cards can be used only once: a card you play is gone, unless “[Second Wind](card-power-returns)” brings it back.

        Whoever bids lowest bids first in the next round.
    .classic = Classic: of the cards each player has spent, the newest lies open.
    .anniversary = Anniversary: spent cards lie face down once their round is over.
book-recruit = Recruiting
    .body =
        Your turn begins with recruiting: as many of your caballeros as your power card says come from the [provinces](court) to your court. You may take fewer, for what is at court can be lost there.

        If your provinces run out, you may take the rest from your own caballeros in regions, though never from the [King’s region](king) or the [Castillo](castillo). [Why](ruling-SHORTAGE)
book-take = Taking an action card
    .body =
        Take one of the action cards that still lie there. It says two things: how many caballeros you may [place](placing), and a [special action](special-action). What the first player takes is gone for the others.

        Point at a card to see it large. All cards of this game are in the [card book](cards).
book-turn = Place and act, in either order
    .body =
        With your card you may do two things: [place](placing) caballeros from your court, and carry out its [special action](special-action). _Which comes first is your choice_, and it often matters.

        - Move the King first, and you place next to his new region. [Where he is now is what counts](ruling-NOW)
        - Place first, then score the region you have just won.

        Finish one before you begin the other. You may leave out either, or both.
book-placing = Placing
    .body =
        Up to as many caballeros as your card shows go from your court onto the board. They may go to any region _next to the King’s region_, and into the [Castillo](castillo), and you may split them as you like.

        Never into the [King’s region](king) itself: it is closed. What you can’t or don’t want to place stays at court for another round.
book-end-of-round = The end of a round
    .body =
        Action cards nobody took are discarded, only the King card stays. [Vetoes](veto) that have had their time are discarded too. Whoever bid lowest bids first in the next round: [bids stand as they were played](ruling-BIDS-STAND).

        After rounds 3, 6 and 9 comes the [general scoring](general-scoring).

## Places and people

book-king = The King
    .body =
        Where the King is, two things follow.

        - _His region is closed._ Nothing goes in and nothing comes out: no caballero, no Grande, no scoreboard, whatever a card says. What stands there is safe, and it is [scored](scoring) like anything else. [The ruling](ruling-TABOO)
        - _Caballeros arrive next to him._ Only his neighbours, and the [Castillo](castillo), are open for [placing](placing).

        Whoever alone is first in the King’s region gets [2 points more](bonuses). He moves only by cards: “[The Royal Road](card-king-travels)” takes him anywhere, “[A Word in the King’s Ear](card-royal-adviser)” to a neighbour.
book-castillo = The Castillo
    .body =
        The tower is a place to go wherever you [place](placing) or [move](moving) caballeros. What goes in is announced, then nobody may look: whoever wants to know must remember.

        Three things make it worth your while:

        - It pays 5, 3 and 1 at every [general scoring](general-scoring), before the regions.
        - Then those inside ride out, all of yours to one region that you have chosen in secret on the [disc](disc). They arrive just before the regions are scored.
        - Inside, nothing can happen to them.

        They leave it in a general scoring and never otherwise. [The ruling](ruling-CASTILLO)
book-disc = The secret disc
    .body =
        With the disc you choose a region and nobody sees it until all discs are shown at once. In a [general scoring](general-scoring) everybody sets it, also those with nobody in the Castillo: that way nobody learns anything from who is asked.

        If you set the King’s region in a general scoring, your caballeros from the [Castillo](castillo) can’t get in and return to your court. [The ruling](ruling-DIAL-KING)

        Some cards use the disc too: with them the King’s region can’t be set where pieces would be [lost](losses). [Why](ruling-DISC)
book-grande = The Grande and his home
    .body =
        Your Grande stands in your home region. He never counts as a caballero. But _if you alone are first at home, you get 2 points more_, every time it is scored. [The ruling](ruling-HOME-BONUS)

        “[A New Home](card-grande-travels)” moves him. He can’t leave the [King’s region](king) or enter it.
book-court = Court and provinces
    .body =
        Your caballeros are in one of four places: in the provinces, at your court, in regions, or in the [Castillo](castillo).

        - _Provinces_: out of the game for now. [Recruiting](recruit) brings them to court.
        - _Court_: ready to be [placed](placing). Some cards send people home from there.
        - Whoever is sent away by a card usually goes back to the provinces and must be recruited again.

        You begin with 7 at court, 2 beside your Grande and 21 in the provinces.
book-scoreboard = Mobile scoreboards
    .body =
        Two small boards, 8 4 0 and 4 0 0, can be laid on a region or on the Castillo with “[New Measures](card-mobile-scoreboard)”. From then on the place pays what the board says instead of what is printed, also when a card asks which regions pay 4 or 6.

        Never two on one place, never to or from the [King’s region](king), and never back off the board.

## Scoring

book-scoring = Scoring a region
    .body =
        Count the caballeros of each family. The most gets the first number, the second most the second, the third most the third. Whoever has none there gets nothing; [Grandes](grande) don’t count.

        If several have the same number, there is a [tie](ties): each gets what the next place down would get. Whoever is first alone may get [more](bonuses) for the King or for home.

        With two or three players [not all numbers are paid](few).
book-ties = Ties
    .body =
        Families with the same number of caballeros share a rank, and _each of them gets the next lower number_. Two who tie for first get the second number each; the second number is used up by that, so the next family gets the third.

        It is the same with three or four who tie: they all get the number one lower, however many they are. [The ruling](ruling-TIE)

        So one caballero more or less is worth a lot: it makes you first, or it pulls somebody down into a tie.
book-bonuses = Two points more
    .body =
        - Whoever _alone_ is first in the [King’s region](king) gets 2 points more.
        - Whoever _alone_ is first where the own [Grande](grande) stands gets 2 points more.

        Both can come together. A tie for first brings neither. They are also paid when a card scores the region. [King](ruling-KING-BONUS), [home](ruling-HOME-BONUS)
book-few = With two or three players
    .body =
        When there are few players, not all three numbers are paid: a third number nobody fights for would be a gift. [The ruling](ruling-FEW)
    .classic = Classic: with two players only the first number counts, with three the first two.
    .anniversary = Anniversary: with two or three players the first two numbers count.
book-general-scoring = General scoring
    .body =
        After rounds 3, 6 and 9, in this order:

        - Everybody sets the [secret disc](disc).
        - The [Castillo](castillo) is opened and scored: 5, 3, 1.
        - All discs are shown, and the caballeros ride out of the Castillo to the regions on them.
        - All nine regions are [scored](scoring), in the order of the numbers on the little map. [Why this order](ruling-ORDER)

        No [Veto](veto) can stop any of it.
book-end = The end
    .body =
        After the third [general scoring](general-scoring) whoever has the most points is El Grande. Equal points share the victory.

        In a short game rounds 1, 4 and 7 are left out; there are still three general scorings.

## Action cards

book-special-action = The special action
    .body =
        It stands on your [action card](take). You may carry it out before or after [placing](turn), or leave it out. Once begun it is done whole, unless the card says “[up to](numbers)” or a [Veto](veto) stops it.

        A card that could change nothing at the moment can’t be used. In the [card book](cards) each card has its exact terms.
book-numbers = “Two” and “up to two”
    .body =
        “Up to 3” means what it says: none to three. A bare number means exactly so many, _or as many as there are_ if there are fewer. [The ruling](ruling-MANY)

        Caballeros in the [King’s region](king) or in the [Castillo](castillo) are not there for any card.
book-moving = Moving caballeros
    .body =
        Each move takes one caballero from a region to another place: any other region but the [King’s](king), or the [Castillo](castillo). It need not be a neighbour.

        The same caballero may move again, each time for one of the card’s moves, but never out of the Castillo. [The ruling](ruling-MOVE-BACK)
book-losses = Cards that cost others something
    .body =
        Some cards make the other players lose caballeros, from court or from regions. They go to the [provinces](court) and can be recruited again.

        - If the card has the others choose, they choose what hurts them least; with the [disc](disc) they do so in secret.
        - Who has nothing to give is spared. [The ruling](ruling-MANY)
        - “One of each opponent” takes none of your own. [Why](ruling-EACH)
        - Who must leave a region for “[Make Way](card-eviction)” sets another one on the disc. [The ruling](ruling-EVICT)
book-scoring-cards = Cards that score
    .body =
        They pay at once, by the same rules as a [general scoring](scoring), [bonuses](bonuses) included. The pieces stay where they are.

        Cards that speak of regions by number or by crowd never score the [Castillo](castillo), even if a [scoreboard](scoreboard) lies on it.
book-veto = Veto
    .body =
        Whoever takes a Veto card keeps it open, for this round and the next. It stops somebody’s [special action](special-action), once. It never stops placing, recruiting or a general scoring.

        Steps that a Veto could stop are announced, and its holder is asked: _Veto_, or _let it be_. Then it happens, or it does not.
    .classic = Classic: a Veto may come at any step, also in the middle. [What was done stays](ruling-VETO-PART). One may stop even [the own action](ruling-VETO-OWN), and [answer a Veto with the other one](ruling-VETO-VETO).
    .anniversary = Anniversary: a Veto stops a whole action before it begins, only somebody else’s, and never another Veto.

## Editions and modules

book-editions = Classic and Anniversary
    .body =
        _Classic_ is the game of 1995, _Anniversary_ that of 2023. What differs:

        - Names: five regions are called otherwise on the board of 2023.
        - Cards: Anniversary has stacks of ten and [no Vetoes](veto) unless they are [added](alternative-cards).
        - Few players: Anniversary pays [the first two numbers](few) with two or three players.
        - Two players: Anniversary has a [neutral colour](two-players).
        - “[Militia](card-militia)” places up to 2 more, in regions only; “[Fresh Swords](card-reinforce)” of Classic exactly 2, in the Castillo too.
        - “[Free Exchange](card-up-to-two-and-two)” may be done in part; “[Fair Exchange](card-two-and-two)” of Classic not.
        - “[Day of Reckoning](card-score-region)” leaves out the Castillo.
        - “[The Court Calls](card-court-calls)” may fetch caballeros from regions.
        - “[Make Way](card-eviction)” [without a refuge](ruling-EVICT): home to the provinces in Classic, back to court in Anniversary.
        - Spent power cards lie [face down](bid) in Anniversary.

        The rules of 2023 name only thirteen kinds of cards and no numbers: the rest of that deck is our choice.
book-two-players = Two players and the neutral colour
    .body =
        In Anniversary two players share the board with a third colour that nobody plays. At the start of each round two regions are drawn and two neutral caballeros settle in each. Its power card is turned up before you bid: that number is taken.

        In its turn it takes away the action card that places the most. It counts for majorities and can be moved or sent home, but gets no points. At a general scoring its caballeros in the Castillo [go home](ruling-NEUTRAL-CASTILLO). Stacks 2 and 3 are one.
    .classic = Classic: two play without it.
    .anniversary = Anniversary: it is always there with two.
book-three-players = Three players
    .body =
        With three, [the first two numbers](few) of a place are paid.
    .classic = Classic: nothing else changes.
    .anniversary = Anniversary: stacks 2 and 3 may be joined into one, if you agree on it: less to choose from, more to fight for.
book-new-regent = New Regent
    .body =
        Instead of the one King card there is a stack of ten. One is turned up each round and gone afterwards. All let you place 5.

        - “[Over the Border](card-exile)”: the King goes abroad, and no region is his.
        - “[Royal Escort](card-escort)”: two go with him.
        - “[Jealous Crown](card-rivalry)”: Grandes beside him go into the Castillo.
        - “[Summer Palace](card-summer-residence)”: he goes where the fewest are.
        - “[The Gates Are Shut](card-rebellion)”: the Castillo becomes the King’s region.
        - “[By the Back Door](card-infiltration)”: for once you may place beside him.
        - “[In the King’s Name](card-deputy)”: he and a Grande change places.

        How many there are of each is our choice: the rules don’t say.
book-alternative-cards = Alternative Cards
    .body =
        Up to four other cards can be shuffled into the stacks of Anniversary: “[Orders or Militia](card-redeploy-or-militia)”, two “[Vetoes](card-veto)” and “[Secret Ballot](card-secret-scoring)”. For each one a card of its stack leaves first, unseen.

        Of these the rules describe only the Veto; the others are our choice.
book-power-shift = Power Shift
    .body =
        Everybody gets three modifiers and passes one on to the left before looking at what comes. Together with a power card one modifier may be played: _the sum decides who acts first_, and no sum may lie there twice. Recruiting goes by the power card alone.

        Many modifiers can do something besides: after recruiting, before you take a card. After your turn the modifier is spent; “[Second Wind](card-power-returns)” may bring one back instead of a power card.

        These sixteen modifiers are our own.
book-cards = The card book
    .body =
        All action cards of this game, by stack. A card lies open when its stack’s top card is turned up; what has been turned up is seen by everybody, so everybody may know it.
book-rulings = Rulings
    .body =
        The printed rules sometimes disagree, and sometimes say nothing. Where they do we have decided, and every decision has a name. This is what the names mean, and why.

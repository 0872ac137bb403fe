# Screens and panels: what they ask, what their buttons say.

## Who decides for a seat

keeper-random = Chance
keeper-plain-uct = Yardstick
keeper-change-tip = Click to let somebody else decide for this seat.
keeper-thinks = { $seat } is thinking …

## Advice and demonstration

advice-ask = What would you do?
advice-thinks = Let me think …
advice-tip = Grande’s three best choices for you.
advice-title = Grande would …
advice-pass = { $seat } passes “{ $modifier }” on.
advice-disc = { $seat } sets the disc to { $region }.
advice-take-back = { $seat } takes back { $card }.
advice-line = { $rank }. { $told } (ends near { $points } points, wins { $percent } in 100)
demo-line = A demonstration: bots play by themselves. Click to play yourself!

## What a bot is up to

intent-chance = { $seat } follows a whim.
intent-nothing-else = { $seat } has no choice.
intent-bid-early = { $seat } bids { $power }: to choose before the others.
intent-bid-recruit = { $seat } bids { $power }: the court needs caballeros.
intent-bid-balance = { $seat } bids { $power }: a bit early, a bit of company.
intent-recruit = { $count ->
    [0] { $seat } recruits nobody.
   *[other] { $seat } brings { $count } to court.
}
intent-take = { $seat } wants “{ $card }”.
intent-strengthen = { $count ->
    [one] { $seat } strengthens { $place }.
   *[other] { $seat } strengthens { $place }: { $count } go there.
}
intent-against = { $count ->
    [one] { $seat }: { $rival } is too strong in { $place }.
   *[other] { $seat }: { $rival } is too strong in { $place }, { $count } go there.
}
intent-hide = { $count ->
    [one] { $seat } hides one in the Castillo.
   *[other] { $seat } hides { $count } in the Castillo.
}
intent-weaken = { $count ->
    [one] { $seat } drives one of { $whose } out of { $place }.
   *[other] { $seat } drives { $count } of { $whose } out of { $place }.
}
intent-give-up = { $seat } gives up what hurts least.
intent-act = { $seat } carries out “{ $card }”.
intent-score = { $points ->
    [0] { $seat } has { $place } scored.
   *[other] { $seat } has { $place } scored: { $points } points are in it.
}
intent-raise = { $seat } makes { $place } worth more.
intent-king = { $seat } wants the King in { $place }.
intent-grande = { $seat } moves house to { $place }.
intent-evict = { $seat } clears { $place }.
intent-disc = { $seat } has set the disc.
intent-pass = { $seat } passes a modifier on.
intent-take-back = { $seat } takes a card back.
intent-stop = { $seat } will not have it: { $plan }
intent-keep-veto = { $seat } keeps the Veto for later.
intent-end = { $seat } leaves it at that.

## The result

result-title = The end
result-show = Show the result

## The menu

menu-open = Menu
menu-open-tip = Settings, title, quit (Esc)

## Buttons of the bar

bar-done = Done
bar-done-tip = Ends what you are doing.
bar-end-turn = End my turn
bar-end-turn-tip = The next player’s turn begins.
bar-sure = Yes, end my turn
bar-left-both = You could still place { $count } and carry out the special action.
bar-left-place = You could still place { $count }.
bar-left-act = You could still carry out the special action.
bar-undo = Undo
bar-undo-tip = Takes your last decision back.
bar-undo-NothingDecided = Nothing has been decided yet.
bar-undo-AnotherDecided = It is somebody else’s turn to decide: what is done is done.
bar-undo-SomethingRevealed = Something secret came to light, so it can’t be taken back.
bar-undo-NotWrittenDown = This game is not written down, so nothing can be taken back.
bar-look-above = From above
bar-look-above-tip = Looks straight down at the table (T).
bar-look-usual = Usual view
bar-look-usual-tip = Shows the whole table again (R).
bar-unsaved = not saved
bar-unsaved-tip = This game is not written down: it can’t be continued later, and nothing can be taken back.
bar-round = Round { $round }
panel-close = Fold this panel away
panel-open = Unfold: { $panel }

## The players

players-title = Players
players-court = At court: { $count }
players-provinces = In the provinces: { $count }
players-supply = In supply: { $count }
players-supply-tip = From here two neutral caballeros settle in each region that is drawn.
players-bid = Bid: { $power }
players-modifier = “{ $modifier }” ({ $value }): { $words }
players-spent = Modifiers already played:
players-spent-back = { $count ->
    [one] One of these is back in the hand.
   *[other] { $count } of these are back in the hand.
}
players-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
players-modifiers = { $count ->
    [one] 1 modifier
   *[other] { $count } modifiers
}
players-neutral = Neutral
players-neutral-tip = Nobody decides for this colour. It counts for majorities, blocks a bid and takes an action card away.
players-veto = Veto
players-veto-tip = Holds a Veto; ends of rounds until it runs out: { $rounds }
players-turn = on turn
players-waits = waits
players-bids-first = bids first
players-court-tip = Caballeros at court can be placed on the board.
players-provinces-tip = Caballeros in the provinces must come to court first.
players-bid-tip = This round’s power card: the highest acts first.
players-cards-tip = Power cards still in the hand.
players-disc-set = disc set

## What lies before the player who decides

pass-title = Pass one to the left
ability-title = Your modifier
hand-title = Your power cards
hand-recruits = { $count ->
    [0] brings nobody
   *[other] brings { $count }
}
hand-sum = with your modifier: { $sum }
hand-hidden = Only { $seat } may see these cards.
recruit-title = How many come to court?
recruit-nobody = Nobody
take-title = Face up this round
card-places = Places { $count }
card-taken = taken
card-take = Take it
card-now-nothing = Now it would change nothing.
card-now-nobody = Now it would pay nobody.
card-now-points = Now it would pay { $parts }.
part-now = { $seat } { $points }
act-title = Your card: { $card }
act-begin = Carry out the special action
act-leave = Or leave it out: place, then end your turn.
act-under-way = Under way: { $card }
act-used = The special action is over.
back-title = Take back which card?
next-title = Who is next?
disc-title = Your secret disc
disc-hint = Turn the pointer, then set it.
disc-set = Set it to { $region }
disc-none = Choose a region
disc-king = The King is there: your caballeros would come back to court.
disc-evicted-Court = That is no refuge: your caballeros would come back to court.
disc-evicted-Provinces = That is no refuge: your caballeros would go home to the provinces.
disc-king-grande = The King is there: your caballeros would come back to court, and your Grande stay in the Castillo.
veto-title = Veto?
veto-play = Veto!
veto-play-tip = Stops it. Your Veto card is gone.
veto-answer = Answer with my Veto
veto-answer-tip = Both Veto cards are gone, and it happens after all.
veto-not-now = Not now
veto-not-now-tip = Lets this step happen; you are asked again at the next one.
veto-allow = Let it happen
veto-allow-tip = Lets the whole special action happen.
veto-let-pass = Let this action pass
veto-let-pass-tip = You are not asked again during this action.
board-hint = Use the pieces on the board: drag, or click piece and place.
show-hint = Watch the board … (click or Space: go on, Esc: skip)
banner-pays = { $place } pays { $values }
banner-held = The gates stay shut
banner-discs = The secret discs are shown
banner-veto = Veto! { $seat } says no
banner-veto-answered = { $seat } answers: it happens after all
banner-veto-stands = { $seat }’s Veto stands
paid-1 = +{ $points } first
paid-2 = +{ $points } second
paid-3 = +{ $points } third
paid-4 = fourth
paid-5 = fifth
paid-tied-1 = +{ $points } tied for first
paid-tied-2 = +{ $points } tied for second
paid-tied-3 = +{ $points } tied for third
paid-tied-4 = tied for fourth
paid-tied-5 = tied for fifth
paid-king = +{ $points } King
paid-home = +{ $points } home
standing-Castillo = After the Castillo
standing-Regions = After all regions
standing-gained = +{ $points }
# Above the columns of the standing: what was gained in this act, and points in all.
standing-Castillo-gained = in the Castillo
standing-Regions-gained = in the regions
standing-total = in all

## Show me again

again-Turn = Last turn again
again-Turn-tip = Shows the last turn that was played once more.
again-Scoring = Scoring again
again-Scoring-tip = Shows the last scoring once more.
again-nothing = There is nothing to show again now.
again-shown-Turn = Again: the last turn
again-shown-Scoring = Again: the last scoring
again-hint = The game waits. Click or Space: go on, Esc: back to it.
again-back = Back to the game

## The log

log-panel = What happened
log-all = Everyone
log-click-tip = Click to see the place on the board.

## The inspector

look-title = Region
look-nothing = Point at a region on the board.
look-values = Pays { $values }
look-king = The King is here: nobody enters or leaves.
look-grande = { $seat }’s Grande is at home here.
look-grande-inside = { $seat }’s Grande is inside, until the next general scoring.
look-nobody = Nobody stands here.
look-men = { $count ->
    [one] 1 caballero
   *[other] { $count } caballeros
}
look-hidden = What is in the tower stays in the tower. Remember what went in!
look-pays = Scored now:
look-paid = { $seats }: { $points }
look-paid-nothing = { $seats }: nothing
look-why-first = first
look-why-second = second
look-why-third = third
look-why-below = below third
look-why-tied = tied, so the next value down
look-why-king = +{ $points } for the King
look-why-home = +{ $points } for home
look-line = { $told } ({ $why })
look-castillo = Castillo
look-scoreboard = A mobile scoreboard lies here.

## The table of the last scoring

audit-open = Last scoring
audit-open-tip = Place by place: who had how many, who got what and why.
audit-title = The last scoring
audit-close = Close
audit-nothing = Nothing has been scored yet.
audit-sum = Together
audit-men = { $count } there
audit-cell = { $count } there: { $parts }
audit-rank-1 = { $points } (first)
audit-rank-2 = { $points } (second)
audit-rank-3 = { $points } (third)
audit-tie = { $points } (tied)
audit-king = +{ $points } (King)
audit-home = +{ $points } (home)

## Notices

notice-kept = A copy of the record lies in { $path }
notice-not-kept = The record can’t be copied: { $reason }

notice-not-saved = This game can’t be written down, so it can’t be continued later: { $reason }
notice-no-home = No home folder of yours is known here, so neither games nor settings are kept.
notice-torn = The last line of the record was torn and has been dropped: the game goes on just before it.
notice-cannot-continue = The last game can’t be continued: { $reason }

notice-settings = Your settings can’t be read, so the usual ones hold: { $reason }
notice-settings-not-kept = Your settings hold for now, but can’t be kept: { $reason }
notice-older = A newer record can’t be read ({ $reason }), so an older game goes on.
notice-program = The program that plays for { $seat } failed, a Knight goes on: { $reason }
notice-stumbled = { $seat } lost the thread: chance has decided this once.
notice-nowhere = That piece has no business there now.

## The sentence that says who does what, and why

prompt-reveal = Round { $round }: the action cards are turned up.
prompt-bid = { $seat }, play a power card: high numbers act early, low numbers bring more caballeros to court.
prompt-bid-shift = { $seat }, play a power card, and a modifier with it if you like: the sum decides who acts early, the power card who comes to court.
prompt-recruit = { $limit ->
    [0] { $seat }, your high power card brings nobody to court: say so and go on.
   *[other] { $seat }, bring up to { $limit } from your provinces to court: only those at court can be placed.
}
prompt-recruit-short = { $limit ->
    [0] { $seat }, your provinces are empty: say so, and up to { $rest } may come from regions instead.
    [one] { $seat }, only 1 is left in your provinces: bring it, and up to { $rest } more may come from regions; leave it, and nobody comes from there.
   *[other] { $seat }, only { $limit } are left in your provinces: bring them all, and up to { $rest } more may come from regions; bring fewer, and nobody comes from there.
}
prompt-recruit-nowhere = { $seat }, your provinces are empty and no region can help: nobody comes to court. Say so and go on.
prompt-recruit-from = { $seat }, your provinces are empty: fetch up to { $left } more from regions to your court, or say done.
prompt-take = { $seat }, take an action card: its number is how many you may place, its text your special action.
prompt-act-both = { $seat }, place up to { $count } from court { $where }, and carry out “{ $card }” before or after.
prompt-act-first = { $seat }, carry out “{ $card }” before you place, or do without it; you may place up to { $count } from court { $where }.
prompt-act-placing = { $seat }, place up to { $count } more from court { $where }, or carry out “{ $card }”, which ends your placing.
prompt-act-place = { $seat }, place up to { $count } from court { $where }; then end your turn.
prompt-act-place-useless = { $seat }, place up to { $count } from court { $where }; “{ $card }” would change nothing now.
prompt-act-only = { $seat }, carry out “{ $card }”, or leave it out and end your turn.
prompt-act-nothing = { $seat }, nothing is left to do: end your turn.
where-king = beside the King’s region or into the Castillo
where-anywhere = in any region
where-anywhere-inside = in any region or into the Castillo, where the King stands
where-king-too = in the King’s region, beside it, or into the Castillo
where-france = next to France or into the Castillo
where-portugal = next to Portugal or into the Castillo
prompt-pass = { $seat }, pass one modifier to the left; then you get one from the right.
prompt-ability = { $seat }, use “{ $modifier }” now, or say done: { $words }
prompt-regent-Exile = { $seat }, send the King to France or Portugal: all of Spain opens, and one places next to him.
prompt-regent-Escort = { $seat }, move the King to another region; then two caballeros of the region he leaves go with him.
prompt-regent-Rivalry = { $seat }, move the King to another region: the Grandes there withdraw into the Castillo.
prompt-regent-SummerResidence = { $seat }, move the King to a region with the fewest caballeros.
prompt-regent-Deputy = { $seat }, drag a Grande to the King’s region: the two change places.
prompt-escort = { $left ->
    [one] { $seat }, 1 more caballero of { $region } goes with the King: drag it to him.
   *[other] { $seat }, { $left } caballeros of { $region } go with the King: drag them to him.
}
prompt-moves-spread = { $seat }, move your caballeros out of one region to wherever they count more; say done when you like.
prompt-moves-spread-on = { $seat }, move more of your caballeros out of { $source }, or say done.
prompt-moves-source = { $seat }, move up to { $any ->
    [one] 1 caballero of any colour
   *[other] { $any } caballeros of any colours
} out of one region; say done when you like.
prompt-moves-source-on = { $seat }, move up to { $any ->
    [one] 1 more of any colour
   *[other] { $any } more of any colours
} out of { $source }, or say done.
prompt-moves-own = { $upto ->
    [yes] { $seat }, move up to { $own } of your own caballeros where they count more, or say done.
    [spare] { $seat }, move your only caballero out there once, or twice if you like.
   *[no] { $seat }, move { $own } more of your own caballeros: this card must be carried out in full.
}
prompt-moves-foreign = { $upto ->
    [yes] { $seat }, move up to { $foreign } of other players’ caballeros where they count less, or say done.
    [spare] { $seat }, move the only caballero of the others once, or twice if you like.
   *[no] { $seat }, move { $foreign } more of other players’ caballeros: this card must be carried out in full.
}
prompt-moves-any = { $upto ->
    [yes] { $seat }, move up to { $any ->
        [one] 1 caballero of any colour
       *[other] { $any } caballeros of any colours
    }, or say done.
   *[no] { $seat }, move { $any ->
        [one] 1 caballero of any colour
       *[other] { $any } caballeros of any colours
    }: this card must be carried out in full.
}
prompt-moves-mixed = { $upto ->
    [yes] { $seat }, move up to { $own } of your own caballeros and up to { $foreign } of other players, or say done.
    [spare] { $seat }, move { $own } of your own caballeros and { $foreign } of other players, each move counted; where there is only 1 to move, once is enough.
   *[no] { $seat }, move { $own } of your own caballeros and { $foreign } of other players: this card must be carried out in full.
}
prompt-place-more = { $upto ->
    [yes] { $seat }, place up to { $count } more from court, or say done: { $where }.
   *[no] { $seat }, place { $count } more from court: { $where }.
}
where-more = anywhere but in the King’s region
where-more-regions = in any region but the King’s
prompt-move-or-place = { $upto ->
    [yes] { $seat }, your first step chooses: move your caballeros out of one region, or place up to 2 more from court in regions.
   *[no] { $seat }, your first step chooses: move your caballeros out of one region, or place 2 more from court.
}
prompt-one-of-each = { $seat }, send home one caballero each of { $seats }: drag it to its owner’s provinces.
prompt-score-one = { $seat }, choose the region or the Castillo that is scored now, where you gain most on the others.
prompt-score-region = { $seat }, choose the region that is scored now, where you gain most on the others.
prompt-scoreboard = { $seat }, put a mobile scoreboard on a place: it replaces what is printed there.
prompt-king-neighbour = { $seat }, move the King to a neighbouring region: it closes, and those around it open for placing.
prompt-king-back = { $seat }, bring the King back to a region that borders on { $country }: it closes, and those around it open for placing.
prompt-king = { $seat }, move the King to another region: it closes, and those around it open for placing.
prompt-grande = { $seat }, move your Grande to a new home: first place there pays 2 more.
prompt-evict = { $seat }, choose the region that all others must leave.
# $open is the power card that lies open before everybody: this round’s, or the newest of the pile.
prompt-take-back = { $seat }, take one of your played power cards back into your hand: all see { $open ->
    [round] this round’s
   *[top] the one on top
} go, any other goes unseen.
prompt-take-back-alone = { $seat }, take your only played power card back into your hand: everybody sees it go.
prompt-take-back-shift = { $seat }, take a played power card or modifier back into your hand: all see { $open ->
    [round] this round’s power card
   *[top] the power card on top
} go, or the only one of a kind, any other goes unseen.
prompt-next = { $seat }, choose who goes next: { $seats } still must { $duty }.
duty-WholeCourt = lose the whole court
duty-ThreeFromCourt = lose 3 from court
duty-ThreeOfOwnChoice = give up 3 of their own choice
duty-TwoByDisc = lose up to 2 in the region on the disc
duty-AllByDisc = lose all in the region on the disc
duty-leave = leave { $region }
prompt-give-up = { $seat }, give up { $left } more, from court or regions: “{ $card }” demands it. Drag them to your provinces.
prompt-disc-two = { $count ->
    [one] { $seat }, set your secret disc: in that region you lose 1 caballero; you have no region with 2.
   *[other] { $seat }, set your secret disc: in that region you lose { $count } caballeros.
}
prompt-disc-all = { $seat }, set your secret disc: in that region you lose all your caballeros.
prompt-disc-leave = { $seat }, set your secret disc: there go your caballeros who must leave { $region }.
prompt-disc-score = { $seat }, set your secret disc: a region that nobody else sets is scored now.
prompt-disc-march = { $seat }, set your secret disc: to that region your caballeros ride from the Castillo.
prompt-disc-march-grande = { $seat }, set your secret disc: to that region your caballeros and your Grande ride from the Castillo.
prompt-veto = { $plan } { $seat }, will you stop it with your Veto?
prompt-answer = { $by } plays a Veto. { $seat }, answer with yours, and it happens after all?
prompt-scoring = { $seat }’s special action is being scored.
prompt-end-of-round = Round { $round } is over: cards nobody took are put away.
prompt-castillo = General scoring: the Castillo is opened and pays first.
prompt-march = General scoring: the caballeros ride from the Castillo to the regions on their discs.
prompt-march-shut = General scoring: the King is at the Castillo, and all inside stay there.
prompt-regions = General scoring: every region pays, one after the other.
prompt-over = { $count ->
    [one] The game is over: { $seats } is El Grande, with { $points } points!
   *[other] The game is over: { $seats } share the title, with { $points } points each!
}

# Screens before, over and after a game: title, new game, menu, settings, curtain, result.

## The title

title-name = El Grande
title-line = Nine rounds for the favour of Spain, about 1490
title-continue = Continue
title-continue-players = { $players }
title-continue-round = Round { $round }
title-continue-when = Round { $round }, { $when }
# Where two lines have no room.
title-continue-both = { $when } · { $players }
title-continue-tip = Takes up the last game where it was left.
title-watch = Watch
title-watch-tip = This game is being played in another window. Look on while they play.
title-branch = Play on apart
title-branch-tip = Goes on from where they are now, as a game of your own. Theirs stays as it is.
# A game that can't be read: when it was begun ("begun 3 days ago"), and why.
title-damaged = A game { $when } can’t be read to its end: { $reason }.
# The same where only the name of the file is known.
title-damaged-named = The game “{ $name }” can’t be read to its end: { $reason }.
title-repair = Go on from what is whole
title-repair-whole = { $count ->
    [0] Nothing was decided before that
    [one] One decision before that is whole
   *[other] { $count } decisions before that are whole
}
title-repair-tip = Goes on in a new file. The damaged one is kept beside it, untouched.
save-fault-Changed = line { $line } is not as it was written
save-fault-NotADecision = line { $line } holds no decision
save-fault-Illegal = line { $line } breaks the rules of this version
save-fault-Torn = its beginning was cut off
save-fault-Empty = it is empty
save-fault-NotAHeader = it does not begin like a game of ours
save-fault-Newer = a newer version of the game wrote it
save-fault-Setup = what was agreed and dealt does not fit together
save-fault-Unreadable = it can’t be opened
save-fault-InUse = it is being played in another window
save-fault-NoSecond = there is no room for a second file
title-ago-now = begun just now
title-ago-minutes = { $count ->
    [one] begun a minute ago
   *[other] begun { $count } minutes ago
}
title-ago-hours = { $count ->
    [one] begun an hour ago
   *[other] begun { $count } hours ago
}
title-ago-days = { $count ->
    [one] begun yesterday
   *[other] begun { $count } days ago
}
title-ago-weeks = { $count ->
    [one] begun a week ago
   *[other] begun { $count } weeks ago
}
title-alone = Play against bots
title-alone-tip = You and three bots, at once, with the usual rules.
title-new-game = New game
title-new-game-tip = Choose who plays, and how.
title-settings-tip = Picture, pace, sound and table.
title-alone-short = Bots
title-new-game-short = New
book-title-button-short = Rules
lesson-button-short = Learn
lesson-button-resume-short = Learn
menu-settings-short = Settings
title-quit-short = Quit
title-quit = Quit
title-quit-tip = What you play is always written down.

## A new game: who plays

setup-title = A new game
setup-seats = Who plays?
setup-seats-line = Seats go clockwise round the table.
setup-name-tip = Write a name.
setup-add-seat = Add a player
setup-add-seat-tip = El Grande is for 2 to 5 players.
setup-remove-seat = Take this seat away
setup-colour-tip = { $colour }, { $shape }. Click to change it.
setup-colour-give = { $colour }, { $shape }
setup-begin = Begin
setup-begin-tip = Deals the cards and begins.
setup-back = Back
setup-back-tip = To the title (Esc). What you chose stays.
setup-more = More choices
setup-less = Fewer choices
setup-more-tip = Length, Veto, modules and more. The usual is chosen already.

## A new game: how it is played

setup-edition = Which edition?
setup-edition-Classic = Classic, 1995
setup-edition-Classic-tip = The first rules, with Veto cards. Good for a first game.
setup-edition-Anniversary = Anniversary, 2023
setup-edition-Anniversary-tip = Gentler rules, new cards, no Veto. Good for two.
setup-differences = What is different?
setup-difference-names = Regions carry the names of the 2023 board.
setup-difference-stacks = Four stacks of ten action cards, and the King card.
setup-difference-values = With 2 or 3 players the first two values of a place are paid.
setup-difference-veto = No Veto cards, unless you add them below; a Veto stops a whole special action before it begins.
setup-difference-up-to = “Move 2 of your own and 2 of others” may be done in part.
setup-difference-militia = “Militia” places up to 2 more, in regions only.
setup-difference-score = “Score any one region” leaves out the Castillo.
setup-difference-shortage = “The Court Calls” may fetch caballeros from regions where the provinces lack them.
setup-difference-piles = Power cards of earlier rounds lie face down.
setup-difference-victory = A tie at the end is a shared victory, as in Classic.
setup-difference-neutral = Two players: stacks 2 and 3 are one, and a neutral colour takes part, with pieces and bids of its own.
setup-difference-board = The box has another board for 2 or 3 players; here the map is the same for any number.
# What the printed game does not say, so that nobody takes it for the box’s own.
setup-ours-deck = The rules of 2023 name only thirteen of the action cards, and no numbers: the rest of this deck is our choice. With --deck you can bring that of your own box.
setup-ours-regents = How many there are of each regent is our choice, too: the rules don’t say.
setup-ours-regents-classic = New Regent comes from the edition of 2023; how many there are of each regent is our choice.
setup-ours-modifiers = The sixteen modifiers of Power Shift are our own.
setup-ours-alternatives = Of these the rules describe only the Veto; the other cards are our choice.
setup-rounds = How long?
setup-rounds-nine = Nine rounds
setup-rounds-nine-tip = The whole game, scored after rounds 3, 6 and 9.
setup-rounds-six = Six rounds
setup-rounds-six-tip = About an hour: rounds 1, 4 and 7 are left out.
setup-veto = What can a Veto stop?
setup-veto-Classic = Any step
setup-veto-Classic-tip = Also in the middle of an action, one’s own too, and another Veto.
setup-veto-WholeAction = A whole action
setup-veto-WholeAction-tip = Only an opponent’s, and only before it begins.
setup-veto-NoVeto = Nothing
setup-veto-NoVeto-tip = The Veto cards stay in the box.
setup-evicted = “Make Way” without a refuge
setup-evicted-Court = Back to court
setup-evicted-Court-tip = Who must leave can be placed again. Usual in Anniversary.
setup-evicted-Provinces = Home to the provinces
setup-evicted-Provinces-tip = Who must leave needs to be recruited again. Usual in Classic.
setup-ledger = Memory of the Castillo
setup-ledger-off = The players remember
setup-ledger-off-tip = The tower hides it, as at a real table.
setup-ledger-on = The screen remembers
setup-ledger-on-tip = Pointing at the tower shows who is inside.
setup-advice = Advice
setup-advice-on = May be asked for
setup-advice-on-tip = A strong bot says what it would do.
setup-advice-off = Everyone alone
setup-advice-off-tip = No button for it at the table.
setup-seed = Number of the deal
setup-seed-hint = empty: by chance
setup-seed-tip = The same number or word deals the same cards again.
setup-deck = Deck
setup-deck-own = From your own file.
setup-deck-drop = Play the edition’s own instead
setup-modules = Modules
setup-new-regent = New Regent
setup-new-regent-tip = Ten cards instead of the King card: he goes abroad, shuts himself up in the Castillo, travels with an escort, and more.
setup-power-shift = Power Shift
setup-power-shift-tip = Three modifiers each: one beside a power card changes its rank and can do something.
setup-joined = Stacks 2 and 3 joined
setup-joined-tip = For three players: less to choose from, more to fight for.
setup-alternatives = Other cards in the deck
setup-error-joined = Stacks are joined by choice with three players only.
setup-error-joined-two = With two players these stacks are always joined.
setup-error-no-vetoes = There is no Veto in this deck: add one among the other cards.
setup-error-regents = This deck has no regents.
setup-error-alternatives = This deck has none: the Classic stacks already hold them all.
setup-error-alternative-veto = Without Vetoes this card stays in the box.
setup-error-players = El Grande is for 2 to 5 players.
setup-error-name = Player { $seat } needs a name of 1 to { $longest } letters.
setup-error-same-name = Two players are called “{ $name }”.
setup-error-same-colour = Two players have the same colour.
setup-error-deal = This game can’t be dealt.

## Who decides for a seat

keeper-human = Person
keeper-human-tip = Sits at this machine and shares the mouse.
keeper-squire = Squire, easy bot
keeper-squire-tip = Plays sensibly, forgets the Castillo, and is sometimes careless.
keeper-hidalgo = Hidalgo, modest bot
keeper-hidalgo-tip = Has begun to see what matters, and sees it now and then.
keeper-captain = Captain, fair bot
keeper-captain-tip = Mostly knows what to do; a lapse here and there lets you in.
keeper-knight = Knight, good bot
keeper-knight-tip = Judges well and plans its whole turn.
keeper-count = Count, skilled bot
keeper-count-tip = Plans like a Knight and asks what you will do next, if only for a moment.
keeper-grande = Grande, strong bot
keeper-grande-tip = Thinks the rest of the round through. Hard to beat.
keeper-list-tip = Who decides for this seat?

## The menu

menu-title = Pause
menu-resume = Go on
menu-resume-tip = Back to the table (Esc).
menu-settings = Settings
menu-settings-tip = Picture, pace, sound and table.
menu-to-title = To the title
menu-to-title-tip = The game is written down: the title offers to continue it.
menu-quit = Quit
menu-quit-tip = The game is written down: the title offers to continue it.

## Settings

menu-page-Picture = Picture
menu-page-Pace = Pace
menu-page-Sound = Sound
menu-page-Table = Table
menu-back = Back
menu-back-tip = To the menu (Esc).
menu-done = Done
menu-done-tip = To the title (Esc).
menu-scale = Size of text
menu-scale-tip = Panels grow with it.
menu-percent = { $percent } %
menu-quality = Quality
menu-quality-tip = Shadows and smooth edges cost time on a slow machine.
menu-quality-auto = As suits this machine
menu-quality-Low = Plain
menu-quality-Medium = Good
menu-quality-High = Best
menu-fullscreen = Fill the whole screen
menu-fullscreen-tip = Also with F11.
menu-pace-Own = People’s moves
menu-pace-Others = Bots’ moves
menu-pace-Scoring = Scoring
menu-pace = How fast is it shown?
menu-at-once = at once
menu-speed-value = { $speed }×
menu-instant = Show results at once
menu-instant-tip = Nothing is shown on its way.
menu-reduced = Less motion
menu-reduced-tip = Pieces go out here and appear there, and the camera rests. The same is told.
menu-camera = Camera in scenes
menu-camera-Off = rests
menu-camera-Gentle = comes closer
menu-camera-Full = goes right up
menu-volume = All of it
menu-mute = Silence
menu-mute-tip = Nothing is heard.
menu-volume-Pieces = Pieces
menu-volume-Cards = Cards and seals
menu-volume-Scenes = Bells, drums, the tower
menu-volume-Signs = Buttons and refusals
menu-volume-Room = Fire and room
menu-volume-Music = Music
menu-music = Music
menu-music-tip = A vihuela plays, and falls silent when points are counted.
menu-patience = Time for bots to think
menu-patience-tip = With less they answer sooner, and play weaker.
menu-advice = Players may ask for advice
menu-advice-tip = A strong bot says what it would do.

menu-hints = Explain what is new
menu-hints-tip = What you do for the first time is explained once. Off and on again: all of it once more.

## The curtain

curtain-heading = { $seat } alone looks
curtain-line = { $colour }, { $shape }. Everybody else looks away now.
curtain-lift = I am { $seat }, show me

## The result

result-winner = { $seats } is El Grande!
result-winners = { $seats } share the title of El Grande!
result-rank = { $rank }.
result-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
result-again = Play again
result-again-tip = A new game with the same people and rules.
result-watch = Watch again
result-watch-tip = Shows the last scoring once more.
result-watch-nothing = No scoring has been seen yet, so there is none to watch.
result-keep = Save a copy
result-keep-tip = Puts this game in your own folder: every decision of it, to replay it.
result-keep-unwritten = This game was not written down, so there is no record to copy.
result-to-title = To the title
result-to-title-tip = Leaves the table.
result-look = Look at the board (Esc)
chart-course = Course
chart-course-tip = Everybody’s points, round by round.
chart-sources = Sources
chart-sources-tip = Where the points came from.
chart-rounds = Round
chart-points = Points
chart-star = Gold lines: general scorings.
chart-score = { $seat }, round { $round }: { $points }
chart-from = From
source-Castillo = Castillo
source-King = King’s region
source-Home = Grande’s home
source-Cards = Cards

## Where there is no room

window-too-small = There is no room for the table in this window. Please make it at least { $width } by { $height } large.

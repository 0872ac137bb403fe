# The game on show: while nobody plays, who comes in, who may have gone, and the exhibitor's own page.

## Nobody is there

attract-greeting = A board game of power and majorities for 2 to 5
attract-touch = Touch or click to play
attract-address = More about us: { $address }

# What one sees in a demonstration, and why it is exciting.
attract-caption-Reveal = New actions are turned up. Everybody wants one of them; only the boldest card chooses first.
attract-caption-Bid = Each plays a power card. High ones act first, low ones bring more caballeros to court.
attract-caption-Pass = Each plays a power card. High ones act first, low ones bring more caballeros to court.
attract-caption-Ability = A card with a trick of its own: watch who it hits.
attract-caption-Take = First come, first served: the action one leaves is the one a rival takes.
attract-caption-Recruit = Caballeros ride from the provinces to court. Without them nobody holds a region.
attract-caption-Act = Most caballeros in a region take its points, and second best may be worth nothing.
attract-caption-Veto = A Veto! One card can stop what everybody saw coming.
attract-caption-EndOfRound = The round is over. Nobody has won anything yet: points come with the scoring.
attract-caption-Discs = Secretly each sets a disc: where will those ride who hide in the tower?
attract-caption-Castillo = The tower opens. Nobody knew for sure how many were inside.
attract-caption-March = All discs turn at once, and the hidden ride out. This is where plans break.
attract-caption-Regions = Region by region is counted. Ties help nobody: watch the lead change hands.
attract-caption-Over = Spain has a new Grande. Could you have done better?
attract-moment = A great moment

## Somebody comes in

come-in-title = What shall it be?
come-in-game = { $edition }, { $rounds } rounds
come-in-alone = Play now
come-in-alone-note = { $bots ->
    [one] you and a bot
   *[other] you and { $bots } bots
}
come-in-together = Together, round this table:
come-in-players = { $count }
come-in-players-tip = { $count } people take turns at this screen.
come-in-learn = Learn it first
come-in-watch = Watch bots play
come-in-go-on = Go on with the game that was left here
come-in-leave = Back

## Somebody may have gone

still-there-title = Are you still there?
still-there-line = { $seconds ->
    [one] In a second the table is free for others. Your game is kept for a while.
   *[other] In { $seconds } seconds the table is free for others. Your game is kept for a while.
}
still-there-stay = I am here
still-there-leave = I am done

## The exhibitor's page

backstage-code = For the exhibitor
backstage-code-line = The code, please.
backstage-wipe = Wipe
backstage-close = Back to the stand
backstage-title = The stand today, { $date }
backstage-visitors = Visitors
backstage-games = Games begun
backstage-shared = of them with several people
backstage-finished = Games played to the end
backstage-left = Left in the middle
backstage-continued = of them gone on with
backstage-rounds = Rounds played
backstage-longest = Longest game, in minutes
backstage-restarts = Times the program had to begin anew
backstage-unwritten = Games that could not be written down
backstage-trouble = The last trouble: { $reason }
backstage-table = All days, for a spreadsheet: { $path }
backstage-take-down = Take the stand down
backstage-take-down-tip = From now on it is the game as at home.
backstage-quit = End the program

## In the settings

menu-page-Event = Event
menu-event-line = At a fair the game shows itself while nobody plays, lets visitors in with one touch, and notices when they have gone.
menu-event-file = Greeting, languages, games, times, sound and a code for leaving are written into a small file: el-grande --event FILE, as docs/events.md tells.
menu-event-begin = Set up the stand
menu-event-begin-tip = Begins at once. F10, or five touches in the upper right corner, open the exhibitor's page, from which it ends.
menu-event-audience = Window for those who watch
menu-event-audience-tip = A second window without anything to press: F9.

## The window for those who watch

audience-round = Round { $round }
audience-waits = { $seat } decides
audience-secret = { $seat } chooses in secret
audience-turn = { $seat }: { $order }

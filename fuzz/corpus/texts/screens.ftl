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

# Why something can't be done: the rule behind it, to the player who tried.

refusal-game-over = The game is over.
refusal-not-asked-for = That can’t be done now: { $phase ->
    [Pass] everyone is passing a modifier on.
    [Reveal] the action cards are being turned up.
    [Bid] power cards are being played.
    [Recruit] this is the time to bring caballeros to court.
    [Ability] this is the time for what your modifier can do.
    [Take] first an action card must be taken.
    [Act] something else comes first in this turn.
    [EndOfRound] the round is just ending.
    [Discs] the secret discs are being set.
    [Castillo] the Castillo is being scored.
    [March] the caballeros are leaving the Castillo.
    [Regions] the regions are being scored.
   *[Over] the game is over.
}

## Power cards and recruiting

refusal-not-in-hand = The power card { $power } is not in your hand.
refusal-power-played = { $power } has already been played this round, by { $seat }: play another number.
refusal-modifier-not-in-hand = The modifier “{ $modifier }” is not in your hand.
refusal-sum-played = { $sum } is taken this round, by { $seat }: find another sum.
refusal-levy-of = { $limit ->
    [one] Your modifier brings 1 to court.
   *[other] Your modifier brings 1 to { $limit } to court.
}
refusal-too-many-recruits = { $limit ->
    [0] Your power card brings nobody to court.
   *[other] Your power card brings at most { $limit } to court.
}
refusal-provinces-short = { $provinces ->
    [0] Your provinces are empty.
    [one] Only 1 caballero is left in your provinces.
   *[other] Only { $provinces } caballeros are left in your provinces.
}
refusal-provinces-first = { $provinces ->
    [0] First say how many come from your provinces.
   *[other] First come those in your provinces; you still have { $provinces } there.
}
refusal-card-gone = The card of stack { $stack } is gone: take another.

## Placing and moving

refusal-kings-region = The King is in { $region }: nothing may enter or leave it.
refusal-not-next-to-king = Nobody can be placed in { $region }: it is not next to the King.
refusal-court-empty = Your court is empty.
refusal-nothing-left-to-place = You have placed all that your card allows.
refusal-placing-finished = Your placing ended when the special action began.
refusal-not-into-castillo = The Castillo is closed for this: choose a region.
refusal-nobody-there = { $seat } has no caballero in { $region }.
refusal-same-place = Choose another place than where it is now.
refusal-no-own-move-left = Your card lets you move no more of your own caballeros.
refusal-no-foreign-move-left = Your card lets you move no more caballeros of others.
refusal-other-source = All of them must come out of { $region }, where you began.

## Special actions

refusal-action-over = Your special action is over.
refusal-nothing-to-do = “{ $card }” would change nothing now, so it can’t be used.
refusal-only-before-placing = “{ $card }” serves your placing, so it comes before it.
refusal-must-finish = This special action must be carried out to the end.
refusal-not-theirs = { $seat } does not lose a caballero, or has already lost one.
refusal-nothing-to-give-up = You have nobody left to give up in { $place }.
refusal-nothing-to-give-up-court = You have nobody left to give up at court.
refusal-not-waiting = { $seat } has already done so, or need not.
refusal-too-few-there = The disc must show a region with { $needed ->
    [one] a caballero
   *[other] { $needed } or more caballeros
} of yours, and { $region } is not one.
refusal-must-leave = Your caballeros must leave { $region }: set another region.
refusal-scoreboard-in-kings-region = The scoreboard { $values } lies in the King’s region and stays there.
refusal-scoreboard-there = There is a scoreboard on { $place } already.
refusal-king-must-move = The King must go to another region than his own.
refusal-king-too-far = The King goes only to a neighbouring region this time.
refusal-king-not-there = The King can’t go there: choose a region.
refusal-king-only-abroad = The King goes to France or Portugal this time, and not where he is.
refusal-not-the-fewest = { $region } does not have the fewest caballeros, so the King can’t go there.
refusal-only-with-king = Who escorts the King goes with him, to { $region }.
refusal-no-swap = The King and { $seat }’s Grande can’t change places: both must stand in regions of their own.
refusal-castillo-not-scored = The Castillo is no region, so this card can’t score it.
refusal-grande-in-castillo = Your Grande is in the Castillo and comes out in the general scoring.
refusal-grande-in-kings-region = Your Grande is in the King’s region and must stay there.
refusal-grande-already-there = Your Grande is already in { $region }.
refusal-no-opponent-there = Nobody else is in { $region }: there is no one to send away.
refusal-modifier-not-spent = You have not played the modifier “{ $modifier }”, or hold it again.
refusal-not-spent = You have not played the power card { $power }, or hold it again.

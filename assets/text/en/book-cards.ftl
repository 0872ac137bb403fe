# The card book: counts, and the exact terms of the cards.

cards-stack = Stack { $stack }: place { $stack }
cards-stack-joined = Stacks 2 and 3, joined: place 2 or 3
cards-stack-regents = Stack 5, New Regent: place 5
cards-places = { $count ->
    [one] Lets you place 1 caballero.
   *[other] Lets you place { $count } caballeros.
}
cards-copies = { $count ->
    [one] One in the deck
   *[other] { $count } in the deck
}
cards-always = Comes back every round.
cards-open = lies open now
cards-gone = { $gone } of { $count } gone by
cards-all-gone = { $count ->
    [one] gone by
   *[other] all { $count } gone by
}
cards-still = { $count ->
    [one] still in its stack
   *[other] all { $count } still in the stack
}
cards-perhaps = A card of this stack has left unseen, so perhaps one fewer.
cards-not-here = Not among the cards of this game.
cards-no-game = So it is in { $edition }.
cards-terms = Exact terms
cards-example = Played once, to see it
cards-example-line = The card was really played, by bots, in a position put up for it.
cards-before = before
cards-after = after
aspect-Number = How many
aspect-King = The King
aspect-Castillo = The Castillo
aspect-Few = Too few
aspect-Order = In which order
aspect-Veto = Veto

## How many

clause-number-spread = As many of your caballeros of one region as you like, each to any place you like; some may stay.
clause-number-either = Choose one of the two: spread your caballeros of one region, or place 2 more from court.
clause-number-exodus = None to five, of any colours, all out of the same region. They can’t come back to it with this card.
clause-number-up-to = Up to so many moves: you may stop sooner. Each goes to another place; the same caballero may go twice.
clause-number-exact = Two moves with your own and two with others’, in any order. It is moves that count: the same caballero may make both.
clause-number-place = Exactly 2 more from your court, besides what the card lets you place anyway.
clause-number-place-up-to = Up to 2 more from your court, besides what the card lets you place anyway.
clause-number-veto = You keep it open before you, for the rest of this round and the next. It can be used once.
clause-number-one-of-each = Exactly one of every other player; you choose from which regions. None of your own.
clause-number-score-one = Exactly one place, which you name.
clause-number-ballot = All players set a disc, you too. Each region that just one player set is scored.
clause-number-scoreboard = One of the two boards: put it out, or move it to another place. Never two on one place, never off the board.
clause-number-king-next = The King goes to a region next to his own.
clause-number-king-any = The King goes to any region other than his own.
clause-number-evict = You name a region; every other player there leaves it with everybody, for the region on their disc.
clause-number-grande = Your Grande goes to any other region; other Grandes may be there.
clause-number-take-back = One card you have played, this round’s too. It needn’t be shown which.
clause-number-court = Exactly 2 from your provinces to your court.
clause-number-whole-court = Every other player’s whole court.
clause-number-three-court = Exactly 3 of every other player, from court.
clause-number-three-own = Exactly 3 of every other player, from court and regions as the owner likes.
clause-number-two-disc = Exactly 2 of every other player, from the region set on the disc. It must hold 2 or more of theirs, if they have such a region.
clause-number-all-disc = All of every other player’s in the region set on the disc. At least one of theirs must be there.
clause-number-value = All regions whose first number fits, as they count now: a scoreboard replaces what is printed.
clause-number-castillo = The Castillo, as in a general scoring.
clause-number-firsts = In each region whoever is first alone gets the first number. A tie for first pays nothing, second and third neither.
clause-number-most = The region with the most caballeros of all colours together; all of them, if several have the same.
clause-number-fewest = The region with the fewest caballeros of all colours together, empty ones left out; all of them, if several have the same.
clause-number-exile = The King goes to France or Portugal, and not where he is.
clause-number-escort = The King goes to any other region, and 2 caballeros of any colours, which you choose, go with him from the region he leaves.
clause-number-rivalry = The King goes to any other region, and every Grande there goes into the Castillo.
clause-number-summer = The King goes to the region with the fewest caballeros, empty ones left out. If several have the fewest, you choose.
clause-number-rebellion = The King goes to the Castillo.
clause-number-infiltration = The King stays. Do it before placing, and this turn you may place in his region, too.
clause-number-deputy = The King and any one Grande change places. Both must stand in regions.

## What the King forbids

clause-king-moves = Nobody leaves the King’s region or enters it.
clause-king-place-more = Any region but the King’s; it need not be next to him.
clause-king-taken = Those in the King’s region are safe.
clause-king-scored = The King’s region is scored like any other, and pays its 2 more.
clause-king-ballot = The King’s region may be set, and pays its 2 more.
clause-king-scoreboard = Never to or from the King’s region.
clause-king-moves-himself = The King moves; nothing else enters or leaves his region, old or new.
clause-king-evict = The King’s region can’t be named. Set on a disc it is no refuge: in Classic they go home to the provinces, in Anniversary back to court.
clause-king-grande = Not into the King’s region, and not out of it.
clause-king-disc = The King’s region can’t be set.
clause-king-abroad = While he is abroad no region is closed, nobody gets his 2 points, and one places next to that country.
clause-king-escort = Only those two may leave his old region and enter the new one.
clause-king-summer = If his own region alone has the fewest, he stays.
clause-king-rebellion = No region is closed now, and all are open for placing.
clause-king-infiltration = Only placing is allowed there, and only in this turn.
clause-king-deputy = The Grande may enter and leave, for this once.

## The Castillo

clause-castillo-open = The Castillo is one of the places to go. Nobody comes out of it.
clause-castillo-not = The Castillo is no region: it can’t be chosen.
clause-castillo-militia = Regions only, not the Castillo.
clause-castillo-safe = Those in the Castillo are safe.
clause-castillo-scored = The Castillo may be named: it is opened and scored, and all stay inside.
clause-castillo-unscored = Only a region: the Castillo can’t be named.
clause-castillo-stay = All who are inside are shown, and stay inside.
clause-castillo-never = The Castillo is never scored by it.
clause-castillo-scoreboard = The Castillo is a place for it, too.
clause-castillo-evict = The Castillo can’t be named, nor set on a disc.
clause-castillo-grandes = A Grande inside rides out with the disc in the next general scoring; until then he makes the Castillo his home.
clause-castillo-shut = Nothing goes in or out. Its only first gets the King’s 2 points, and in a general scoring all inside stay.

## Too few

clause-few-exact = With only one to move, it must move once; the second move is free.
clause-few-court = If your court has fewer, as many as there are.
clause-few-all = Who has fewer gives all there are.
clause-few-spared = Who has nobody to lose is spared.
clause-few-two-disc = Who has nowhere 2 or more sets a region with 1; who has nobody is spared.
clause-few-evict = It must be a region where somebody else stands.
clause-few-provinces = If your provinces have fewer, as many as there are.
clause-few-called = If your provinces have fewer, the rest may come from your regions.

## The order of those who comply

clause-order-chosen = In the order you set, if a Veto could come in between; else it does not matter.
clause-order-clockwise = Clockwise, from the player at your left.
clause-order-board = In the order of the board, rank by rank.

## When a Veto may come

clause-veto-moves = Before each move. What was moved already stays so.
clause-veto-placing = Before each of the two. The usual placing can’t be stopped.
clause-veto-itself = Keeping it can’t be stopped.
clause-veto-each = Before each player’s loss.
clause-veto-ranks = Before each rank of each region is paid. What was paid stays paid.
clause-veto-opened = Before the gate is opened, and before each rank is paid.
clause-veto-once = Once, before it happens.
clause-veto-take-back = Once, before the card comes back; which one it is stays hidden.
clause-veto-discs = Before the discs are set, and once they are shown, before each one’s turn.
clause-veto-whole = At this table a Veto stops the whole action before it begins, or nothing.
clause-veto-none = There are no Vetoes in this game.

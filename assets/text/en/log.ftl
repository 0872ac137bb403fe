# What the log says about each event of a game.
#
# Many sentences are put together from parts: $parts is a list of messages called part-..., joined
# by the messages called list-...: in a sentence with "and", in a row of names and numbers without.

## Lists, and names as they stand inside a sentence

list-comma = { $first }, { $next }
list-and = { $first } and { $last }

# $key is the region's name in the code, $name the one on the board.
in-region = { $key ->
    [BasqueCountry] the { $name }
   *[other] { $name }
}
king-spot-France = France
king-spot-Portugal = Portugal
king-spot-Castillo = the Castillo
# Where those go who had to leave a place.
refuge-region = to { $region }
refuge-Court = back to court
refuge-Provinces = home to the provinces
neutral-colour = the neutral colour

## Before the first round

log-title = El Grande
log-seed = Everyone here decides at random. To see this very game again:
log-seed-options = ./play log { $options }
log-seats = At the table, clockwise: { $parts }.
part-player = { $seat } ({ $colour })
log-neutral-seat = A neutral colour plays along; nobody decides for it.
log-homes = The Grandes stand in their homes: { $parts }.
part-home = { $seat }’s in { $home }

## A round

log-round = Round { $round }
log-king-stands = The King is in { $king }.
log-king-at-castillo = The King is at the Castillo: it is his region now.
log-neutral-settles = Neutral caballeros settle: { $parts }.
part-settles = { $count ->
    [0] none in { $place }
   *[other] { $count } in { $place }
}
log-neutral-shows = The neutral colour shows the power card { $power }.
log-neutral-takes = The neutral colour takes “{ $card }” away.
log-modifiers-passed = Everyone passes a modifier to the left.
log-face-up = Face up:
log-card = { $places }  { $title }: { $text }
log-bids = Bids: { $parts }.
part-bid = { $seat } { $power }
# With a modifier: $change carries its sign.
part-bid-modified = { $seat } { $power } { $change } ({ $modifier })
log-ability = { $seat } makes use of “{ $modifier }”.
log-tribute = { $points ->
    [one] { $seat } gets 1 point and now has { $total }.
   *[other] { $seat } gets { $points } points and now has { $total }.
}
log-order = Turns: { $seats }.
log-takes = { $seat } takes “{ $card }”.
log-recruits = { $seat } recruits { $parts }.
log-recruits-nobody = { $seat } recruits nobody.
log-recruits-and-takes = { $seat } recruits { $parts } and takes “{ $card }”.
log-recruits-far-and-takes = { $seat } recruits { $parts }, and takes “{ $card }”.
log-places = { $seat } places { $parts }.
log-places-more = { $seat } adds { $parts }.
part-in = { $count } in { $place }
part-recruits = { $count }
part-from-provinces = { $count } from the provinces
part-from = { $count } from { $place }
part-from-court = { $count } from court
log-action-left-out = { $seat } leaves the special action out.
log-unused = Nobody took { $parts }.
part-card = “{ $card }”
log-veto-expired = { $seat }’s Veto runs out.
log-first-bidder = { $seat } bids first next round.

## Special actions

log-moves = { $seat } moves { $parts }.
log-moves-out = Out of { $from } { $seat } moves { $parts }.
part-move = { $own ->
    [yes] { $count } own from { $from } to { $to }
   *[no] { $count } of { $whose }’s from { $from } to { $to }
}
part-move-to = { $own ->
    [yes] { $count } own to { $to }
   *[no] { $count } of { $whose }’s to { $to }
}
log-sends-home = { $seat } sends home { $parts }.
log-lost = Back to the provinces: { $parts }.
part-of-from = { $count } of { $whose }’s from { $place }
part-of-from-court = { $count } of { $whose }’s from court
log-gives-up = { $seat } gives up { $parts }.
log-evicts = { $seat } wants everyone else out of { $place }.
log-leave = Out of { $place }: { $parts }.
part-leaves = { $whose }’s { $count } { $to }
log-scoreboard-put = { $seat } puts the scoreboard { $values } on { $place }.
log-scoreboard-moved = { $seat } moves the scoreboard { $values } from { $from } to { $place }.
log-king = { $seat } sends the King from { $from } to { $to }.
log-grande = { $seat }’s Grande moves from { $from } to { $to }.
log-calls-in = { $seat } calls one from { $place } to court.
log-enters-castillo = { $whose }’s Grande leaves { $place } for the Castillo.
log-infiltrates = { $seat } may place where the King is this turn.
log-swap = The King goes to { $to }, and { $whose }’s Grande takes his place in { $from }.
log-modifier-back = { $seat } takes the modifier “{ $modifier }” back.
log-modifier-back-unseen = { $seat } takes a modifier back, unseen.
log-grande-marches = { $seat }’s Grande leaves the Castillo for { $to }.
log-castillo-held = The King guards the gate: everyone inside stays.
log-court-grows = { $seat } brings { $count } more to court.
log-power-back = { $seat } takes the power card { $power } back.
log-power-back-unseen = { $seat } takes a power card back, unseen.
log-discs = Secret discs: { $parts }.
part-disc = { $seat } { $region }
log-no-lone-disc = No region is on one disc alone: nothing is scored.
log-no-effect = It changes nothing.
log-score-now = Score: { $parts }.
part-total = { $seat } { $total }

## Veto

log-veto-kept = { $seat } keeps the Veto, for this round and the next.
log-veto-withheld = { $seat } lets the action pass.
log-veto-played = { $seat } plays a Veto against it.
log-vetoed = { $own ->
    [yes] Veto! { $seat } stops the action there and then.
   *[no] Veto! { $seat } forbids it, and the special action ends.
}
log-veto-stands = { $seat }’s Veto stands, and the special action ends.
log-veto-answered = { $answered } plays a Veto, { $seat } answers with the other: it happens after all.
log-veto-cancelled = { $seat } answers with the other Veto: it happens after all.

# What was announced, told only when somebody objects.
plan-WholeAction = { $seat } announces “{ $card }”.
plan-Move = { $seat } is about to move { $part }.
plan-PlaceMore = { $seat } is about to place one more in { $place }.
plan-SendHome = { $seat } is about to send home { $part }.
plan-LoseCourt = { $whose } is about to lose { $count } from court.
plan-GiveUp = { $whose } is about to give up { $parts }.
plan-CallDiscs = { $count ->
    [one] { $seats } is about to set the secret disc.
   *[other] { $seats } are about to set their secret discs.
}
plan-LoseRegion = { $whose } is about to lose { $count } in { $place }.
plan-Evict = { $seat } wants everyone else out of { $place }.
plan-Displace = { $whose }’s { $count } in { $place } are about to go { $to }.
plan-ScorePlace = { $seat } is about to score { $place }.
plan-OpenCastillo = { $seat } is about to open the Castillo.
plan-Pay = { $count ->
    [one] { $seats } is about to get { $points ->
        [one] 1 point
       *[other] { $points } points
    } as { $position ->
        [1] first
        [2] second
       *[other] third
    } of { $place }.
   *[other] { $seats } are about to get { $points ->
        [one] 1 point
       *[other] { $points } points
    } each as joint { $position ->
        [1] first
        [2] second
       *[other] third
    } of { $place }.
}
plan-SetScoreboard = { $seat } is about to put the scoreboard { $values } on { $place }.
plan-MoveKing = { $seat } is about to send the King to { $to }.
plan-MoveGrande = { $seat } is about to move the Grande to { $to }.
plan-TakeBack = { $seat } is about to take a played card back.
plan-CallIn = { $seat } is about to call one from { $place } to court.
plan-EnterCastillo = { $whose }’s Grande is about to go into the Castillo.
plan-Infiltrate = { $seat } is about to place where the King is.
plan-SwapKing = { $seat } is about to let the King and { $whose }’s Grande change places.
plan-GrowCourt = { $seat } is about to bring { $count } more to court.

## Scoring

log-general-scoring = General scoring after round { $round }
log-scoring-place = { $place } ({ $values }): { $parts }.
log-scoring-empty = { $place } ({ $values }): nobody there.
log-scoring-castillo = The Castillo ({ $values }) is opened: { $parts }.
log-scoring-castillo-empty = The Castillo ({ $values }) is opened: nobody inside.
part-count = { $seat } { $count }
log-share = { $seat } gets { $parts }.
part-rank = { $points } as { $position ->
    [1] first
    [2] second
   *[other] third
}
part-king-bonus = { $points } for the King
part-home-bonus = { $points } for home
# $position is the rank they share; they are paid the next lower one.
# The neutral colour can be among them; it is never paid.
log-share-tied = { $seats } tie for { $position ->
    [1] first: each player gets the second value,
   *[other] second: each player gets the third value,
} { $points }.
log-share-tied-nothing = A tie for first: nobody is paid.
log-share-nothing = Nobody is paid.
log-standing = Standing: { $parts }.
part-standing = { $seat } { $total } (+{ $gained })

## The end

log-end = The end
log-winner = { $seat } is El Grande, with { $points } points.
log-winners = { $seats } share the title of El Grande, with { $points } points each.

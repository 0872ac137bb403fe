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
advice-line = { $rank }. { $told } Ends near { $points } points, wins { $percent } in 100.
advice-equal = or just as good: { $told }
advice-lead = You would lead { $place }: it pays you { $total }, { $points } more than now.
advice-gain = { $place } would pay you { $total }, { $points } more than now.
advice-title = Grande would …
advice-pass = { $seat } passes “{ $modifier }” on.
advice-disc = { $seat } sets the disc to { $region }.
advice-take-back = { $seat } takes back { $card }.
watch-line = You are watching: this game is played in another window.
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

menu-open-tip = Settings, title, quit (Esc)

## The seal, and buttons round it

seal-done = Done
seal-done-tip = Ends what you are doing.
seal-end-turn = End turn
seal-end-turn-tip = The next player’s turn begins.
seal-sure = Yes, end
seal-left-both = You could still place { $count } and carry out the special action.
seal-left-place = You could still place { $count }.
seal-left-act = You could still carry out the special action.
seal-take = Take
seal-take-tip = Takes the card you lifted: click a card first.
seal-play = Play
seal-pass = Pass on
seal-take-back = Take back
seal-set = Set
seal-back = Back
seal-result = Result
seal-recruit = Recruit { $count }
seal-recruit-tip = { $count ->
    [0] Go on: nobody comes.
   *[other] { $count } come to your court.
}
fan-seal-tip = Plays the card you lifted. It can’t be taken back.
fan-barred = { $seat } bid it
fan-note-first = You act first so far.
fan-note-after = You act after { $seats }.
fan-note-court = { $count ->
    [0] Nobody comes to court.
    [one] 1 comes to court.
   *[other] { $count } come to court.
}
fan-peek = In your hand: { $cards }
tile-taken = { $seat } has taken this card.
bar-undo-tip = Takes your last decision back.
bar-undo-NothingDecided = Nothing has been decided yet.
bar-undo-AnotherDecided = It is somebody else’s turn to decide: what is done is done.
bar-undo-SomethingRevealed = Something secret came to light, so it can’t be taken back.
bar-undo-NotWrittenDown = This game is not written down, so nothing can be taken back.
bar-look-above-tip = Looks straight down at the table (T).
bar-look-usual-tip = Shows the whole table again (R).
bar-unsaved-tip = This game is not written down: it can’t be continued later, and nothing can be taken back.

## The players

# $last is the number of the last round.
round-of = Round { $round } of { $last }
round-of-short = Round { $round }/{ $last }
round-tip = General scoring follows rounds 3, 6 and 9.
round-order-bids = bids from the top
round-order-bids-tip = From the top down: who bids after whom.
round-order-turns = turns from the top
round-order-turns-tip = From the top down: who takes a turn after whom; the highest bid is first.
players-bid-word = bid
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
players-decides = decides now
players-turn = on turn
players-waits = waits
players-bids-first = bids first
players-bid-tip = This round’s power card: the highest acts first.
players-disc-set = disc set

## What lies before the player who decides

hand-sum = with your modifier: { $sum }
recruit-nobody = Nobody
card-more = F1: its exact terms, and an example.
preview-all = If it were scored now:
preview-one = One of these, as it is now:
preview-nobody = Now it would pay nobody.
preview-king = { $points } + { $king } King
preview-home = { $points } + { $home } home
preview-both = { $points } + { $king } King + { $home } home
preview-hidden = The Castillo pays, too; nobody may look inside.
card-word = { $word }: { $meaning }
card-now-nothing = Now it would change nothing.
card-now-nobody = Now it would pay nobody.
card-now-points = Now it would pay { $parts }.
part-now = { $seat } { $points }
disc-hint = Turn the disc, use wheel or arrow keys, or click a region on the map.
dial-heading = { $seat } alone looks
dial-scoring = General scoring after round { $round }: secret disc
dial-card = “{ $card }”: secret disc
dial-is-set = has set
dial-sets = sets now
dial-not-set = still to set
disc-set = Set it to { $region }
disc-none = Choose a region
disc-king = The King is there: your caballeros would come back to court.
disc-evicted-Court = That is no refuge: your caballeros would come back to court.
disc-evicted-Provinces = That is no refuge: your caballeros would go home to the provinces.
disc-king-grande = The King is there: your caballeros would come back to court, and your Grande stay in the Castillo.
act-begin = Carry it out
act-going = under way
act-useless = no use now
act-used = done
veto-play = Veto!
veto-play-tip = Stops it; your card is gone.
veto-answer = Answer with my Veto
veto-answer-tip = It happens after all; both cards are gone.
veto-not-now = Let it be
veto-not-now-tip = This step happens; at the next you are asked again.
veto-allow = Let it be
veto-allow-tip = The whole special action happens.
veto-let-pass = Let the whole action pass
veto-let-pass-tip = You are not asked again in this action.
veto-let-pass-short = Let all pass
veto-let-pass-short-tip = Lets the whole action pass: you are not asked again in it.
veto-asks = asks
veto-in-play-tip = { $seat } plays “{ $card }”. Asked, with a Veto: { $asked }.
show-hint = Watch the board … (click or Space: go on, Esc: skip)
scene-go-on = Go on
scene-skip = Skip it
# Over columns of equal height.
scene-tie = tie
scene-lead = { $seat } takes the lead!
scene-level = { $seat } draws level!
clean-round = Round { $round }
clean-turn = Round { $round }: { $seat }
banner-scoring = General scoring
banner-pays = { $place } pays { $values }
banner-held = The gates stay shut
banner-discs = The secret discs are shown
banner-veto = Veto! { $seat } says no
banner-veto-answered = { $seat } answers: it happens after all
banner-veto-stands = { $seat }’s Veto stands
paid-1 = { $points ->
    [0] first
   *[other] +{ $points } first
}
paid-2 = { $points ->
    [0] second
   *[other] +{ $points } second
}
paid-3 = { $points ->
    [0] third
   *[other] +{ $points } third
}
paid-4 = fourth
paid-5 = fifth
paid-tied-1 = { $points ->
    [0] tied for first
   *[other] +{ $points } tied for first
}
paid-tied-2 = { $points ->
    [0] tied for second
   *[other] +{ $points } tied for second
}
paid-tied-3 = { $points ->
    [0] tied for third
   *[other] +{ $points } tied for third
}
paid-tied-4 = tied for fourth
paid-tied-5 = tied for fifth
paid-king = +{ $points } King
paid-home = +{ $points } home
standing-Castillo = After the Castillo
standing-Regions = After all regions
standing-gained = +{ $points }
standing-leads = { $seats } leads by { $points }
standing-race = The markers run: who is ahead?
standing-lead-shared = { $seats } lead together
# Under the crowning.
scene-all-counted = All is counted
scene-margin = { $ahead ->
    [0] { $points } points, and level with the next: close as can be
    [1] { $points } points, a single one ahead of the next
   *[other] { $points } points, { $ahead } ahead of the next
}
# Above the columns of the standing: what was gained in this act, and points in all.

## Show me again

again-Turn = Last turn again
again-Turn-tip = Shows the last turn that was played once more.
again-Scoring = Scoring again
again-Scoring-tip = Shows the last scoring once more.
again-From = From here
again-From-tip = Shows all that happened since once more; the game waits.
again-shown-From = Again: what happened since
again-forgotten = Of earlier rounds the table keeps no more than what is written here.
again-nothing = There is nothing to show again now.
again-shown-Turn = Again: the last turn
again-shown-Scoring = Again: the last scoring
again-hint = The game waits. Click or Space: go on, Esc: back to it.
again-back = Back to the game

## The log

log-panel = What happened
log-open-tip = What happened so far
log-close-tip = Closes what happened
log-close = Close
log-everywhere = Everywhere
log-find = Find a word
log-click-tip = Click to see the place on the board.
log-line-tip = Click to see again what happened from here.
log-all = Everyone

## The lens

look-nobody = No caballeros here.
look-only-grande = No caballeros here, and Grandes don’t count.
look-third-unpaid = (third place unpaid at this table)
look-why-tied = tied: the next value down
lens-points = +{ $points }
lens-with-piece = With the one in your hand:

look-values = Pays { $values }
look-king = The King is here: nobody enters or leaves.
look-grande = { $seat }’s Grande is at home here.
look-grande-inside = { $seat }’s Grande is inside, until the next general scoring.
look-hidden = What is in the tower stays in the tower. Remember what went in!
look-why-first = first
look-why-second = second
look-why-third = third
look-why-below = below third
look-why-king = +{ $points } for the King
look-why-home = +{ $points } for home
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
notice-in-use = This game is being played in another window. You can watch it, or play on apart.
notice-branch = This is a game of your own now: the one in the other window stays as it is.
notice-repaired = { $count ->
    [0] Nothing before the damage had been decided: the game begins anew, with the same cards.
    [one] One decision was whole: the game goes on after it. The damaged file was kept.
   *[other] { $count } decisions were whole: the game goes on after the last of them. The damaged file was kept.
}
notice-watching = You are watching: this game is played in another window. Escape opens the menu.
notice-watching-only = You are watching: only those who play can do that.
notice-watched-left = The other window has left this game. The title lets you continue it.
notice-watch-over = There is nothing to watch any more.
notice-cannot-continue = The last game can’t be continued: { $reason }

notice-settings = Your settings can’t be read, so the usual ones hold: { $reason }
notice-settings-not-kept = Your settings hold for now, but can’t be kept: { $reason }
notice-lesson-not-kept = Where you are in the lesson could not be kept: { $reason }
notice-older = A newer record can’t be read ({ $reason }), so an older game goes on.
notice-program = The program that plays for { $seat } failed, a Knight goes on: { $reason }
notice-stumbled = { $seat } lost the thread: chance has decided this once.
notice-nowhere = That piece has no business there now.

## The sentence that says who does what, and why

prompt-reveal = Round { $round }: the action cards are turned up.
    .order = Round { $round } begins
    .line = The action cards are turned up.
prompt-bid = { $seat }, play a power card: high numbers act early, low numbers bring more caballeros to court.
    .order = { $seat }, play a power card
    .line = High numbers act early, low ones bring more to court.
prompt-bid-shift = { $seat }, play a power card, and a modifier with it if you like: the sum decides who acts early, the power card who comes to court.
    .order = { $seat }, play a power card
    .line = and a modifier with it, if you like: the sum decides who acts early.
prompt-recruit = { $limit ->
    [0] { $seat }, your high power card brings nobody to court: say so and go on.
   *[other] { $seat }, bring up to { $limit } from your provinces to court: only those at court can be placed.
}
    .order = { $limit ->
        [0] Nobody comes to court
       *[other] How many come to court?
    }
    .line = { $limit ->
        [0] Your high card brings no caballeros.
       *[other] Only those at court can be placed.
    }
prompt-recruit-short = { $limit ->
    [0] { $seat }, your provinces are empty: say so, and up to { $rest } may come from regions instead.
    [one] { $seat }, only 1 is left in your provinces: bring it, and up to { $rest } more may come from regions; leave it, and nobody comes from there.
   *[other] { $seat }, only { $limit } are left in your provinces: bring them all, and up to { $rest } more may come from regions; bring fewer, and nobody comes from there.
}
    .order = { $limit ->
        [0] Your provinces are empty
       *[other] How many come to court?
    }
    .line = { $limit ->
        [0] Up to { $rest } may come from regions instead.
        [one] Bring that 1, and up to { $rest } more may come from regions; else none.
       *[other] Bring all { $limit }, and up to { $rest } more may come from regions; else none.
    }
prompt-recruit-nowhere = { $seat }, your provinces are empty and no region can help: nobody comes to court. Say so and go on.
    .order = Nobody can come to court
    .line = Your provinces are empty.
prompt-recruit-from = { $seat }, your provinces are empty: fetch up to { $left } more from regions to your court, or say done.
    .order = Fetch up to { $left } from regions
    .line = Drag them to your court, or say done.
prompt-take = { $seat }, take an action card: its number is how many you may place, its text your special action.
    .order = { $seat }, take an action card
    .line = Cubes: how many you place. Picture: what you may do.
prompt-act-both = { $seat }, place up to { $count } from court { $where }, and carry out “{ $card }” before or after.
    .order = Place up to { $count } { $near }
    .line = { $too } “{ $card }” before or after.
prompt-act-first = { $seat }, carry out “{ $card }” before you place, or do without it; you may place up to { $count } from court { $where }.
    .order = “{ $card }” first, or do without it
    .line = Then place up to { $count } { $near }.
prompt-act-placing = { $seat }, place up to { $count } more from court { $where }, or carry out “{ $card }”, which ends your placing.
    .order = Place up to { $count } more { $near }
    .line = { $too } “{ $card }” would end your placing.
prompt-act-place = { $seat }, place up to { $count } from court { $where }; then end your turn.
    .order = Place up to { $count } { $near }
    .line = { $too } Then end your turn.
prompt-act-place-useless = { $seat }, place up to { $count } from court { $where }; “{ $card }” would change nothing now.
    .order = Place up to { $count } { $near }
    .line = { $too } “{ $card }” would change nothing now.
prompt-act-only = { $seat }, carry out “{ $card }”, or leave it out and end your turn.
    .order = Carry out “{ $card }”
    .line = or leave it out and end your turn.
prompt-act-nothing = { $seat }, nothing is left to do: end your turn.
    .order = Nothing is left to do
    .line = End your turn.
where-king = beside the King’s region or into the Castillo
    .near = beside the King
    .too = or in the Castillo.
where-anywhere = in any region
    .near = in any region
    .too = { "" }
where-anywhere-inside = in any region or into the Castillo, where the King stands
    .near = anywhere
    .too = also in the Castillo.
where-king-too = in the King’s region, beside it, or into the Castillo
    .near = with or beside the King
    .too = or in the Castillo.
where-france = next to France or into the Castillo
    .near = next to France
    .too = or in the Castillo.
where-portugal = next to Portugal or into the Castillo
    .near = next to Portugal
    .too = or in the Castillo.
prompt-pass = { $seat }, pass one modifier to the left; then you get one from the right.
    .order = { $seat }, pass one modifier to the left
    .line = Then you get one from the right.
prompt-ability = { $seat }, use “{ $modifier }” now, or say done: { $words }
    .order = Use “{ $modifier }”, or say done
    .line = { $words }
prompt-regent-Exile = { $seat }, send the King to France or Portugal: all of Spain opens, and one places next to him.
    .order = Send the King to France or Portugal
    .line = All of Spain opens, and one places next to him.
prompt-regent-Escort = { $seat }, move the King to another region; then two caballeros of the region he leaves go with him.
    .order = Move the King to another region
    .line = Two caballeros of the region he leaves go with him.
prompt-regent-Rivalry = { $seat }, move the King to another region: the Grandes there withdraw into the Castillo.
    .order = Move the King to another region
    .line = The Grandes there withdraw into the Castillo.
prompt-regent-SummerResidence = { $seat }, move the King to a region with the fewest caballeros.
    .order = Move the King
    .line = to a region with the fewest caballeros.
prompt-regent-Deputy = { $seat }, drag a Grande to the King’s region: the two change places.
    .order = Drag a Grande to the King
    .line = The two change places.
prompt-escort = { $left ->
    [one] { $seat }, 1 more caballero of { $region } goes with the King: drag it to him.
   *[other] { $seat }, { $left } caballeros of { $region } go with the King: drag them to him.
}
    .order = Drag { $left } to the King
    .line = Caballeros of { $region } go with him.
prompt-moves-spread = { $seat }, move your caballeros out of one region to wherever they count more; say done when you like.
    .order = Move your own out of one region
    .line = to wherever they count more; say done when you like.
prompt-moves-spread-on = { $seat }, move more of your caballeros out of { $source }, or say done.
    .order = Move more out of { $source }
    .line = or say done.
prompt-moves-source = { $seat }, move up to { $any ->
    [one] 1 caballero of any colour
   *[other] { $any } caballeros of any colours
} out of one region; say done when you like.
    .order = Move up to { $any } out of one region
    .line = of any colour; say done when you like.
prompt-moves-source-on = { $seat }, move up to { $any ->
    [one] 1 more of any colour
   *[other] { $any } more of any colours
} out of { $source }, or say done.
    .order = Move up to { $any } more out of { $source }
    .line = of any colour, or say done.
prompt-moves-own = { $upto ->
    [yes] { $seat }, move up to { $own } of your own caballeros where they count more, or say done.
    [spare] { $seat }, move your only caballero out there once, or twice if you like.
   *[no] { $seat }, move { $own } more of your own caballeros: this card must be carried out in full.
}
    .order = { $upto ->
        [yes] Move up to { $own } of your own
        [spare] Move your only one, once or twice
       *[no] Move { $own } of your own
    }
    .line = { $upto ->
        [no] The card must be carried out in full.
       *[other] Say done when you like.
    }
prompt-moves-foreign = { $upto ->
    [yes] { $seat }, move up to { $foreign } of other players’ caballeros where they count less, or say done.
    [spare] { $seat }, move the only caballero of the others once, or twice if you like.
   *[no] { $seat }, move { $foreign } more of other players’ caballeros: this card must be carried out in full.
}
    .order = { $upto ->
        [yes] Move up to { $foreign } of the others’
        [spare] Move their only one, once or twice
       *[no] Move { $foreign } of the others’
    }
    .line = { $upto ->
        [no] The card must be carried out in full.
       *[other] Say done when you like.
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
    .order = { $upto ->
        [yes] Move up to { $any }, of any colour
       *[no] Move { $any }, of any colour
    }
    .line = { $upto ->
        [no] The card must be carried out in full.
       *[other] Say done when you like.
    }
prompt-moves-mixed = { $upto ->
    [yes] { $seat }, move up to { $own } of your own caballeros and up to { $foreign } of other players, or say done.
    [spare] { $seat }, move { $own } of your own caballeros and { $foreign } of other players, each move counted; where there is only 1 to move, once is enough.
   *[no] { $seat }, move { $own } of your own caballeros and { $foreign } of other players: this card must be carried out in full.
}
    .order = { $upto ->
        [yes] Move up to { $own } of yours, { $foreign } of theirs
       *[no] Move { $own } of yours, { $foreign } of theirs
    }
    .line = { $upto ->
        [yes] Say done when you like.
        [spare] Where there is only 1 to move, once is enough.
       *[no] The card must be carried out in full.
    }
prompt-place-more = { $upto ->
    [yes] { $seat }, place up to { $count } more from court, or say done: { $where }.
   *[no] { $seat }, place { $count } more from court: { $where }.
}
    .order = { $upto ->
        [yes] Place up to { $count } more from court
       *[no] Place { $count } more from court
    }
    .line = { $where }.
where-more = anywhere but in the King’s region
where-more-regions = in any region but the King’s
prompt-move-or-place = { $upto ->
    [yes] { $seat }, your first step chooses: move your caballeros out of one region, or place up to 2 more from court in regions.
   *[no] { $seat }, your first step chooses: move your caballeros out of one region, or place 2 more from court.
}
    .order = Move, or place more: your first step chooses
    .line = { $upto ->
        [yes] Out of one region, or up to 2 more from court.
       *[no] Out of one region, or 2 more from court.
    }
prompt-one-of-each = { $seat }, send home one caballero each of { $seats }: drag it to its owner’s provinces.
    .order = Send home one each of { $seats }
    .line = Drag it to its owner’s name at the left.
prompt-score-one = { $seat }, choose the region or the Castillo that is scored now, where you gain most on the others.
    .order = Choose what is scored now
    .line = a region, or the Castillo.
prompt-score-region = { $seat }, choose the region that is scored now, where you gain most on the others.
    .order = Choose the region that is scored now
    .line = where you gain most on the others.
prompt-scoreboard = { $seat }, put a mobile scoreboard on a place: it replaces what is printed there.
    .order = Put a mobile scoreboard on a place
    .line = It replaces what is printed there.
prompt-king-neighbour = { $seat }, move the King to a neighbouring region: it closes, and those around it open for placing.
    .order = Move the King to a neighbouring region
    .line = It closes, and those around it open for placing.
prompt-king-back = { $seat }, bring the King back to a region that borders on { $country }: it closes, and those around it open for placing.
    .order = Bring the King back to Spain
    .line = to a region that borders on { $country }.
prompt-king = { $seat }, move the King to another region: it closes, and those around it open for placing.
    .order = Move the King to another region
    .line = It closes, and those around it open for placing.
prompt-grande = { $seat }, move your Grande to a new home: first place there pays 2 more.
    .order = Move your Grande to a new home
    .line = First place there pays 2 more.
prompt-evict = { $seat }, choose the region that all others must leave.
    .order = Choose the region all others must leave
    .line = A click on the map is enough.
# $open is the power card that lies open before everybody: this round’s, or the newest of the pile.
prompt-take-back = { $seat }, take one of your played power cards back into your hand: all see { $open ->
    [round] this round’s
   *[top] the one on top
} go, any other goes unseen.
    .order = { $seat }, take a card back
prompt-take-back-alone = { $seat }, take your only played power card back into your hand: everybody sees it go.
    .order = { $seat }, take your card back
    .line = Everybody sees it go.
prompt-take-back-shift = { $seat }, take a played power card or modifier back into your hand: all see { $open ->
    [round] this round’s power card
   *[top] the power card on top
} go, or the only one of a kind, any other goes unseen.
    .order = { $seat }, take a card back
prompt-next = { $seat }, choose who goes next: { $seats } still must { $duty }.
    .order = { $seat }, who goes next?
duty-WholeCourt = lose the whole court
duty-ThreeFromCourt = lose 3 from court
duty-ThreeOfOwnChoice = give up 3 of their own choice
duty-TwoByDisc = lose up to 2 in the region on the disc
duty-AllByDisc = lose all in the region on the disc
duty-leave = leave { $region }
prompt-give-up = { $seat }, give up { $left } more, from court or regions: “{ $card }” demands it. Drag them to your provinces.
    .order = { $seat }, give up { $left } more
    .line = from court or regions: drag them to your provinces.
prompt-disc-two = { $count ->
    [one] { $seat }, set your secret disc: in that region you lose 1 caballero; you have no region with 2.
   *[other] { $seat }, set your secret disc: in that region you lose { $count } caballeros.
}
    .order = { $seat }, set your secret disc
    .line = { $count ->
        [one] There you lose 1: you have no region with 2.
       *[other] There you lose { $count }.
    }
prompt-disc-all = { $seat }, set your secret disc: in that region you lose all your caballeros.
    .order = { $seat }, set your secret disc
    .line = There you lose all your caballeros.
prompt-disc-leave = { $seat }, set your secret disc: there go your caballeros who must leave { $region }.
    .order = { $seat }, set your secret disc
    .line = There go those who must leave { $region }.
prompt-disc-score = { $seat }, set your secret disc: a region that nobody else sets is scored now.
    .order = { $seat }, set your secret disc
    .line = What nobody else sets is scored now.
prompt-disc-march = { $seat }, set your secret disc: to that region your caballeros ride from the Castillo.
    .order = { $seat }, set your secret disc
    .line = There your caballeros ride from the Castillo.
prompt-disc-march-grande = { $seat }, set your secret disc: to that region your caballeros and your Grande ride from the Castillo.
    .order = { $seat }, set your secret disc
    .line = There your caballeros and your Grande ride.
prompt-veto = { $plan } { $seat }, will you stop it with your Veto?
    .order = { $seat }, will you stop it?
    .line = What is announced is drawn on the board.
prompt-answer = { $by } plays a Veto. { $seat }, answer with yours, and it happens after all?
    .order = { $seat }, answer with your Veto?
    .line = { $by } plays one: yours would undo it.
prompt-scoring = { $seat }’s special action is being scored.
    .order = { $seat }’s special action is scored
prompt-end-of-round = Round { $round } is over: cards nobody took are put away.
    .order = Round { $round } is over
    .line = Cards nobody took are put away.
prompt-castillo = General scoring: the Castillo is opened and pays first.
    .order = General scoring
    .line = The Castillo opens and pays first.
prompt-march = General scoring: the caballeros ride from the Castillo to the regions on their discs.
    .order = General scoring
    .line = They ride to the regions on their discs.
prompt-march-shut = General scoring: the King is at the Castillo, and all inside stay there.
    .order = General scoring
    .line = The King is at the Castillo: all inside stay.
prompt-regions = General scoring: every region pays, one after the other.
    .order = General scoring
    .line = Every region pays, one after the other.
prompt-over = { $count ->
    [one] The game is over: { $seats } is El Grande, with { $points } points!
   *[other] The game is over: { $seats } share the title, with { $points } points each!
}
    .order = The game is over
    .line = { $seats }: { $points } points.

## What is told the first time

hint-heard = I see
hint-Bid = A high card acts early. A low one brings many from the provinces to your court.
hint-Recruit = Who comes to court can be placed. You may take fewer, and seldom should.
hint-Take = The cubes say how many you may place; the picture, what the card does besides.
hint-Turn = Place and special action: begin with either. Move the King first, and you place next to him.
hint-Castillo = The tower is open, too. Who is inside rides out just before the regions are scored, to a region of your choice.
hint-Disc = Nobody sees what you set until all discs are shown.
hint-Veto = You hold a Veto. What is announced happens, unless you say no.
lens-change = { $before ->
    [0] You would get { $after } here.
   *[other] You would get { $after } here, now { $before }.
}
lens-no-change = { $points ->
    [0] It would bring you nothing here.
   *[other] You would still get { $points } here.
}

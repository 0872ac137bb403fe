# Titles and texts of the cards, in our own words. The part after the first hyphen is the card's key.

## Stack 1: place 1

card-redeploy = New Orders
    .text = Spread your caballeros of one region over any regions and the Castillo.
card-reinforce = Fresh Swords
    .text = Place 2 more from your court, in any regions or the Castillo.
card-redeploy-or-reinforce = Orders or Swords
    .text = Spread your caballeros of one region, or place 2 more from your court.
card-five-from-one = Exodus
    .text = Move up to 5 caballeros of any colours out of one region.
card-three-foreign = False Signposts
    .text = Move up to 3 caballeros of other players.
card-three-any = Restless Roads
    .text = Move up to 3 caballeros of any colours.
card-two-and-two = Fair Exchange
    .text = Move 2 caballeros of your own and 2 of other players.
card-four-own = Long Ride
    .text = Move up to 4 of your own caballeros.
card-four-any = Grand Manoeuvre
    .text = Move up to 4 caballeros of any colours.

## Stack 2: place 2

card-veto = Veto
    .text = Keep it open before you; stop one special action, this round or next.
card-courts-emptied = Empty Halls
    .text = Every other player’s whole court rides home to the provinces.
card-courts-lose-three = Thinned Ranks
    .text = Every other player sends 3 from court to the provinces.
card-king-rages = Heavy Tribute
    .text = From your left on, all others give up 3, from court or regions as they like.
card-one-of-each = Marked Men
    .text = Send home 1 caballero of every other player, from regions you choose.
card-secret-two = Quiet Farewell
    .text = By secret disc, every other player loses 2 caballeros in one region.
card-secret-all = Burnt Bridges
    .text = By secret disc, every other player loses all caballeros in one region.
card-score-one-with-two = Sudden Reckoning
    .text = Score any one region, or the Castillo.

## Stack 3: place 3

card-score-fours = Modest Harvest
    .text = Score all regions that pay 4 for first place.
card-score-fives = Good Harvest
    .text = Score all regions that pay 5 for first place.
card-score-sixes-and-sevens = Rich Harvest
    .text = Score all regions that pay 6 or 7 for first place.
card-score-castillo = Open Gates
    .text = Score the Castillo; everyone inside stays inside.
card-score-firsts = Winner Takes All
    .text = In every region score first place only; a tie gets nothing.
card-score-most = Crowded Streets
    .text = Score the region with the most caballeros; all such, if several.
card-score-fewest = Lonely Valleys
    .text = Score the region with the fewest caballeros, empty ones aside; all such, if several.
card-score-one-with-three = Chosen Ground
    .text = Score any one region, or the Castillo.

## Stack 4: place 4

card-mobile-scoreboard = New Measures
    .text = Put a mobile scoreboard on a place, or move one that is out.
card-royal-adviser = A Word in the King’s Ear
    .text = Move the King to a neighbouring region.
card-eviction = Make Way
    .text = Name a region; by secret disc, all others there must ride elsewhere.
card-grande-travels = A New Home
    .text = Move your Grande to another region.
card-power-returns = Second Wind
    .text = Take one of your played power cards back into your hand.
card-court-grows = Friends at Court
    .text = Bring 2 more from your provinces to your court.
card-secret-scoring = Secret Ballot
    .text = All set their discs; each region set by just one player is scored.

## Stack 5: place 5

card-king-travels = The Royal Road
    .text = Move the King to any other region.

# Titles and texts of the cards, in our own words. The part after the first hyphen is the card's key.

## Stack 1: place 1

card-redeploy = New Orders
    .text = Spread your caballeros of one region over any regions and the Castillo.
    .short = Spread all of yours from one region.
card-reinforce = Fresh Swords
    .text = Place 2 more from your court, in any regions or the Castillo.
    .short = Place 2 more in any regions.
card-redeploy-or-reinforce = Orders or Swords
    .text = Spread your caballeros of one region, or place 2 more from your court.
    .short = Spread one region’s, or place 2 more.
card-five-from-one = Exodus
    .text = Move up to 5 caballeros of any colours out of one region.
    .short = Move up to 5 out of one region.
card-three-foreign = False Signposts
    .text = Move up to 3 caballeros of other players.
    .short = Move up to 3 of other players.
card-three-any = Restless Roads
    .text = Move up to 3 caballeros of any colours.
    .short = Move up to 3 of any colours.
card-two-and-two = Fair Exchange
    .text = Move 2 caballeros of your own and 2 of other players.
    .short = Move 2 of yours and 2 of others.
card-four-own = Long Ride
    .text = Move up to 4 of your own caballeros.
    .short = Move up to 4 of your own.
card-four-any = Grand Manoeuvre
    .text = Move up to 4 caballeros of any colours.
    .short = Move up to 4 of any colours.

## Stack 2: place 2

card-veto = Veto
    .text = Keep it open before you; stop one special action, this round or next.
    .short = Keep it to stop one special action.
card-courts-emptied = Empty Halls
    .text = Every other player’s whole court rides home to the provinces.
    .short = All other courts ride home.
card-courts-lose-three = Thinned Ranks
    .text = Every other player sends 3 from court to the provinces.
    .short = Other courts lose 3 each.
card-king-rages = Heavy Tribute
    .text = From your left on, all others give up 3, from court or regions as they like.
    .short = All others give up 3 each.
card-one-of-each = Marked Men
    .text = Send home 1 caballero of every other player, from regions you choose.
    .short = Send home 1 of every other player.
card-secret-two = Quiet Farewell
    .text = By secret disc, every other player loses 2 caballeros in one region.
    .short = By disc: others lose 2 in one region.
card-secret-all = Burnt Bridges
    .text = By secret disc, every other player loses all caballeros in one region.
    .short = By disc: others lose all in one region.
card-score-one-with-two = Sudden Reckoning
    .text = Score any one region, or the Castillo.
    .short = Score a region or the Castillo.

## Stack 3: place 3

card-score-fours = Modest Harvest
    .text = Score all regions that pay 4 for first place.
    .short = Score regions that pay 4.
card-score-fives = Good Harvest
    .text = Score all regions that pay 5 for first place.
    .short = Score regions that pay 5.
card-score-sixes-and-sevens = Rich Harvest
    .text = Score all regions that pay 6 or 7 for first place.
    .short = Score regions that pay 6 or 7.
card-score-castillo = Open Gates
    .text = Score the Castillo; everyone inside stays inside.
    .short = Score the Castillo.
card-score-firsts = Winner Takes All
    .text = In every region score first place only; a tie gets nothing.
    .short = In all regions score first place only.
card-score-most = Crowded Streets
    .text = Score the region with the most caballeros; all such, if several.
    .short = Score the fullest region.
card-score-fewest = Lonely Valleys
    .text = Score the region with the fewest caballeros, empty ones aside; all such, if several.
    .short = Score the region with the fewest.
card-score-one-with-three = Chosen Ground
    .text = Score any one region, or the Castillo.
    .short = Score a region or the Castillo.

## Stack 4: place 4

card-mobile-scoreboard = New Measures
    .text = Put a mobile scoreboard on a place, or move one that is out.
    .short = Put or move a mobile scoreboard.
card-royal-adviser = A Word in the King’s Ear
    .text = Move the King to a region next to where he is.
    .short = King to a region next door.
card-eviction = Make Way
    .text = Name a region; by secret disc, all others there must ride elsewhere.
    .short = By disc: others leave one region.
card-grande-travels = A New Home
    .text = Move your Grande to another region.
    .short = Move your Grande.
card-power-returns = Second Wind
    .text = Take one of your played cards back into your hand.
    .short = Take a played card back.
card-court-grows = Friends at Court
    .text = Bring 2 more from your provinces to your court.
    .short = 2 more come to your court.
card-secret-scoring = Secret Ballot
    .text = All set their discs; each region set by just one player is scored.
    .short = By disc: score what one alone set.

## Stack 5: place 5

card-king-travels = The Royal Road
    .text = Move the King to any other region.
    .short = Move the King to any region.

## Cards of the Anniversary edition that differ from the classic ones

card-militia = Militia
    .text = Place up to 2 more from your court, in any regions.
    .short = Place up to 2 more in regions.
card-redeploy-or-militia = Orders or Militia
    .text = Spread your caballeros of one region, or place up to 2 more in regions.
    .short = Spread one region’s, or place 2 more.
card-up-to-two-and-two = Free Exchange
    .text = Move up to 2 caballeros of your own and up to 2 of others.
    .short = Move 2 of yours and 2 of others.
card-score-region = Day of Reckoning
    .text = Score any one region.
    .short = Score any one region.
card-court-calls = The Court Calls
    .text = Bring 2 more to court from your provinces; if they lack, from regions.
    .short = 2 more come to your court.

## New Regent: place 5

card-exile = Over the Border
    .text = Send the King abroad, to France or Portugal.
    .short = King to France or Portugal.
    .help = While he is abroad no region is his: one places next to that country, everything may move, and nobody gets his two points.
card-escort = Royal Escort
    .text = Move the King to any region; 2 caballeros go with him.
    .short = Move the King; 2 go with him.
card-rivalry = Jealous Crown
    .text = Move the King to any region; all Grandes there go into the Castillo.
    .short = King moves; Grandes there to Castillo.
    .help = Whose Grande is inside gets 2 more for being the only first of the Castillo. In the next general scoring it rides out with the disc.
card-summer-residence = Summer Palace
    .text = Move the King to the region with the fewest caballeros.
    .short = King to where the fewest are.
card-rebellion = The Gates Are Shut
    .text = Move the King to the Castillo: now that is the King’s region.
    .short = Move the King to the Castillo.
    .help = Nothing enters or leaves the Castillo, all regions are open for placing, and its only first gets the King’s 2 points. In a general scoring no discs are set, and all inside stay.
card-infiltration = By the Back Door
    .text = The King stays. Do this first, and you may also place in his region.
    .short = You may place in the King’s region.
card-deputy = In the King’s Name
    .text = The King and any Grande change places.
    .short = King and a Grande change places.

## Power Shift: modifiers of our own design

modifier-royal-seal = Royal Seal
    .text = Early, and nothing else.
modifier-herald = Herald
    .text = Early, and nothing else.
modifier-war-drums = War Drums
    .text = Early, and nothing else.
modifier-swift-horses = Swift Horses
    .text = Early, and nothing else.
modifier-sutlers = Sutlers
    .text = 1 more from your provinces to court.
modifier-spurs = Spurs
    .text = Move 1 of your own caballeros.
modifier-outriders = Outriders
    .text = Place 1 from your court in any region.
modifier-quartermaster = Quartermaster
    .text = Up to 2 more from your provinces to court.
modifier-baggage-train = Baggage Train
    .text = Your action card places 1 more.
modifier-toll-gate = Toll Gate
    .text = 1 point.
modifier-highwaymen = Highwaymen
    .text = Send 1 caballero of another colour from a region to the provinces.
modifier-night-ride = Night Ride
    .text = Move up to 2 of your own caballeros.
modifier-vanguard = Vanguard
    .text = Place up to 2 from your court in any regions.
modifier-pardon = Pardon
    .text = Take one of your played power cards back.
modifier-tax-farmer = Tax Farmer
    .text = 3 points.
modifier-long-column = Long Column
    .text = Your action card places 2 more.
# Where the modifiers are shown: they are not those of the printed game.
modifiers-our-own = These sixteen modifiers are this project’s own.

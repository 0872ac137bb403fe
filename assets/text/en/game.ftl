# Names that every part of the game uses. The part after the hyphen is the name in the code.

## Regions and the Castillo

region-Galicia = Galicia
region-BasqueCountry = Basque Country
region-Aragon = Aragon
region-Catalonia = Catalonia
region-OldCastile = Old Castile
region-NewCastile = New Castile
region-Seville = Seville
region-Granada = Granada
region-Valencia = Valencia
# The names on the board of the Anniversary edition.
region-Anniversary-Galicia = Galicia
region-Anniversary-BasqueCountry = Navarra
region-Anniversary-Aragon = Aragón
region-Anniversary-Catalonia = Cataluña
region-Anniversary-OldCastile = Castilla
region-Anniversary-NewCastile = Toledo
region-Anniversary-Seville = Sevilla
region-Anniversary-Granada = Granada
region-Anniversary-Valencia = Valencia
# Stands inside sentences ("moves to the Castillo"), hence the article.
place-Castillo = the Castillo

## Printed on the board

land-Portugal = Portugal
land-France = France
land-Africa = Africa
# Under the game's name.
board-line = A map of Spain, about 1490

## Players: each has a colour and a shape, so that nobody depends on telling colours apart

# Also stands at the start of a sentence, as the name of a player who gave none.
colour-Rust = Rust
colour-Amber = Amber
colour-Green = Green
colour-Navy = Navy
colour-Ivory = Ivory

shape-Circle = circle
shape-Triangle = triangle
shape-Diamond = diamond
shape-Cross = cross
shape-Star = star

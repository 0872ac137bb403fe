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

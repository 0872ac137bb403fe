# Titles and texts of the cards, in our own words.

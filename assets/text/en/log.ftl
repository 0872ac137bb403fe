# What the log says about each event of a game.

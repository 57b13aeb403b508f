"""The normal form of a game: pure plans, their payoffs, pure equilibria and dominated plans."""

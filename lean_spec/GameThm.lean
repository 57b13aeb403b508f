import GameThm.Axioms

"""What needs OpenSpiel: any game's tree, GT-07's annex, its own evaluation and CFR of Kuhn poker."""

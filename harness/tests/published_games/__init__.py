"""The 32 games that Gambit publishes, from textbooks and journals, through both engines and the spec."""

"""Pictures of game trees: what of a tree is drawn, where it stands, and SVG, HTML and dot of it."""

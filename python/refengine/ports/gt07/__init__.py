"""GT-07's own class and functions: the tree, its picture, its plans and its matrix, in doubles as there."""

"""Finite games in extensive form: their model, construction, properties and rendering."""

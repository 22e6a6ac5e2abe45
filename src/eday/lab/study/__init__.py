"""Studies: many games named in a small file, kept row by row, told on a page."""

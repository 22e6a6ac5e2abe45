"""What came of a study: figures, plots and the page that tells them."""

"""Small changes to the table that many rules make. They know no rule, so every rule may know them."""

"""What is kept: games, choices, talk, links and leases, in SQLite or PostgreSQL."""

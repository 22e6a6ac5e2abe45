"""What travels between service and client: messages and how they are made, bodies, words."""

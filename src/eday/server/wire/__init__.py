"""What travels between service and client: messages, bodies, frames, words."""

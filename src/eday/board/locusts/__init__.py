"""What Locusts do: AI cards, activations, walking, spawning."""

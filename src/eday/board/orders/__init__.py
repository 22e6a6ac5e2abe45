"""What COGs do: order cards, their actions, moves, special actions and gear."""

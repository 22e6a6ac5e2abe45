"""What translators need: how far a language has come, what is wrong with it, and the beginning of another one."""

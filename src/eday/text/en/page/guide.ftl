# The guide of a first game, in both games.

guide-name = Guide
guide-step = Step { $step } of { $steps }
guide-close = Put away
guide-read = Got it
guide-again = Show the lesson
guide-reach = On the map a number counts the moves to an area, and an eye says that Locusts see you there.
guide-rule = Look up the rule behind this

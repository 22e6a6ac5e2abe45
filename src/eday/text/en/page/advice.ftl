# The words about advice and winning chances.

advice-ask = Suggest
advice-about = The best options as far as you can know, with your chances to win
advice-title = Suggestions and your chance to win
advice-thinking = Thinking it over ...
advice-noTime = There was no time to try them: this is what one would do at first sight.
advice-stop = Stop
advice-close = Put the suggestions away
advice-heard = { $n } { $n ->
    [one] suggestion
   *[other] suggestions
  }. The best: { $option }, { $chance }.
advice-heardBare = { $n } { $n ->
    [one] suggestion
   *[other] suggestions
  }. The best: { $option }.

chances-percent = { $n } %
chances-unsure = { $n } % ± { $e }
chances-title = Winning chances
chances-show = Show winning chances
chances-hide = Hide winning chances
chances-working = Reckoning the winning chances ...
chances-far = Reckoned: { $n } %
chances-ready = The winning chances are there.
chances-none = Nothing can be said about this part of the game.
chances-ofSquad = The squad's chance to win, turn by turn
chances-ofCogs = The COG side's chance to win, turn by turn
chances-chapter = Chapter { $n }
chances-described = From { $first } % to { $last } % at the end; never below { $low } %, never above { $high } %. { $n } { $n ->
    [one] turning point
   *[other] turning points
  }.
chances-swing = Turn { $turn }: from { $before } % to { $after } %
chances-mark = Turning point { $i } in the replay. Turn { $turn }: from { $before } % to { $after } %
chances-chose = { $player }: { $choice }
chances-gaveUp = { $player } gave up
chances-asTable = As a table
chances-turn = Turn
chances-chance = Chance
chances-end = End

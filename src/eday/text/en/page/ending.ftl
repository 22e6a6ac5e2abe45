# The last screen of a game.

end-won = Mission accomplished
end-lost = The squad has fallen
end-draw = A draw
end-after = After { $turn } { $turn ->
    [one] turn
   *[other] turns
  }.
end-stat-kills = Kills
end-stat-attacks = Attacks
end-stat-cards_lost = Cards lost to wounds
end-stat-bled_out = Times down
end-reason-all_bleeding_out = Every COG was bleeding out.
end-reason-door_out_of_reach = Nobody could reach a door that had to be tried.
end-reason-mission_complete = The mission is complete.
end-reason-resigned = The { $loser } side gave up.
end-reason-resigned-lost = You gave up.
end-resigned = The squad has given up
end-replay = Watch the replay
end-again = Back to the lobby
end-table = Look at the table
end-game = The game is over.
end-campaign = The campaign is over.
end-sideWins = { $side } wins
end-sideCampaign = { $side } wins the campaign
end-youWin = You win: { $why }
end-youLose = You lose: { $why }
end-inTurn = Turn { $turn }.
end-side = Side
end-stat-lost = Units lost
end-stat-direct_damage = Direct damage dealt
end-stat-reactions = Reactions played
end-stat-chapters = Chapters claimed
end-stat-games = Games won
end-reason-deck_out = The { $loser } deck has run out.
end-reason-deck_out-lost = Your deck has run out.
end-reason-card = A card of the chapter decided the game.
end-reason-turn_limit = The game had gone on too long; the larger deck decided.
end-reason-campaign = Chapter 15 decides the campaign.
end-rematch = Play it again
end-next = Next: chapter { $n }
end-failed = That did not work: { $reason }
end-stat-hits = Hits
end-stat-revives = Comrades revived
end-nextMission = Next: { $name }
end-sum = The game in numbers
end-sum-turns = Turns
end-sum-shots = Shots
end-sum-shotsText = { $hits } of { $attacks } hit ({ $share } %)
end-sum-noShots = none fired
end-sum-kills = Kills
end-sum-revives = Revives
end-sum-downs = { $n } { $n ->
    [one] time
   *[other] times
  } a COG went down
end-sum-noDowns = nobody went down
end-sum-closest = Closest call
end-sum-far = How far it got
end-sum-decks = Decks at the end
end-sum-attacks = Attacks
end-sum-damage = Direct damage dealt
end-sum-blow = Heaviest blow
end-sum-noBlow = none got through
end-sum-cards = { $cards } { $cards ->
    [one] card
   *[other] cards
  }
end-sum-closestText = in hand in turn { $turn }, { $standing } of { $squad } on their feet
end-sum-stage = Stage { $stage } of { $stages }
end-sum-left = { $n } { $n ->
    [one] Locust
   *[other] Locusts
  } left on the map
end-sum-bySide = COG : Locust
end-sum-blowText = by { $side } in turn { $turn }
end-moments = Turning points
end-noMoments = No objective was met and nobody went down.
end-noBlows = No attack got through to a deck.
end-moment-stage = Objective of stage { $stage } met
end-moment-down = { $name } is down
end-moment-revived = { $name } is back on his feet
end-moment-blow = { $side } deals { $damage } direct damage
end-moment-turn = Turn { $turn }
end-figures = Figures
end-best = Your best result so far.
end-first = Your first victory here.

# Choosing what to play: missions, chapters, the campaign.

gallery-back = Lobby
gallery-missions = Missions
gallery-chapters = Chapters
gallery-mission = Mission
gallery-chapter = Chapter
gallery-missionNumber = Mission { $n }
gallery-tutorial = For the first time
gallery-difficulty-1 = Difficulty 1 of 5: gentle
gallery-difficulty-2 = Difficulty 2 of 5: fair
gallery-difficulty-3 = Difficulty 3 of 5: hard
gallery-difficulty-4 = Difficulty 4 of 5: harsh
gallery-difficulty-5 = Difficulty 5 of 5: merciless
gallery-length-small = Short: a small map, { $n } { $n ->
    [one] stage
   *[other] stages
  }
gallery-length-medium = Medium: { $n } { $n ->
    [one] stage
   *[other] stages
  }, map by map
gallery-length-large = Long: a large map, { $n } { $n ->
    [one] stage
   *[other] stages
  }
gallery-length-variable = Long: { $n } waves on one map
gallery-turns = About { $n } turns
gallery-even = Between simple bots COG won { $n } %
gallery-best = Best result here
gallery-best-none = Not played yet
gallery-best-lost = Not won yet, { $n } { $n ->
    [one] try
   *[other] tries
  }
gallery-best-won = Won in { $turns } { $turns ->
    [one] turn
   *[other] turns
  }
gallery-best-wonAs = Won as { $side } in { $turns } { $turns ->
    [one] turn
   *[other] turns
  }
gallery-best-campaign = Won as { $side }
gallery-best-record = { $won } won, { $lost } lost on this browser
gallery-orders = Orders
gallery-special = Special rules
gallery-noSpecial = None: the rulebook is enough.
gallery-inStage = Stage { $n }
gallery-stages = { $from } to { $to }
gallery-expect = Expect
gallery-sides = The two sides
gallery-heroes = Commands: { $cards }
gallery-heroesPlain = The core deck
gallery-what = What is new
gallery-squad = Squad
gallery-match = The match
gallery-deploy = Deploy

# Words of the card game's table.

cards-over = The game is over.
cards-table = Table. Arrow keys move between cards you can choose; Enter chooses; I shows a card large.
cards-tutorial = Tutorial
cards-tutorialAbout = A first game with small decks of 18 cards each, laid out so that everything comes up. Empty the enemy's deck: whoever has no card left in it has lost.
cards-chapter = Chapter
cards-goal = To win, empty the enemy's deck: whoever has no card left in it loses.
cards-campaign = Campaign
cards-status = Turn { $turn } · { $side } · { $phase }
cards-statusShown = Turn { $turn } · { $side }
cards-phase-first_deployment = first deployment
cards-phase-combat = combat
cards-phase-second_deployment = second deployment
cards-phase-setup = set-up
cards-phase-start = start of the turn
cards-phase-end = end of the turn
cards-side-cog = COG
cards-side-locust = Locust
cards-active = has the turn
cards-area = { $side }: command, reserve and piles
cards-row = Row of cover
cards-reserve = Reserve
cards-reserveEmpty = No units in reserve
cards-command = Command
cards-playing = In play
cards-deck = Deck
cards-deckOf = Deck of { $side }: { $n } { $n ->
    [one] card
   *[other] cards
  } left
cards-discards = Discards
cards-discardsOf = Discards of { $side }: { $n } { $n ->
    [one] card
   *[other] cards
  }. Look through them
cards-discardsTitle = Discards of { $side }
cards-discardsNone = Nothing has been discarded yet.
cards-discardsOrder = Newest first.
cards-supply = Supply
cards-supplyOf = Supply of { $side }: { $n } { $n ->
    [one] card
   *[other] cards
  }. Look through it
cards-supplyTitle = Supply of { $side }
cards-handBacks = Hand
cards-handBacksOf = { $side } holds { $n } { $n ->
    [one] card
   *[other] cards
  }
cards-handOf = Hand of { $side }
cards-handHidden = You are watching: hands stay hidden.
cards-handEmpty = No cards in hand.
cards-inHand = in hand
cards-handCount = { $n } { $n ->
    [one] card
   *[other] cards
  } in hand: a card can be deployed when this number is printed on it.
cards-place = { $row }: { $cover }, { $held }
cards-place-free = free
cards-place-held = held by { $unit }
cards-place-beyond = held by { $unit } on the enemy side
cards-hidden = hidden cover
cards-hiddenShort = Hidden
cards-noCover = Cover removed
cards-tray = Choose from these cards
cards-beyond = Enemy cover
cards-attacking = Attacks
cards-blocking = Blocks
cards-attacked = Attacked
cards-mark-attack = Attack
cards-mark-direct = Attack
cards-mark-cross = Attack
cards-mark-move = Move here
cards-mark-block = Block
cards-mark-react = React
cards-mark-deploy = Deploy
cards-mark-discard = Discard
cards-mark-tactic = Tactic
cards-mark-hit = Hit
cards-mark-enter = Enter
cards-mark-resolve = First
cards-mark-next = Next
cards-mark-to = Here
cards-mark-choose = Choose
cards-mark-act = Act
cards-mark-open = Chosen
cards-chooses = choose it: { $label }
cards-onTable = Choose on the table.
cards-onHand = Choose a card in your hand.
cards-onHandDiscard = To deploy or discard, choose a card in your hand.
cards-onBoth = Choose on the table or in your hand.
cards-target = choose a target.
cards-confirm-attack = Attack
cards-confirm-direct = Attack
cards-confirm-cross = Attack
cards-confirm-block = Block
cards-confirm-react = React
cards-back = Back
cards-sure = do it?
cards-anyCount = any number of
cards-orCount = { $counts } or { $last }
cards-reason-count = Needs { $needs } cards
cards-reason-reaction = Only during an attack
cards-reason-noReaction = Not a reaction
cards-reason-other = No use for it now
cards-preview = What it leads to
cards-preview-ifNoBlock = If nobody blocks or reacts
cards-preview-ifNoReaction = If nobody reacts
cards-preview-ifNoOther = If nobody else reacts
cards-preview-none = No forecast for this.
cards-preview-attackers = Attacking
cards-preview-defenders = Defending
cards-preview-dies = dies
cards-preview-lives = survives
cards-preview-suppressed = suppressed
cards-preview-takes = takes { $n }
cards-preview-from = { $n } from { $name }
cards-preview-itself = { $n } by its own place and rules
cards-preview-through = With it { $n } direct damage gets through.
cards-preview-direct = { $n } direct damage to { $side }
cards-attack = Attack
cards-defense = Defense
cards-why = Why { $attack } and { $defense }?
cards-printed = Printed
cards-rule = Read rule { $id }
cards-info = About { $name }
cards-whyNot = Why can't I use it?
cards-source = Comes from
cards-chapter-won = { $side } won the chapter before.
cards-chapter-rules = Rules in force
cards-rules-first_turn = The first turn has one deployment phase
cards-rules-disposable = Disposable units
cards-rules-tough = Tough units
cards-rules-multi_block = Several units may block
cards-rules-winner_advantage = The last winner's advantage
cards-rules-enemy_cover = Units in enemy cover
cards-rules-offensive_defensive = Offensive and Defensive
cards-rules-command_tactics = Tactics of command cards
cards-rules-discard_effects = Discard effects
cards-rules-multiface = Cover with several faces
cards-rules-hidden = Hidden cover
cards-rules-rotate = Rotating cards
cards-rules-overrun = Overrun
cards-tabs-hand = Hand
cards-tabs-table = Sides
cards-tabs-chapter = Chapter
cards-tabs-log = Log
cards-chat = Chat

chat-quick-well = Well played
chat-quick-wait = One moment
chat-quick-turn = Your turn
chat-quick-game = Good game

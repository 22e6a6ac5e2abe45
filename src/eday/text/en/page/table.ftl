# The words around both tables: panels, prompt, log, chat, settings, errors.

table-loading = Laying out the table ...
table-lobby = Lobby
table-turn = Turn { $turn }
table-turnYours = Your turn
table-turnOf = { $name } plays it.
table-turnBot = A bot plays it.
table-stage = Stage { $stage } of { $stages }
table-briefing = Whole briefing
table-objective = Objective
table-wins = Then the mission is won.
table-enemies = Enemy cards
table-noEnemy = No enemy
table-health = Health { $n }
table-onMap = { $n } on the map, { $unused } left
table-decks = Decks
table-deck-orders = Orders
table-deck-ai = Locust AI
table-deck-weapons = Weapons
table-discards = { $n } discarded
table-progress = Holes: { $open } open, { $sealed } sealed
table-locusts = Locusts on the map: { $n }
table-ai = Locust AI card
table-noAi = No card drawn yet.
table-aiPast = Drawn last; none is in force now.
table-log = Log
table-hand = Hand
table-squad = Squad
table-weapons = Weapons
table-arms = Weapons and ammo
table-mission = Mission
table-handEmpty = No order cards in hand.
table-handOf = Hand of { $name }
table-noHand = You are watching: hands stay hidden.
table-cards = { $n } of { $limit } cards
table-bleeding = Bleeding out
table-eliminated = Eliminated
table-inCover = In cover
table-active = Active
table-bot = Bot
table-away = Away
table-here = Here
table-tokens = { $token ->
    [grenade] { $n } { $n ->
        [one] grenade
       *[other] grenades
    }
   *[ammo] { $n } ammo
  }
table-empty = Empty
table-shown = Shows their hand

prompt-waiting = { $name } decides.
prompt-over = The mission is over.
prompt-undo = Undo
prompt-noUndo = Undo is not possible: { $reason }
prompt-options = All options ({ $n })
prompt-onMap = Choose on the map.
prompt-onCards = Choose a card below.
prompt-onBoth = Choose on the map or the cards.
prompt-about = What to know before choosing
prompt-why = Why can't I do more with it?

topic-cards = Cards
topic-move = Movement
topic-attack = Attacks
topic-react = Reactions
topic-gear = Gear and comrades
topic-locusts = Locusts
topic-finish = Finish
topic-other = Other
topic-aside = Throw away

choose-for = how?
choose-close = Close
choose-sure = for good?
choose-yes = Yes, do it

card-playable = { $n } { $n ->
    [one] use
   *[other] uses
  }
card-idle = not on offer now
card-futile = its actions do nothing now

pass-title = Pass the screen to { $name }
pass-note = Their hand stays hidden until they are ready.
pass-ready = I am { $name }

info-title = About { $name }
info-ping = Point it out to the team
info-cover = in cover
info-wounded = wounded
info-sees = Sees { $names }.
info-seesNot = Does not see { $names }.
info-dropped = Lies here: { $names }
info-take = A COG in this area takes it by a special action for one order card: with 2 ammo tokens, or 2 more for the same weapon.
info-nothing = Nothing to add.

log-before = Before that
log-lines = { $n } { $n ->
    [one] line
   *[other] lines
  }
log-empty = Nothing has happened yet.
log-show = Show where: { $line }

chat-title = Team chat
chat-field = Message to the table
chat-send = Send
chat-quick-help = I need help!
chat-quick-cover = Stay in cover.
chat-quick-go = Move up!
chat-quick-seal = Seal that hole.
chat-ping = { $from } points at { $name }.

share-title = Invite and manage
share-button = Invite
share-seat = Link for { $name }
share-ownSeat = Link for your own seat
share-ownSeats = Link for the seats at this screen
share-ownNote = To go on from another device. Keep it to yourself: whoever opens it plays for you.
share-copyOwn = Copy the link for your own seat
share-spectators = Link for spectators
share-copy = Copy
share-copied = Copied
share-copyByHand = Copy it from the field: this browser does not allow the button to.
share-reissue = New link
share-bot = Hand to a bot
share-botCalled = Bot: { $name }
share-otherBot = Change the bot
share-whichBot = Bots that take over
share-lastBot = As before
share-human = Give to a player
share-note = Whoever opens a seat's link plays that seat. A new link makes the old one useless.
share-noteSealed = An invitation works once: whoever opens it first has the seat until he leaves it. A new one makes the old one useless.
share-invite = New invitation
share-inviteNamed = New invitation for { $name }
share-unclaimed = Invited
share-sealed = Two people play against each other here: nobody, not even the host, can save the game file before the game is over.
share-export = Save game file
share-leave = Leave the table
share-leaveSure = You give up your seat; the host may hand it on. Leave?
share-leaveYes = Yes, leave
share-leaveNo = Stay
share-nameOf = Name at seat { $n }
share-rename = Rename
share-botNamed = Hand { $name } to a bot
share-otherBotNamed = Let this bot play { $name }
share-humanNamed = Give { $name } to a player
share-reissueNamed = New link for { $name }
share-copyNamed = Copy the link for { $name }
share-you = You
share-open = Nobody
share-saved = Saved as { $name }.
share-reportNote = Makes a file with what your seat knows, and nothing that others keep secret. Send it to whoever runs this table.
share-report = Report a problem
share-reportField = What went wrong?
share-reportSend = Make the report
share-hand = Show my hand to the team

settings-title = Settings
settings-guard = Ask me to guard
settings-guard-always = Always
settings-guard-matters = When it matters
settings-guard-never = Never
settings-speed = Speed of the show
settings-speed-instant = Instant
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-speed-step = Step by step

director-label = What is being shown
director-told = What happens
director-next = Next
director-skip = Skip
director-again = Since your last choice
director-againTitle = Shows again what happened since your last choice

settings-volume = Volume
settings-percent = { $n } %
settings-mute = No sound
settings-motion = Reduce motion
settings-floor = Ground of the map
settings-floor-auto = Painted, unless this device is too slow
settings-floor-painted = Painted
settings-floor-plain = Plain
settings-camera = Camera
settings-camera-close = Goes near what matters
settings-camera-whole = Shows the whole map
settings-letters = Always show area letters and tile numbers
settings-hints = Show hints for newcomers to the board game
settings-language = Language
settings-keys = Keys
settings-keysText = 1-9 and 0 are the cards of your hand; each keeps its number for the whole turn. The letters on the choices of the prompt take them, and E always ends, passes or declines; arrows walk through everything on offer; Enter chooses; Esc closes what lies on top; I tells about what has the focus, with links to its rules; S suggests what to do, where there is advice; R shows again what happened since your last choice; while something is shown any key skips it, step by step Space goes on; U or Ctrl+Z takes back; ? opens the rules.

card-copies = { $n } { $n ->
    [one] copy
   *[other] copies
  }

link-waiting = Connection lost. Trying again in { $s } s.
link-connecting = Connecting ...
link-closed = This seat is not open any more.
link-gone = This table was deleted.
link-retry = Try now
link-offline = The server cannot be reached.

error-stale_version = Somebody was faster. This is the table now.
error-unavailable = The server cannot reach its storage just now. Try again in a moment.
error-too_many = The server has too much to do just now. Try again in a moment.
error-gone = This table was deleted.
error-other = The server could not answer that.
error-offline = The server cannot be reached.

resign-button = Give up …
resign-sureSquad = The squad gives the mission up, and the Locusts win. Give up?
resign-sureAsk = The mission is given up when everybody at the table agrees. Ask the others?
resign-sureGame = The other side wins this game at once. Give up?
resign-sureCampaign = The other side wins this game of the chapter; the campaign goes on. Give up?
resign-yes = Yes, give up
resign-yesAsk = Yes, ask them
resign-yesNamed = { $name } gives up
resign-no = Play on
resign-label = Giving up
resign-wait = You want to give up. Waiting for { $others }.
resign-wants = { $name } wants to give the mission up. Do you agree?
resign-watching = { $name } wants to give the mission up. Waiting for { $others }.
resign-agreed = Agreed: { $names }.
resign-allow = Give up
resign-refuse = Play on
resign-withdraw = Play on after all
resign-declined = Not everybody wants to give up: the game goes on.

tabs-label = Table panels

# How parts are put together: lists, what is told about something, a name before what stands apart from it.
join-comma = { $before }, { $next }
join-semicolon = { $before }; { $next }
join-colon = { $what }: { $words }
join-heading = { $what }:
join-stop = { $words }.
join-sentence = { $before } { $next }

# The words around the tables: lobby, replays, games that cannot go on.

app-name = E-Day
app-tag = An unofficial, rules-enforcing table for Gears of War: The Board Game and The Card Game
app-about = One to four players lead a squad against the Locust, and the Locust play themselves. The table knows every rule: it offers what you may do, rolls the dice and says why.

lobby-play = Play now
lobby-playNote = You are { $cog }; a bot leads { $other }. Mission { $mission }.
lobby-playAlone = You are { $cog }, alone. Mission { $mission }.
lobby-custom = Set up a game
lobby-customNote = Choose one of { $n } missions, who comes along and how hard it is.
lobby-resume = Your games
lobby-none = No games yet. They will be listed here.
lobby-join = Join by link
lobby-joinField = Invitation link or code
lobby-joinGo = Join
lobby-import = Open a game file
lobby-seat = Seat { $n }
lobby-seatName = Name of seat { $n }
lobby-seatCog = COG of seat { $n }
lobby-seatKind = Who leads seat { $n }
lobby-addSeat = Add a COG
lobby-removeSeat = Remove seat { $n }
lobby-kind-human = Player (own device)
lobby-kind-hotseat = Player (this screen)
lobby-kind-bot = Bot
lobby-kind-botNamed = Bot ({ $name })
lobby-insane = Insane difficulty
lobby-horde = Difficulty of the map
lobby-wrongSize = This mission is for { $min } to { $max } COGs: change the seats below.
lobby-seed = Seed (empty: random)
lobby-start = Start the mission
lobby-open = Continue
lobby-replay = Replay
lobby-forgetNamed = Take the game { $mission } off the list
lobby-forgetTitle = Take off the list?
lobby-forgetSure = { $mission } with { $names } leaves this list. The game itself stays: whoever has a link can still open it, but this browser forgets its own.
lobby-forgetYes = Take it off
lobby-forgetNo = Keep it
lobby-forgotten = { $mission } is off your list.
lobby-bringBack = Bring it back
lobby-running = Turn { $turn }, stage { $stage }
lobby-won = Won
lobby-lost = Lost
lobby-loading = Loading ...
lobby-players-range = { $min } to { $max } COGs
lobby-how1 = Play an order card
lobby-how1Text = For its actions, to move, or to attack. Cards are your health, too.
lobby-how2 = The Locust answer
lobby-how2Text = A card drawn each turn says what they do. You may guard and dodge.
lobby-how3 = Meet the objective
lobby-how3Text = Seal the holes, clear the map, and keep one COG on his feet.
lobby-how = How it goes
lobby-legal = A fan project. Not connected with or endorsed by the owners of Gears of War.
lobby-fair = The table draws the seed, and nobody sees the game's record before its end: then neither of you knows more than the other.
lobby-frozen = Frozen.
lobby-look = Look at it
lobby-kind-you = You
lobby-yourTurn = Your turn
lobby-turnOf = { $name }'s turn
lobby-waiting = { $n } { $n ->
    [one] game waits
   *[other] games wait
  } for you.
lobby-today = today { $time }
lobby-yesterday = yesterday { $time }
lobby-lastChoice = Last choice: { $when }
lobby-noChoice = No choice yet

invite-title = Invite the others
invite-text = Send each of them the link of his seat: whoever opens it plays that seat.
invite-once = Send your opponent the link. It works once: whoever opens it first has the seat until he leaves it. Do not open it yourself.
invite-come = Has come
invite-awaited = Not here yet
invite-count = { $come } of { $all } { $all ->
    [one] has
   *[other] have
  } come.
invite-go = To the table
invite-later = You need not wait. At the table, Invite shows the links again.

join-wait = The table cannot be reached
join-invited = You are invited
join-plays = You play { $role }.
join-with = At the table: { $names }.
join-sit = Sit down
join-notNow = Not now
join-working = Taking your seat ...
join-title = This link opens no seat
join-failed = This link is not valid any more. Ask the host for a new one.

frozen-title = This game is frozen
frozen-note = Nothing is lost: save the record, and open it with a version that plays it.
frozen-names = At the table: { $names }.
frozen-last = This is how you last saw it, after { $n } { $n ->
    [one] choice
   *[other] choices
  }.
frozen-earlier = This is how you last saw it, after { $at } of { $n } choices.
frozen-unseen = Nobody had looked at it before it was frozen, so there is no picture of the table.
frozen-unreadable = What the table looked like cannot be drawn by this version. The record holds all of it.
frozen-save = Save the record
frozen-table = The table as it last was
frozen-hand = Your hand

replay-title = Replay
replay-events = What happened
replay-step = Choice { $at } of { $last }
replay-slider = Position in the game
replay-first = To the start
replay-back = One back
replay-play = Play
replay-pause = Pause
replay-on = One on
replay-turnBack = One turn back
replay-turnOn = One turn on
replay-last = To the end
replay-shareField = Link to this replay
replay-link = Copy a link for spectators

# What the `eday` command says besides the words of the game itself.
# Messages that begin with help- stay on one line and take no arguments: --help reads them without the parser.

## Mistakes

command-error = eday: error: { $problem }
command-players-cogs = --players { $players } does not go with { $cogs } COGs in --cogs
command-guided = --guided has its own mission, COGs and seed: leave out { $option }
command-no-file = { $file }: not a record or saved game
command-no-json = { $file }: not a record or saved game (no JSON)
command-no-rule-with = no rule contains '{ $word }'
command-no-folder = { $folder } is not a folder
command-no-tests = rule coverage needs the test folder of a source checkout; name one with --tests DIR
command-not-positive = '{ $text }' is not a whole number of 1 or more
command-not-seconds = '{ $text }' is not a number of seconds such as 1 or 0.5
command-not-seed = '{ $text }' is not a whole number from 0 to { $last }
command-not-language = there is no catalogue for '{ $text }', only for: { $known }
command-no-catalogues = EDAY_CATALOGUES names { $folder }, which is not a folder
command-not-chapter = '{ $text }' is not a chapter: a number of 1 or more, `tutorial` or `all`
command-not-one-chapter = '{ $text }' is not one chapter: a number of 1 or more, or `tutorial`
command-not-port = '{ $text }' is not a port from 0 to 65535
command-not-players = '{ $text }' is not a number of players from 1 to { $most }
command-not-range = '{ $text }' is not a range of players: the smaller number comes first
command-not-age = '{ $text }' is not a length of time: write hours, days or weeks, such as 12h, 90d or 8w
command-not-bots = '{ $text }' is not a list of bots separated by commas; bots: { $known }
command-not-cogs = '{ $text }' is not a list of 1 to { $most } COG ids separated by commas

## Mistakes on the command line

command-parser-error = { $prog }: error: { $message }
command-parser-argument = argument { $argument_name }: { $message }
command-parser-unrecognized = unrecognized arguments: { $what }
command-parser-not-allowed = not allowed with argument { $what }
command-parser-explicit = ignored explicit argument { $what }
command-parser-required = the following arguments are required: { $what }
command-parser-one-required = one of the arguments { $what } is required
command-parser-expected-one = expected one argument
command-parser-expected-at-most = expected at most one argument
command-parser-expected-at-least = expected at least one argument
command-parser-expected = expected { $count ->
    [one] { $what } argument
   *[other] { $what } arguments
}
command-parser-ambiguous = ambiguous option: { $option } could match { $matches }
command-parser-value = invalid { $type } value: { $value }
command-parser-choice = invalid choice: { $value } (choose from { $choices })

## What commands print

command-version =
    eday { $version }, { $build ->
        [compiled] compiled
       *[plain] plain Python
    }
command-no-client = The browser table is not built here, so this is the one of the terminal.
command-components = pieces: cards, figures, tiles, markers or dice in the box; the last three columns count values by origin
command-content-game = { $game ->
    [cards] The Card Game
   *[components] The Board Game
}
command-content-hash = content of the Board Game { $hash }, of the Card Game { $card_hash }
command-overlay-changes = { $file }: { $entries }
command-overlay-valid = { $folder }: valid, entries changed: { $count }
command-map-size = { $size ->
    [small] small
    [medium] medium
    [large] large
   *[variable] variable
}
command-map-title = { $mission }, seed { $seed }
command-map-drawn = drawn: { $file }
command-aid-nothing = name what to write: --pdf FILE, --html FILE or both
command-aid-written = written: { $file }{ $pages ->
    [0] {""}
    [one] {" "}({ $pages } page)
   *[other] {" "}({ $pages } pages)
}
command-replayed = { $file }: { $kind ->
    [record] record
   *[save] save
} of { $choices } choices, verified
command-winner = { $winner ->
    [cog] won by the COG
    [locust] won by the Locust
   *[draw] a draw
} ({ $reason ->
    [mission_complete] mission accomplished
    [all_bleeding_out] every COG down
    [door_out_of_reach] a door out of reach
    [resigned] given up
    [deck_out] a deck has run out
    [card] a card says so
    [turn_limit] the larger deck after the last turn
    [campaign] the campaign is decided
   *[other] { $reason }
})
command-not-over = not over: seat { $seat } has to decide
command-rule = { $rule }  ({ $about })
command-rule-untestable = No test: { $reason }
command-rule-sort = { $kind ->
    [example] example
    [quick] quick
   *[commentary] commentary
}
command-rules-count = { $count } entries. `eday rules BG-COVER` shows a group, `eday rules BG-COVER-07` one of them. BG is the board game, CG the card game.
command-rules-coverage = Rules and examples named by a test: { $games }; { $untestable } more cannot be tested.
command-rules-share = { $game ->
    [board] Board game
   *[card] Card game
}: { $tested } of { $total } ({ $percent } %)
command-rules-untested = { $heading }: { $untested } of { $total } untested
command-rules-untestable = Untestable
command-rules-reason = { $rule }: { $reason }

## What `eday text` prints

command-text-no-checkout = languages are written in a source checkout, or in a folder that EDAY_CATALOGUES names
command-text-bad-code = '{ $code }' is not the code of a language: two or three small letters, such as fr
command-text-exists = { $folder } is there already
command-text-begun = { $folder }: { $files ->
    [one] { $files } empty file
   *[other] { $files } empty files
}
command-text-next = Write the messages of the English files of the same names into them; docs/translating.md tells how. `eday text report --lang { $code }` says what is missing, `eday --lang { $code } missions` speaks what is there.
command-text-share = { $done } of { $all }
command-text-unreadable = { $language }, cannot be read: { $count }
command-text-twice = { $language }, written twice: { $count }
command-text-missing = { $language }, missing: { $count }
command-text-names = { $language }, names of components that are missing: { $count }
command-text-unused = { $language }, nothing asks for them: { $count }
command-text-arguments = { $language }, with arguments that English does not have: { $count }
command-text-forms = { $language }, asking for forms that no name has: { $count }
command-text-functions = { $language }, calling functions that there are not: { $count }
command-text-left-out = { $language }, leaving out arguments (fine where the sentence needs none): { $count }
command-text-long = { $language }, much longer than English (columns / columns): { $count }
command-text-same = { $language }, the same as in English: { $count }
command-text-finding = { $key ->
    [none] { $file }: { $detail }
   *[other] { $detail ->
        [none] { $file }: { $key }
       *[other] { $file }: { $key } ({ $detail })
    }
}
command-text-more = and { $count } more: --json has all of them

## What `eday admin` prints

command-admin-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
command-admin-frozen = frozen
command-admin-kind = { $kind ->
    [board] the Board Game
    [card] the Card Game
    [campaign] campaign
   *[other] { $kind }
}
command-admin-status = { $status ->
    [finished] finished
    [running] running
   *[other] { $status }
}
command-admin-sitter = { $kind ->
    [human] person
    [hotseat] at one screen
    [open] open
    [bot] bot
   *[other] { $kind }
}
command-admin-game = game { $game }: { $kind }, { $status }
command-admin-times = made { $created }, last changed { $updated }
command-admin-figures = choices: { $choices }, lines of talk: { $talk }
command-admin-why-frozen = frozen: { $reason }
command-admin-no-reason = no reason given
command-admin-summary = { $key }: { $value }
command-admin-said = { $at } { $name }: { $text }
command-admin-is-frozen = { $frozen ->
    [yes] Game { $game } is frozen.
   *[no] Game { $game } may be played.
}
command-admin-sure-delete = Delete game { $game } of { $names } with { $choices } choices for good? [y/N]
command-admin-sure-forget = Delete { $lines } lines of talk and replace { $names } names, in { $games } games, for good? [y/N]
command-admin-sure-expire = { $count ->
    [one] Delete { $count } game for good? [y/N]
   *[other] Delete { $count } games for good? [y/N]
}
command-admin-needs-yes = This deletes for good and there is nobody to ask; add --yes
command-yes-words = y yes
command-admin-left = Nothing was changed.
command-admin-deleted = { $count ->
    [one] { $count } game deleted
   *[other] { $count } games deleted
}
command-admin-due = { $count ->
    [one] { $count } game would be deleted
   *[other] { $count } games would be deleted
}
command-admin-forgotten = { $lines } lines of talk deleted, { $names } names replaced, in { $games } games
command-admin-backed-up = { $file }: { $bytes } bytes, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, checked

## Heads of columns

column-about = about
column-areas = areas
column-at = at
column-choices = choices
column-covers = covers
column-created = created
column-designed = designed
column-difficulty = difficulty
column-door = door
column-enemies = enemies
column-entries = entries
column-equipment = equipment
column-frozen = frozen
column-game = game
column-group = group
column-holes = holes
column-kind = kind
column-language = language
column-map = map
column-messages = messages
column-mission = mission
column-name = name
column-names = names
column-noted = noted
column-page = page
column-pieces = pieces
column-players = players
column-plays = plays
column-printed = printed
column-recalled = recalled
column-rules = rules
column-seat = seat
column-sitter = kind
column-stages = stages
column-status = status
column-tile = tile
column-turned = turned
column-updated = updated
column-wrong = wrong

## Legend of a drawn map

legend-wall = wall
legend-open = open border
legend-cover = cover
legend-elevation = elevation
legend-hole = emergence hole
legend-equipment = equipment
legend-door = door
legend-entrance = entrance

## Help

help-eday = An unofficial, rules-enforcing digital table for Gears of War: The Board Game.
help-more = `eday COMMAND --help` explains a command.
help-commands = commands
help-actions = actions
help-examples = examples:
help-version = print the version and leave
help-usage = usage:
help-arguments = positional arguments
help-options = options
help-help = show this help message and exit
help-lang = language to speak (default: that of EDAY_LANG, else en)
help-mission = mission id, see `eday missions` (default: emergence)
help-content-option = overlay folder with corrected component values
help-json = print JSON for programs
help-insane = insane difficulty

help-play = play the board game or the card game
help-play-about = Play a mission of the board game, alone or with friends around one screen, or the card game against a bot or somebody beside you. Opens the table in a browser; with --terminal, --resume or --plain you play in this terminal and are asked for what the options leave open.
help-play-game = which game: board, card (one chapter) or campaign (default: board)
help-play-chapter = card game: a chapter from 1 to 15, or tutorial (default: 1)
help-play-side = card game: which side you play; both is for two people at one screen (default: cog)
help-play-people = board game: how many of the players are people; bots take the last seats (default: all are)
help-play-bot = who plays the other side of the card game, or the seats that --people leaves to bots (default: %(default)s)
help-play-terminal = play in this terminal, not in the browser
help-play-mission = mission id, see `eday missions`
help-play-guided = board game: the guided first mission, explained step by step
help-play-cogs = COG ids in seat order, separated by commas
help-play-players = number of players, 1 to 4
help-play-seed = number that fixes all chance (default: random)
help-play-horde = difficulty of Horde Mode (default: normal)
help-play-resume = go on with a saved game (default: the newest one)
help-play-plain = no colors, no drawing characters
help-play-port = port of the table (default: a free one)

help-serve = serve the table to browsers of other machines
help-serve-about = Serve the web table until it is stopped. Games are kept in a SQLite file of your data folder, or in the database named by --database or EDAY_DATABASE_URL. Most options can be set by environment variables too, which docs/serving.md lists.
help-serve-host = address (default: this machine alone)
help-serve-port = port, 0 for a free one (default: 8000)
help-serve-database = database (default: a SQLite file in your data folder)
help-serve-workers = processes that serve together at the port; more than one needs PostgreSQL (default: 1)
help-serve-bot-pause = how long bots wait before a choice, for people to watch; less in a long turn (default: 0.7)
help-serve-host-name = name by which browsers may call the table, an address or a network, with a port or without; can be given several times (default: any)
help-serve-origin = origin of other pages that may play here, such as https://club.example.org; can be given several times (default: none)
help-serve-proxy = address or network of a proxy that is believed when it names its visitors in X-Forwarded-For; can be given several times (default: nobody is believed)
help-serve-metrics = address at which figures for Prometheus are told to everybody (default: nowhere)
help-serve-metrics-token = token with which figures for Prometheus are told at /metrics (default: to nobody)
help-serve-limit = how much a visitor may ask, as NAME=VALUE; can be given several times; the names are listed below
help-serve-limits = limits, what they usually are, and what they are about (each also by an environment variable such as EDAY_LIMIT_MESSAGE_BYTES):

help-selfplay = let bots play many games and report figures
help-selfplay-about = Let bots play many games against the rules and report who won, how long it took and how fast it ran.
help-selfplay-game = board, card, or campaign for whole campaigns of the card game (default: board)
help-selfplay-bot = who plays; several, separated by commas, take the seats in order, the last one all further seats; two different ones at the card game play every deal twice, with changed sides (default: random at the board game, simple at the card game)
help-selfplay-rollouts = the most roll-outs of a decision that soldiers and veterans search: fewer play faster and worse (default: as many as their level has)
help-selfplay-players = number of players (default: 1-4)
help-selfplay-mission = mission id, or `all` for all missions in turn (default: emergence)
help-selfplay-chapter = chapter of the card game, `tutorial`, or `all` for all chapters in turn (default: all)
help-selfplay-horde = difficulty of Horde Mode (default: all in turn)
help-selfplay-games = number of games (default: 100)
help-selfplay-max-turns = turns after which a board game is cut off, neither won nor lost (default: 400)
help-selfplay-seed = seed of the first game: the same one deals the same games to other bots, to compare them (default: 1)
help-selfplay-workers = processes (default: one per core)
help-selfplay-state = file for finished games: the same command goes on from there, also with more games

help-missions = list the missions
help-missions-about = List the missions.

help-rules = look up a rule, or see which rules have tests
help-rules-about = Look up rules of the board game (BG-...) and the card game (CG-...) by id, by group or by word, or see which rules are named by a test.
help-rules-id = a rule (BG-COVER-07, CG-COVER-04) or a group of rules (BG-COVER, CG-COVER)
help-rules-search = rules that contain a word
help-rules-coverage = which rules are named by a test, counted for each game
help-rules-tests = test folder for --coverage (default: that of the source tree)

help-content = show what the components are and where their values come from
help-content-about = Count the components by group, and their values by origin: printed, recalled or designed. `eday content check DIR` checks an overlay folder.
help-content-check = check an overlay folder
help-content-check-about = Check an overlay folder.
help-content-folder = overlay folder

help-map = lay out a mission's map and describe or draw it
help-map-about = Lay out the map of a mission as a seed would, and describe it, print its geometry or draw it.
help-map-seed = seed of the layout (default: 1)
help-map-levels = first level or all (default: 1)
help-map-json = print areas, borders, distances and sight as JSON
help-map-svg = write a drawing

help-aid = write a player aid to print: rules in short and reference
help-aid-about = Write the player aid of a game as a PDF or as a page: the rules in short on two pages, then what one looks up at the table.
help-aid-game = board or card
help-aid-paper = a4 or letter (default: a4)
help-aid-pdf = write a PDF (needs the extra: pip install "eday[aid]")
help-aid-html = write a page for the browser
help-aid-font = font file to print with, instead of the one fontconfig finds for the language

help-show = draw a position, or what a seat sees of a saved game
help-show-about = Draw a position that somebody has pasted, or a saved or recorded game as one seat sees it. With --text the game is written as a position: what that seat may know and nothing else, short enough for a bug report.
help-show-file = position, saved game or record; - reads what is typed or piped in
help-show-seat = whose eyes to look through, from 0 on (default: whoever is asked)
help-show-text = write the position instead of drawing it
help-show-plain = draw with plain characters
command-odd-position = { $file } begins like a position, but parts of it are missing or changed. Copy it again, whole.

help-replay = check a saved or recorded game and show how it ended
help-replay-about = Play a record or a saved game again from its seed, check that it comes out the same, and show how it ended.
help-replay-file = record or saved game
help-replay-events = print every event
help-replay-chances = show the COGs' winning chance turn by turn, and the turning points

help-bench = measure the speed of the engine
help-bench-about = Measure decisions per second, cloning and the other hot paths of the engine.
help-bench-quick = a few seconds, rough figures
help-bench-peers = measure other engines too, where installed
help-bench-write = write the table of engines into this file, between its two markers (measures other engines, too)

help-lab = make what the players know, study how they play
help-lab-about = Experiments with players: make what they know, let them play many games, and tell what came of it.
help-lab-train = learn to value positions, from nothing
help-lab-train-about = Make the weights that the stronger players go by again from nothing: games of players against themselves, a network fitted to them, games by that network, and so on. A run is a folder; stopped, it goes on where it was when the same command is given again. Fitting needs PyTorch (pip install "eday[train]").
help-lab-scale = measure how often positions are won
help-lab-scale-about = Let bots play the board game, see how often positions that the network gives some value are won, and write the scale by which advice and curves tell winning chances.
help-scale-games = games, over all missions and numbers of COGs (default: 2000)
help-scale-bot = who plays (default: simple)
help-scale-out = where to write it (default: beside the weights in use)
help-train-game = the game to be learnt
help-train-run = folder of the run (default: train-GAME)
help-train-rounds = rounds of games and fitting (default: 8)
help-train-games = games of each round (default: 8000)
help-train-first-games = games of the first round, by the players' habits alone (default: as --games)
help-train-gate = deals of the match against the best weights so far, after each round (default: 150)
help-train-seed = seed of everything (default: 1)
help-train-workers = processes that play (default: one for each core)
help-train-seconds = stop after about so many seconds; the same command goes on
help-train-only = only this step of each round
help-train-fit-python = a Python with numpy and PyTorch, where this one has none
help-train-install = at the end put the best weights where the players find them

help-load = measure how many games a service carries
help-load-about = Open many games, let a player at each choose at random after some thought, and report choices a second, latency, and what the service takes for a choice and for a game. Without --url a service with an empty database is started for it, and its limits are lifted; a service at a URL keeps its own.
help-load-games = number of games (default: 200)
help-load-game = board, or card for chapters of the card game (default: board)
help-load-players = seats of each board game (default: 2)
help-load-bots = a bot on all seats but one: one guest plays each game, and it is told how long a turn of a bot takes (default: people on all seats)
help-load-seconds = length of play (default: 30)
help-load-think = seconds before each choice (default: 1 3)
help-load-workers = processes of the service; more than one needs PostgreSQL, and without --database one is started where it is installed (default: 1)
help-load-database = database of the service; the games are left in it (default: one that is thrown away)
help-load-url = a running service of this machine (default: one of its own)
help-load-clients = processes of the players (default: one for 400 games)
help-load-seed = seed of the first game (default: 1)

command-warning = warning: { $problem }
command-selfplay-board = { $finished } of { $games ->
    [one] { $games } game
   *[other] { $games } games
} finished: { $won }, { $lost } lost{ $cut ->
    [0] { "" }
   *[other] ; { $cut } cut off after turn { $last }
}
command-selfplay-won = { $finished ->
    [0] none won
   *[other] { $won } won ({ $percent } %, 95 % interval { $low } to { $high })
}
command-selfplay-squad = { $cogs ->
    [one] { $cogs } COG
   *[other] { $cogs } COGs
}: { $won } of { $finished }, { $turns } turns
command-selfplay-mission = { $mission }: { $won } of { $finished } won, { $turns } turns, stages seen { $stages }{ $cut ->
    [0] { "" }
   *[other] ; { $cut } cut off after turn { $last }
}
command-selfplay-lost = lost in stage { $stage } ({ $reason ->
    [all_bleeding_out] every COG down
    [door_out_of_reach] a door out of reach
    [resigned] given up
   *[other] { $reason }
}): { $games }
command-selfplay-card = { $finished } of { $games ->
    [one] { $games } game
   *[other] { $games } games
} finished: COG won { $cog }, Locust { $locust } (in brackets: 95 % intervals)
command-selfplay-match = { $first } won { $won } against { $other }: { $share }
command-selfplay-share = { $percent } % ({ $low } to { $high })
command-selfplay-mean = { $value } ({ $low } to { $high })
command-selfplay-chapter = { $previous ->
    [cog] after a win of the COG
    [locust] after a win of the Locust
   *[none] { $chapter ->
        [tutorial] tutorial
       *[other] chapter { $chapter }
    }
}: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, COG { $cog }, Locust { $locust }, turns { $turns }, first player { $first }
command-selfplay-thought = { $bot }: a decision takes { NUMBER($usual, maximumFractionDigits: 6) } ms (95 % of them at most { $most } ms)
command-selfplay-speed = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} in { $seconds } s: { $rate } a second
command-selfplay-error = error: { $problem }
command-load-opening = opening games
command-load-playing = playing
command-load-games = games
command-load-workers = workers
command-load-finished = games played to their end
command-load-seconds = seconds of play
command-load-choices = choices
command-load-rate = choices a second
command-load-p50 = latency in ms, of 50 in 100 choices at most
command-load-p90 = latency in ms, of 90 in 100 choices at most
command-load-p99 = latency in ms, of 99 in 100 choices at most
command-load-max = latency in ms, longest
command-load-bot-turns = turns of bots
command-load-bot-p50 = seconds of a turn of a bot, of 50 in 100 turns at most
command-load-bot-p95 = seconds of a turn of a bot, of 95 in 100 turns at most
command-load-bot-max = seconds of a turn of a bot, longest
command-load-processor = processor time of the service for a choice, in ms
command-load-database = processor time of the database for a choice, in ms
command-load-memory = memory of the service with all games open, in KiB
command-load-memory-idle = memory for a game that was opened, in KiB
command-load-memory-played = memory for a game that was played, in KiB
command-load-average = load average of the machine
command-load-error = errors: { $code }
command-load-fault = Fault in the log of the service: { $fault }

help-text = see how far the languages have come, begin another one
help-text-about = Look after the languages of the program. They are written in a source checkout, or in a folder that EDAY_CATALOGUES names.
help-text-report = what a language lacks, and what is wrong with it
help-text-report-about = Hold the files of a language against the English ones: messages, the page and the rules. The exit code is 1 when something is missing or wrong.
help-text-report-lang = code of a language (default: all there are)
help-text-keys = print the keys of what is missing, line by line
help-text-new = begin a language
help-text-new-about = Make the folder of a language, with an empty file for every English one.
help-text-code = code of the language, such as fr

help-admin = look after the stored games: list, freeze, delete, forget somebody, back up
help-admin-about = Look after the games of a table, straight in its database, whether a service runs or not. What deletes asks first, unless --yes is given. `eday admin ACTION --help` explains an action.
help-admin-database = database of the service (default: EDAY_DATABASE_URL, else the SQLite file in your data folder)
help-admin-list = list the games, those first that nothing has happened in for longest
help-admin-status = only games that run, or that are finished
help-admin-older-than = only games nothing has happened in for so long: 12h, 90d, 8w
help-admin-show = show one game: its seats, its figures, why it is frozen
help-admin-game = id of a game, see `eday admin list`
help-admin-talk = also print what was said at the table
help-admin-freeze = stop a game: it can be looked at and exported, but not played
help-admin-reason = why, for those who play it
help-admin-unfreeze = let a frozen game go on
help-admin-delete = delete a game with all that was chosen and said in it
help-admin-yes = do not ask
help-admin-forget = delete what somebody said, and call his seats by the name of their role
help-admin-name = a name, as it stands at the table
help-admin-token = a link of a seat, whole or its last part: only the seats it opens (write --token=LINK where it begins with -)
help-admin-expire = delete games nothing has happened in for so long
help-admin-dry-run = only say how many they are
help-admin-backup = copy a SQLite database into a new file while the service runs, and check the copy
help-admin-file = file to be made

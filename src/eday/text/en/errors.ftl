# Mistakes of people and files: what is wrong and what to do about it.

error-error = Something went wrong.
error-bad-setting = { $name } has to be { $expected }, not "{ $text }".
error-unknown-limit = There is no limit "{ $name }". Limits: { $known }.

## Looking after a table

error-admin-no-game = There is no game { $game } in this database. `eday admin list` names them.
error-admin-nobody = Nobody of that name, or with that link, has a seat or has said anything in this database.
error-admin-reason = A reason is one line of at most { $most } characters.
error-admin-url = That is no address of a database ({ $problem }). Write sqlite:////path/to/table.sqlite or postgresql://user@host/name.
error-admin-driver = The module { $module } is missing here. Install E-Day with its extra: pip install "eday[postgres]".
error-admin-unreachable = The database does not answer as it should: { $problem }.
error-admin-other-version = The tables of this database are not those of this version. Use the `eday` its service runs with, or start the service of this version once: it brings them up to date.
error-admin-no-file = There is no database file { $file }. Name the one the service uses with --database or EDAY_DATABASE_URL.
error-admin-backup-postgres = Only SQLite files are copied here. Back PostgreSQL up with `pg_dump --format=custom --file=eday.dump { $database }`.
error-admin-backup-exists = { $file } is there already. Name a new file.
error-admin-backup-failed = { $file } could not be copied: { $problem }.

## Measuring the service

error-load-think = --think takes the shortest and the longest thought in seconds, such as 1 3.
error-load-no-address = "{ $url }" is no address of a service, such as http://127.0.0.1:8000/.
error-load-elsewhere = { $host } is not this machine. Load is measured on 127.0.0.1, ::1 or localhost only.
error-load-own-service = --workers and --database are for a service started here. Leave them out, or leave out --url.
error-load-needs-postgres = Several workers need PostgreSQL. Install it here, or name a database with --database postgresql://user@host/name.
error-load-postgres-failed = PostgreSQL could not be started for this ({ $problem }). Name a database with --database postgresql://user@host/name.
error-load-no-service = The service did not start: { $problem }.
error-load-refused = The service lets nobody else in: { $problem }.
error-load-refused-there = The service lets nobody else in: { $problem }. Its limits cannot be lifted from here: start it with higher ones (`eday serve --help` lists them), or leave out --url.
error-load-turned-away = The service turned a player away from his own game ({ $code }).
error-load-no-seat-for-bots = A game with one seat has none for a bot. Ask for 2 to 4 --players, or leave out --bots.
error-load-silent = The service does not answer as it should ({ $problem }).
error-load-client-died = A process of players ended before its time. Have a look at the machine's memory, or take fewer games.

error-selfplay-bots = { $bots } bots were named for { $most ->
    [1] one seat
   *[other] { $most } seats
}. Name at most one for each seat.
error-selfplay-rollouts = --rollouts is for bots that search ({ $known }), and { $bots } does not. Leave it out, or name one of them with --bot.
error-selfplay-process-died = A process that played games has died: it was killed, or there was too little memory. The same command with --state goes on from the last finished game; fewer --workers need less memory.
error-selfplay-state-foreign = { $file } does not hold games of `eday selfplay`. Name another file with --state.
error-selfplay-state-other-run = { $file } holds games of another run, which differs in: { $differs }. Name another file with --state, or ask for the same run.
error-selfplay-state-busy = Another run is writing { $file }. Wait until it has ended, or name another file with --state.
error-selfplay-state-damaged = { $file } is damaged in line { $line }. Remove that line, or name another file with --state.

## Setting up

error-weights-missing = There are no learned weights "{ $file }": this player plays by its habits alone. Make them with "eday lab train".
error-weights-damaged = The learned weights "{ $file }" are damaged: this player plays by its habits alone. Install E-Day again, or make them with "eday lab train".
error-weights-rules = The learned weights "{ $file }" were made for the rules { $rules }, and these are { $wanted }: this player plays by its habits alone. Make new ones with "eday lab train".
error-weights-encoder = The learned weights "{ $file }" were made for another way of looking at the game: this player plays by its habits alone. Make new ones with "eday lab train".
error-train-game = Nothing can be learnt about the game "{ $game }" yet. Games: { $known }.
error-train-other-run = The folder "{ $folder }" is of another run: other settings, another game, or other rules. Give the same settings, or name a new folder with --run.
error-train-no-weights = Round { $number } has no weights yet. Fit them first, without --only or with "--only fit".
error-train-no-games = Round { $number } has no games yet. Play them first, without --only or with "--only play".
error-train-fit = Fitting failed with "{ $python }": { $problem } It needs numpy and PyTorch: install "eday[train]", or name a Python that has them with --fit-python.
error-train-nothing-better = Nothing in "{ $folder }" is better than the weights in use: they stay.
error-unknown-bot = There is no bot "{ $bot }" for this game. Bots: { $known }.
error-setup-unknown-mission = There is no mission "{ $mission }". Missions: { $known }.
error-setup-no-map = The tiles of the mission "{ $mission }" cannot be laid without overlapping. Change its levels in the overlay.
error-setup-cogs-list = The COGs must be a list of ids such as marcus_fenix, not "{ $cogs }".
error-setup-unknown-cog = There is no COG "{ $cog }". COGs: { $known }.
error-setup-cog-twice = "{ $cog }" was named twice. Each COG can take part only once.
error-setup-players = { $players ->
    [0] Name at least one COG, at most { $most }.
   *[other] { $players } COGs are too many. Name 1 to { $most }.
}
error-setup-mission-players = The mission "{ $mission }" is for { $least } to { $most } players. Name that many COGs.
error-setup-seed = The seed must be a whole number from 0 to { $last }, not "{ $seed }".
error-setup-insane = Insane difficulty is either on or off (True or False), not "{ $insane }".
error-setup-horde = There is no Horde Mode difficulty "{ $horde }". Difficulties: { $known }.
error-setup-guided = The guided mission is { $guided }, not "{ $mission }".
error-setup-tutorial = The tutorial has its own decks and follows no chapter: leave out decks and previous_winner.
error-setup-chapter = There is no chapter "{ $chapter }". Name a chapter from 1 to { $last }, or "tutorial".
error-setup-previous-winner = The previous chapter was won by "cog" or "locust", or by nobody (None), not by "{ $winner }".
error-setup-best-of = A chapter is the best of 3 games or of 1, not of "{ $best_of }".
error-setup-decks = The decks must be given for both sides: a list of card ids under "cog" and one under "locust".
error-setup-deck = { $side ->
    [cog] The COG deck
   *[other] The Locust deck
} must be a list of at least one card id.
error-setup-deck-card = { $side ->
    [cog] "{ $card }" is no card for the COG deck. Name units, tactics and reactions of the COG, such as cog-sergeant.
   *[other] "{ $card }" is no card for the Locust deck. Name units, tactics and reactions of the Locust, such as loc-drone.
}
error-setup-deck-copies = { $side ->
    [cog] The COG deck
   *[other] The Locust deck
} holds "{ $card }" too often: the most there can be is { $most }.
error-setup-deck-chapter = { $side ->
    [cog] The COG deck
   *[other] The Locust deck
} cannot hold that many of "{ $card }": chapter { $chapter } adds { $added } itself, and there are { $most } in all. List fewer of it, or none.
error-setup-content = The content cannot be used. { $problem }
error-setup-content-path = The content overlay must be the path of a folder, not "{ $content }".

## Environments for research

error-env-extra = The module { $module } is missing here. Install E-Day with its extra: pip install "eday[env]".
error-env-cogs = { $cogs } COGs cannot play. Name 1 to { $most } of them, or their ids.
error-env-seat = There is no seat "{ $seat }" here: the seats are 0 to { $last }.
error-env-side = A side is "cog" or "locust", not "{ $side }".
error-env-bots = There are { $bots } bots for a table of { $most }. Name one for all seats, or one for each.
error-env-bot-names = The bots must be the name of one or a list of names, not "{ $bots }". Bots: { $known }.
error-env-shaping = The reward for a stage must be a number, 0 for none, not "{ $shaping }".
error-env-reward = There is no reward "{ $reward }". Rewards: { $known }.
error-env-max-turns = A game is cut off after a number of turns from 1 on, or never (None), not "{ $turns }".
error-env-never-asked = Seat { $seat } was asked nothing in { $games } games: they are cut off too soon. Allow more turns with max_turns.
error-env-render = The table is not drawn as "{ $mode }". Ways: { $known }, or None.
error-env-reset = No game has been dealt yet: call reset first.
error-env-action = Action { $action } is masked out: the actions on offer are 0 to { $last }. Nothing has changed.
error-env-action-kind = An action is the whole number of an option, not "{ $action }". Nothing has changed.
error-env-too-many = { $what ->
    [option] This decision has { NUMBER($number) } options, more than the { NUMBER($most) } actions of an environment.
    [area] This map has { NUMBER($number) } areas; observations hold { NUMBER($most) }.
    [cover-space] This map has { NUMBER($number) } cover spaces; observations hold { NUMBER($most) }.
    [neighbour] An area of this map has { NUMBER($number) } neighbors; observations hold { NUMBER($most) }.
    [figure] This game has { NUMBER($number) } figures; observations hold { NUMBER($most) }.
    [unit] A side has { NUMBER($number) } units; observations hold { NUMBER($most) }.
    [command-card] A side has { NUMBER($number) } cards in its command area; observations hold { NUMBER($most) }.
   *[other] The row has { NUMBER($number) } places; observations hold { NUMBER($most) }.
}

## Saved games

error-save-foreign = This is not a saved game of E-Day.
error-save-damaged = The saved game is damaged or was edited by hand. Use an older save, or start anew.
error-save-no-seed = The game in this file has no seed, so it cannot be played again. Use the file as it was saved.
error-save-seed = The seed of the game in this file must be a whole number from 0 to { $last }, not "{ $seed }". Use the file as it was saved.
error-save-other-game = This save is of a game this version does not have ("{ $game }"). Update E-Day to open it.
error-save-other-rules = The game was saved under other rules ({ $found }; this version plays { $wanted }). Finish it with the version that saved it, or start anew.
error-frozen-by-admin = The keeper of this server has frozen this game.
error-frozen-because = The keeper of this server has frozen this game: { $reason }
error-frozen-differs = After choice { $number } this version plays the game otherwise than it was played. It can be looked at and its record saved, not played on.
error-save-other-content = The cards or tiles have changed since the game was saved. Finish it with the version that saved it, or start anew.
error-save-content = The overlay inside this save is not valid here. { $problem }

## Records

error-replay-foreign = This is not the record of a game of E-Day.
error-replay-too-long = The record goes on after the game is over, from choice { $number } (counted from 0) on. It is damaged or was edited.
error-replay-mismatch = Choice { $number } of the record (counted from 0) does not fit: seat { $seat } cannot choose "{ $option }" there. The record is damaged or comes from another version.
error-imagined-only = This tells both hands, so only an imagined copy of a game (made by determinize) can be asked for it.
error-imagined-no-record = An imagined copy of a game (made by determinize) has no record. Ask the real game.

## Playing

error-illegal-option = "{ $option }" is not on offer. Seat { $seat } is asked ({ $kind }): choose one of the options of the open decision.
error-illegal-game-over = The game is over; "{ $option }" cannot be chosen any more.
error-illegal-seat = There is no seat { $seat } at this table: the seats are 0 to { $last }.
error-illegal-resign = There is no game to give up now. Choose the reinforcements; the next game can be given up once its cards are dealt.
error-undo-nothing = There is no choice to take back.
error-undo-dice = Dice were rolled: that choice cannot be taken back.
error-undo-reveal = Something hidden came to light: that choice cannot be taken back.
error-undo-other-seat = Seat { $seat } has chosen since: only that seat may take the last choice back.
error-position-foreign = This is not a position of E-Day. One begins with the line "{ $head }: { $format }".
error-position-large = A position has at most { NUMBER($most) } characters.
error-position-unreadable = This position cannot be read. { $problem }
error-position-map = The map of this position cannot be laid with the tiles there are. Copy the lines after "laid" again, or use the overlay it was made with.

## Rules and the tests that name them

error-rule-unknown = There is no rule "{ $rule }".
error-rule-meant = There is no rule "{ $rule }". Did you mean { $close }?
error-rule-kind = { $file }, { $rule }: the kind is one of { $known }, not "{ $kind }".
error-rule-marker = { $place }: { $problem }
error-rule-tested = { $place }: { $rule } has a test, so its `untestable` reason must go.
error-rule-not-python = { $place } cannot be read as Python ({ $problem }).
error-rule-not-plain = { $place }: rule markers take rule ids as plain strings.

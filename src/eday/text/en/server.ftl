# What the web table's service says besides the words of the game itself.

## Messages that are not obeyed

server-wrong-seat = That seat is not yours.
server-not-your-turn = Another player is asked.
server-game-over = The game is over.
server-stale = The table has changed since; this is how it stands now.
server-spectators-watch = Spectators watch.
server-spectators-no-seat = Spectators have no seat.
server-spectators-set-nothing = Spectators have nothing to set.
server-spectators-undo-nothing = Spectators take nothing back and give nothing up.
server-nothing-to-allow = Nobody has asked you, or not any more.
server-hands-stay-hidden = In this game hands stay hidden.
server-not-at-this-table = That cannot be asked in this game.
server-hello-first = The first message has to be a hello.
server-hello-late = Nothing was said in time.
server-hello-again = Hello has been said.
server-dead-link = This link opens no seat.
server-slow-down = Too many messages; slow down.
server-too-many-requests = Too many requests from your address; wait a moment.
server-ask-later = You have asked for more than this table can work out at once; wait a moment and ask again.
server-advice-later = You have asked for much advice; ask again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
    }.
server-no-advice = No advice could be worked out. Nothing has changed; try again or choose for yourself.
server-no-advice-for-opponents = There is no advice where two people play against each other.
server-chances-at-the-end = Winning chances are told when the game is over.
server-no-chances = The winning chances of this game could not be reckoned.
server-text-only = Only text frames are understood.
server-message-too-long = That message is too long.
server-bad-message = That message is not understood.
server-text-unprintable = That text holds characters that cannot be shown; leave out line breaks and control characters.
server-text-too-long = That text is too long: write at most { $most } characters.
server-text-empty = There is nothing to read in that; write something first.
server-went-wrong = Something went wrong here. Nothing is lost: the table is shown as it stands.

## Said at the table

server-table = Table
server-bots-stopped = Only bots play here, and they have played { $turns } turns: they stop. The game goes on when somebody takes a seat.

## Calls that are refused

server-needs-link = This needs a link of the game.
server-other-game = This link does not open that game.
server-no-such-game = There is no such game.
server-no-such-seat = There is no such seat.
server-no-such-step = { $last ->
    [one] This game has { $last } choice so far.
   *[other] This game has { $last } choices so far.
}
server-host-gives-seats = Seats are the host's to give.
server-seat-needs-name = A seat needs a name.
server-bot-needs-no-link = A bot needs no link; give the seat to a person first.
server-only-seats-leave = Only a seat can be left.
server-first-by-chance = Who begins can be wished for one of the seats, and only where no seed is given.
server-guided = The guided mission has its own mission, COGs and seed, and a person plays it.
server-each-side-once = One seat plays the COG, the other one the Locust.
server-too-many-games = Too many games from here; come back later.
server-own-content-only = This service plays with its own content only.
server-foreign-file = That is not a game of this house, or one of more than { $most } choices.
server-unreadable-file = That file cannot be read as a game. Choose one that was saved from a table here, as it was saved.
server-export-running = A running game is the host's to export.
server-export-sealed = Between opponents nobody sees the record before the end. It can be exported when the game is over.
server-seed-is-drawn = Between opponents the table draws the seed. Leave it out.
server-show-of-bots = Only a game in which bots play every seat goes on without anybody watching.
server-too-many-shows = As many games of bots alone are being played as there may be. Try again when one has ended, or watch this one: bots play while somebody is there.
server-dead-invitation = This invitation has been taken already, or was replaced by a newer one. Ask the host for another, unless it was you who took it.
server-seat-is-claimed = This seat belongs to whoever claimed it. It can be given to somebody else when he has left it.
server-not-for-opponents = This table was not made for opponents at two places: its record and seed may be known. Make a new game for that.
server-not-frozen = This game is not frozen: open it.
server-busy = There is too much to do just now. Try again in a moment.
server-storage-silent = The storage of this table does not answer. If your last choice was stored you will see it as soon as it does; else choose again then.
server-table-gone = This table has been closed.
server-body-too-large = That is more than this service reads.
server-not-understood = Not understood: { $where }
server-http = { $status ->
    [404] There is nothing at that address.
    [405] That cannot be done at that address.
   *[other] That call cannot be answered.
}
server-foreign-page = Only a page of this table may do that.
server-other-host = The table is not called by that name. Open it by the address it was started with.
server-full = Too many are here already; please try again in a moment.
server-broken = Something went wrong here.

## What can be played

bot-simple = Simple
bot-recruit = Recruit
bot-soldier = Soldier
bot-veteran = Veteran
bot-random = By chance
bot-simple-about = Plays by sound habits, at once.
bot-recruit-about = The same habits, but slips now and then: for a first game.
bot-soldier-about = Tries its best options in imagined games before it chooses. A team-mate and opponent to respect.
bot-veteran-about = Tries them four times as long: the strongest there is.
bot-random-about = Takes any option at all.
server-tutorial = Tutorial
server-tutorial-about = The first turns step by step: cards, cover, attacks and reactions. Your own turns from there on.

## The list of calls

server-docs-title = E-Day: calls
server-docs-heading = Calls
server-docs-in-full = In full, as OpenAPI

## Counters

metric-choices = Choices accepted and stored.
metric-undos = Choices taken back.
metric-stale = Choices refused because the table had changed.
metric-conflicts = Changes another worker had made first.
metric-games-created = Games created or imported.
metric-messages = Socket messages received.
metric-refused = Socket messages refused.
metric-requests = REST calls received.
metric-database-errors = Errors of the database.
metric-choice-seconds = Seconds from receiving a choice to storing it.
metric-call-seconds = Seconds that a call took.
metric-loop-lag-seconds = Seconds by which the event loop was late.
metric-connections = Open sockets.
metric-rooms = Games in memory.

## On the command line

server-table-at = The table is at { $address }
server-table-here = The table is at { $address } (leave with Ctrl-C)
server-no-browser = No browser could be opened: please open that address yourself.
server-no-client = The browser client is not built: only the calls under /api are served.

## Why the service cannot start

server-port-taken = Port { $port } of { $host } is in use. Stop what uses it, or take another one with --port.
server-port-forbidden = Port { $port } of { $host } is not yours to use. Take one above 1023 with --port.
server-no-such-address = This machine has no address { $host }. Name one of its own with --host.
server-cannot-listen = Nobody can listen at port { $port } of { $host }: { $problem }.
server-no-driver = The database { $database } needs the module { $module }, which is not installed. For PostgreSQL install eday with its extra "postgres".
server-bad-database = The database { $database } is not understood. Use an address such as sqlite:///table.sqlite or postgresql://user@host/name.
server-newer-database = The database { $database } was written by a newer version of E-Day. Use that version, or another database.
server-damaged-database = The database { $database } is damaged, or no SQLite file at all. Bring back a copy of it, or name another file.
server-unwritable-database = The database { $database } cannot be opened for writing. Check that its folder exists and that you may write there.
server-silent-database = The database { $database } does not answer or does not let us in. Check that it runs, and its address, user and password.
server-one-worker = SQLite serves one worker. Leave --workers out, or name a PostgreSQL database (--database).
server-not-started = The service could not start because of a fault of its own: { $problem }.

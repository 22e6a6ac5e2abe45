# What the owner of a service may decide: limits and what they are about, what is expected of a value, heads of the tables.

## Limits

limit-message-bytes = longest message on a socket, in bytes
limit-body-bytes = longest body of a call, in bytes
limit-import-bytes = longest file that can be brought in, in bytes
limit-choices = longest game that can be brought in, in choices
limit-messages-per-second = messages a second on one socket
limit-message-burst = messages a socket may send at once
limit-messages-per-second-per-address = messages a second of one visitor, on all its sockets together
limit-message-burst-per-address = messages a visitor may send at once
limit-hurried-sockets = sockets of one visitor that may wait at once for what they sent faster than people choose
limit-requests-per-second = calls and pages a second for one visitor
limit-request-burst = calls and pages a visitor may ask for at once; more wait, those that would wait for 4 s are refused
limit-work-per-second = seconds of work for the questions of one visitor, gained each second
limit-work-burst = seconds of work a visitor may ask for at once
limit-advice-per-second = seconds of thought about what one visitor wants to be advised on, gained each second
limit-advice-burst = seconds of such thought a visitor may ask for at once
limit-strikes = messages that cannot be read, or come too fast, after which a socket is closed
limit-connections = open connections of all visitors; 0 (and at most) for as many as the limit of open files leaves
limit-connections-per-address = open connections of one visitor; never more than half of all
limit-sockets-per-address = open sockets of one visitor, also behind a proxy
limit-games-per-address = games a visitor may make in the time of games-window
limit-games-window = seconds in which games are counted
limit-head-seconds = seconds in which the head of a call has to be complete
limit-body-seconds = seconds in which the body of a call has to be complete
limit-keep-alive-seconds = seconds a connection may wait for its next call
limit-stall-seconds = seconds after which who does not read what is sent is given up
limit-hello-seconds = seconds in which a socket has to say hello
limit-idle-seconds = seconds after which a silent socket is closed
limit-room-seconds = seconds a game nobody is at stays in memory
limit-bot-turns = turns after which bots leave a game that they play among themselves
limit-shows = games that bots may play at once although nobody watches
limit-queue = messages that may wait for a slow reader before it is given up

## What is expected of a value

setting-database = an address such as sqlite:///table.sqlite or postgresql://user@host/name
setting-workers = a number of processes from 1 to { $most }
setting-pause = a number of seconds from 0 to { $most }
setting-host = a name, address or network such as table.example.org, 192.0.2.7:8000 or 127.0.0.0/8
setting-origin = an origin such as https://table.example.org
setting-network = an address or a network such as 10.0.0.0/8
setting-address = an address and a port such as 127.0.0.1:9100
setting-token = at least 16 letters, digits and signs without spaces
setting-limit = a name and a value such as message-bytes=32768
setting-whole-number = a whole number above 0
setting-number = a number above 0

## Heads of the tables

setting-flag = option
setting-limit-name = limit
setting-variable = variable
setting-usual = usual
setting-about = about

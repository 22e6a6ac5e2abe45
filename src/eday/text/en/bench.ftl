# The table that sets the engine beside others: `eday bench --write`.

bench-intro = Python { $python }, medians of { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, in CPU time. The last two columns tell how many times as fast { $core ->
    [compiled] the compiled core
   *[plain] the plain source
} of E-Day does what its own lap says: below 1, the other one is faster.
bench-head-play = A decision of random play
bench-head-clone = A copy of a running game
bench-head-steps = A step of an environment for learners
bench-column-who = engine and game
bench-column-does = what is done
bench-column-time = us
bench-column-rate = per second
bench-column-board = board game, times as fast
bench-column-card = card game, times as fast
bench-ours = E-Day, { $game ->
    [board] board game
   *[card] card game
}, { $core ->
    [compiled] compiled
   *[plain] plain
}
bench-peer = { $peer } { $version }: { $game }
bench-peer-absent = { $peer }: { $game }
bench-absent = not installed
bench-number = { $value }
bench-missing = Not installed: { $peers }. `make bench PEERS=1` installs them.
bench-no-markers = { $file } has no place for the table: a line { $begin } and below it a line { $end }
bench-written = The table is in { $file }.

bench-game-catan = Catan
bench-game-uno = UNO
bench-game-gin_rummy = gin rummy
bench-game-hanabi = Hanabi
bench-game-connect_four = Connect Four
bench-game-leduc_holdem = Leduc hold'em
bench-game-chess = chess

bench-does-board-play = Emergence with four COGs, set-ups included
bench-does-card-play = the fifteen chapters in turn, set-ups included
bench-does-catanatron-play = four of its own random players, set-ups included
bench-does-rlcard-play = the game without observations, dealing included
bench-does-openspiel-play = its states, dealing and the moves of chance included
bench-does-board-clone = its own copy, in the middle of Emergence
bench-does-card-clone = its own copy, in the middle of a chapter
bench-does-catanatron-clone = its own copy, in the middle of a game
bench-does-rlcard-clone = deepcopy of the game: it has no copy of its own
bench-does-openspiel-clone = its own copy, in the middle of a game
bench-does-pettingzoo-clone = deepcopy of the environment: it has no copy of its own
bench-does-board-steps = PettingZoo, four agents: a random action of the mask, arrays observed, new games included
bench-does-card-steps = PettingZoo, two agents, the fifteen chapters in turn: the same
bench-does-rlcard-steps = its environment: a random legal action, arrays observed, new games included
bench-does-openspiel-steps = its environment in Python: a random legal action, arrays for every player, new games included
bench-does-pettingzoo-steps = its agents in turn: a random action of the mask, arrays observed, new games included

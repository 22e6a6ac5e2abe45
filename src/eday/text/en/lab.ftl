# Studies: `eday lab run` and `eday lab report`.

## The commands

help-lab-run = play the games of a study
help-lab-run-about = Play the games a study file names, and keep a row of each. Stopped or killed, a study goes on where it was when the same command is given again, and comes to the same rows. Needs pip install "eday[study]".
help-lab-run-study = the study file (see docs/lab.md)
help-lab-run-to = folder for results (default: NAME-results, for a study NAME.yaml)
help-lab-run-workers = processes (default: one per core)
help-lab-run-ray = play on a Ray cluster: its address, or `auto` for the one of this machine; needs pip install "eday[ray]"
help-lab-report = tell what came of a study
help-lab-report-about = Write the results of a study as one page that needs nothing else, with plots, and the table of games beside it. A study that still runs is told as far as it has come.
help-lab-report-folder = folder of results
help-lab-report-out = the page (default: report.html in the folder)

command-lab-progress = { $done } of { $total } games, { $minutes ->
    [0] less than a minute left
    [one] about a minute left
   *[other] about { $minutes } minutes left
}
command-lab-done = { $games ->
    [one] 1 game
   *[other] { $games } games
} ({ $earlier } of them from before), { $rows ->
    [one] 1 row
   *[other] { $rows } rows
} in { $file }
command-lab-next = Tell what came of it: eday lab report { $folder }
command-lab-failed = { $games ->
    [one] One game has failed and is not in the table
   *[other] { $games } games have failed and are not in the table
}:
command-lab-page = The page is { $file }, the table { $table }.
command-lab-other-version = These results were made under other rules or content ({ $differs }): the page tells them as they were.

## What is wrong with a study, or with its folder

error-study-needs = This needs the library { $package }, which is not installed: pip install "eday[{ $extra }]".
error-study-empty = { $file }, field { $field }: nothing to be played. Name something.
error-study-least = { $file }, field { $field }: { $found } is too little. Expected { $least } or more.
error-study-seeds = { $file }, field { $field }: name either seeds or how often to repeat, not both.
error-study-bot = { $file }, field { $field }: there is no bot "{ $bot }" for this game. Bots: { $known }.
error-study-bot-sign = { $file }, field { $field }: the name of a bot is not empty and has no "{ $sign }", which joins the names of a line-up.
error-study-bot-name = { $file }, field { $field }: that is the name of a bot of E-Day. Give this one another.
error-study-line-up = { $file }, field { $field }: { $bots ->
    [0] no bot is
    [one] 1 bot is
   *[other] { $bots } bots are
} named for a game of 1 to { $most } seats.
error-study-no-search = { $file }, field { $field }: "{ $bot }" has a budget of roll-outs, and { $kind } makes none in this game. Name it without a budget.
error-study-budget = { $file }, field { $field }: a budget of { $found } roll-outs is impossible. Expected 1 to { $most }, as many as this bot makes in this game.
error-study-tournament = { $file }, field { $field }: a tournament needs at least two bots, each named by itself.
error-study-twice = { $file }, field { $field }: "{ $found }" is named twice.
error-study-mission = { $file }, field { $field }: there is no mission "{ $mission }". Missions: { $known }.
error-study-mission-players = { $file }, field { $field }: { $mission } is for { $least } to { $most } players, and no such number is wanted.
error-study-players = { $file }, field { $field }: { $found } players cannot play. Expected 1 to { $most }.
error-study-cog = { $file }, field { $field }: there is no COG "{ $cog }". COGs: { $known }.
error-study-squad = { $file }, field { $field }: a squad is 1 to { $most } different COGs.
error-study-chapter = { $file }, field { $field }: there is no chapter { $found }. Expected 1 to { $most }, or tutorial.
error-study-version = { $file }, field { $field }: the study is for { $wanted }, and this is { $found }. Play it with the version it was made for, or change that field.
error-study-results-none = { $folder } holds no results of a study: there is no { $journal } in it.
error-study-results-foreign = { $file } is no journal of a study. Name another folder with --to.
error-study-results-other = { $file } holds results of another study, which differs in: { $differs }. Name another folder with --to. Nothing was changed.
error-study-results-damaged = { $file } is damaged in line { $line }. Remove that line, and its game is played again; or name another folder with --to. Nothing was changed.
error-study-results-busy = Another run is writing { $file }. Wait until it has ended, or name another folder with --to.
error-study-table-damaged = { $file } is damaged or half-written, so it is left alone. Remove it: it is made again from the journal beside it.
error-study-table-foreign = { $file } does not belong to this study and would be replaced. Remove it, or name another folder with --to. Nothing was changed.
error-study-ray-address = There is no Ray cluster to be reached at { $address }. Start one with `ray start --head`, or name another address with --ray.
error-study-ray-other = The machine { $node } of the cluster has another E-Day for this game ({ $game }): { $differs }. Install the same one there.
error-study-ray-lost = A batch of { $games ->
    [one] one game
   *[other] { $games } games
} was lost { $times } times, with whoever was playing it. See what ends processes on the cluster, such as too little memory, and run the study again: it goes on where it is.

## The page: head

report-title = A study
report-games = Games
report-of-planned = { $planned ->
    [one] { $games } of { $planned }
   *[other] { $games } of { $planned }
}
report-version = E-Day
report-seed = Seed
report-rules = { $game ->
    [board] Board game: rules, content
   *[card] Card game: rules, content
}
report-intervals = Lines around a point, and what is called an interval, are 95 % intervals: shares by Wilson, differences of shares by Mantel and Haenszel, averages by the normal distribution.
report-numbers = Numbers
report-entry = { $game ->
    [board] Board game
    [campaign] Campaigns of the card game
   *[card] Card game
}, { $game ->
    [campaign] { $games ->
        [one] 1 campaign
       *[other] { $games } campaigns
    }
   *[other] { $games ->
        [one] 1 game
       *[other] { $games } games
    }
}
report-looks = Games ended as soon as enough was known, at one of { $looks } looks planned; intervals are as much wider as that takes.

## What things are called

report-players = { $players ->
    [one] { $mission }, 1 player
   *[other] { $mission }, { $players } players
}
report-kind-by = { $kind }: { $bots }
report-tutorial = Tutorial
report-side = { $side ->
    [cog] COG
   *[locust] Locust
}
report-ending = { $winner ->
    [none] cut off
    [cog] { $game ->
        [board] won
       *[card] COG
    }
   *[locust] { $game ->
        [board] lost
       *[card] Locust
    }
}{ $reason ->
    [mission_complete] {""}
    [all_bleeding_out] : every COG down
    [door_out_of_reach] : a door nobody can reach
    [deck_out] : the other deck ran out
    [card] : by a card
    [turn_limit] : larger deck at the turn limit
    [resigned] : given up
    [none] {""}
   *[other] : { $reason }
}
report-lost-stage = lost in stage { $stage }
report-percent = { $value } %
report-between = { $low } to { $high }

## Columns and axes

report-kind = Game
report-bots = Bots
report-bot = Bot
report-other = Against
report-deals = Deals
report-decided = Won by one alone
report-cut-off = Cut off
report-won-cog = Won by COG
report-won-one = Won
report-won-first = Won by who began
report-cog-began = COG began
report-interval = Interval
report-mean = Turns
report-median = Median
report-stage = Stage
report-share = Share
report-ending-head = End
report-card = Card
report-side-head = Side
report-drawn = Drawn
report-played = Played
report-plays-per-draw = Plays for each draw
report-won-played = Won when played
report-won-not-played = Won when only drawn
report-difference = Difference
report-meetings = Meetings
report-rating = Rating
report-chances = Chances told
report-expected = Expected
report-came = Came true
report-decisions = Decisions
report-p50 = Median (ms)
report-p95 = 95 % at most (ms)
report-chapter-games = Games of a campaign
report-axis-won = { $game ->
    [board] won by the COGs (%)
   *[card] won by the COG (%)
}
report-axis-turns = turns
report-axis-games = games (%)
report-axis-first = won by the player who began (%)
report-axis-difference = percentage points more victories when played
report-axis-contest = won by the bot of the row (%)
report-axis-rating = rating
report-axis-expected = expected (%)
report-axis-came = came true (%)

## Sections: a heading, and what it is about

report-campaigns = Campaigns
report-campaigns-about = What follows counts the games of these campaigns one by one.
report-wins = Victories
report-wins-about = How often the COGs won the games that were finished. All line-ups were dealt the same games.
report-sides = Victories of the COG
report-sides-about = How often the COG won; the dashed line is an even game. Where two different bots play, each deal was played with either of them on either side.
report-length = Length
report-length-about = Turns of a game: half of the games lie within the box, nine of ten within its whiskers; the stroke is the median, the point the average.
report-losses = Where missions are lost
report-losses-about = How games ended, and in which stage they were lost.
report-endings = How games end
report-endings-about = Who won each chapter, and why.
report-orders = What orders are worth
report-orders-about = Games in which a player carried out an order, against games of the same mission and number of players in which it was only drawn; a game counts for each player who drew it. That they go together does not say that one is the cause: what is played in need looks bad, what is played when all is well looks good.
report-cards = What cards are worth
report-cards-about = Games in which a player deployed a card or reacted with it, against games of the same chapter in which it was only drawn. That they go together does not say that one is the cause: what is played in need looks bad, and long games see more cards.
report-uses-shown = { $shown } of { $cards } cards: those with the greatest differences either way.
report-first = Advantage of beginning
report-first-about = How often the side that began has won. In most chapters the scenario decides who begins: where the COG began always or never, this tells how even the chapter is, not what beginning is worth.
report-contests = Bot against bot
report-contests-about = Each pair of bots played the same deals on either side.
report-teams = Bot against bot
report-teams-about = All bots were dealt the same games. Counted are deals that one of a pair won and the other did not.
report-ratings = Ratings
report-ratings-about = Each meeting of two bots moves their ratings (model of Thurstone and Mosteller, from 25 at the start, give or take 16). What both won or lost counts as a draw.
report-calibration = Do searching bots know their chances?
report-calibration-about = How often a bot won where it had expected to, each turn's first search counted. On the dashed line it knows. Intervals are those of so many games, because chances told in one game go together.
report-brier = { $bot }: Brier score { $score } over { $chances } chances of { $games ->
    [one] 1 game
   *[other] { $games } games
} (0 is perfect, 0.25 what saying 50 % each time would get in even games).
report-times = Time for a decision
report-times-about = How long bots thought, on the machines that played.

# What the terminal says besides the words of the game itself.

## Setting up

terminal-welcome = E-Day in the terminal. Enter takes the answer in brackets.
terminal-ask-mission = Mission [{ $usual }]:{" "}
terminal-ask-players = How many players, 1 (solo) to { $most } [{ $usual }]:{" "}
terminal-bad-players = Please type a number from 1 to { $most }.
terminal-ask-cog = Player { $player } plays { $cogs } [{ $usual }]:{" "}
terminal-bad-cog = Please type one of these names: { $cogs }.
terminal-ask-insane = Insane difficulty, yes or no [no]:{" "}
terminal-yes-words = y yes
terminal-begin = { $insane ->
    [true] { $mission } at insane difficulty, seed { $seed }. Type help to see what you can type.
   *[false] { $mission }, seed { $seed }. Type help to see what you can type.
}

## The guide of a first game

terminal-lesson = { $steps ->
    [0] { $title }
   *[other] { $step }/{ $steps } { $title }
}
terminal-lesson-rule = (Rule { $rule })
terminal-lesson-type = Type { $number }: { $option }.

## The screen

terminal-status = { $step ->
    [setup] Set-up
    [heal] Turn { $turn }, { $cog }: Heal step
    [crawl] Turn { $turn }, { $cog }: bleeding out
    [order] Turn { $turn }, { $cog }: Order step
    [locust] Turn { $turn }, { $cog }: Locust step
   *[other] Turn { $turn }, { $cog }
} | { $objective ->
    [none] Stage { $stage } of { $stages }
   *[other] Stage { $stage } of { $stages }: { $objective }
}
terminal-cards = { $cards }/{ $limit } cards
terminal-bleeding-out = BLEEDING
terminal-eliminated = ELIMINATED
terminal-nowhere = off the map
terminal-hand = Hand:
terminal-weapons = Weapons:
terminal-locusts = Locusts:
terminal-nothing = none
terminal-icon = { $reaction ->
    [guard] G
    [dodge] D
    [follow] F
   *[other] -
}
terminal-hand-card = { $copies ->
    [1] [{ $icon }] { $card }
   *[other] [{ $icon }] { $card } x{ $copies }
}
terminal-weapon = { $token ->
    [none] { $weapon }
   *[other] { $weapon } { $tokens }
}
terminal-play-short = { $use ->
    [play_actions] all
    [play_move] move
   *[play_attack] fire
}{ $futile ->
    [true] {" "}(no effect now)
   *[false] {""}
}
terminal-option-note = { $option } ({ $note })
terminal-aside-sure = { $option }? Type yes to do it:
terminal-aside-kept = Nothing was done.
terminal-doubt = { $question } Type yes to do it:
terminal-attack = { $kind ->
    [chainsaw] Chainsaw { $target }
   *[other] { $mode ->
        [overkill] Attack { $target }: { $weapon }, overkill
       *[other] Attack { $target }: { $weapon }
    }
}
terminal-alike = { $option }:
terminal-option-odds = { $option }: { $odds }
terminal-odds = kill { $kill } %, wound { $wound } %, nothing { $nothing } %
terminal-odds-target = { $cog ->
    [true] { $target }: down { $kill } %, wound { $wound } %
   *[false] { $target }: kill { $kill } %, wound { $wound } %
}
terminal-odds-way = { $way }: { $odds }
terminal-odds-seal = seal the hole: { $seal } %
terminal-dice-attack = Attack dice: { $dice }.
terminal-dice-defense = { $target ->
    [none] Defense dice: { $dice }.
   *[other] Defense dice of { $target }: { $dice }.
}
terminal-dice-none = none
terminal-dice-part = { $dice } { $reason ->
    [enemy] from its card
    [overkill] for overkill
    [normal] for a normal attack
    [character] from the character
    [card] from the card played
    [chainsaw] for the chainsaw
    [heavy_gun] of the gun
    [defense] for its defense value
    [shield] for a shield
    [full_cover] for full cover
    [partial_cover] for partial cover
    [beyond_range] beyond the weapon's range
    [dodge] for dodging
   *[other] { $reason }
} ({ $rule })
terminal-page = Options, page { $page } of { $pages }: Enter turns the page, numbers of other pages work too.
terminal-log-cut = { $events ->
    [one] (1 earlier event: l shows the log)
   *[other] ({ $events } earlier events: l shows the log)
}
terminal-prompt = Choose 1-{ $most } (help, t for a tip, q to leave):{" "}
terminal-more = { $lines ->
    [one] -- { $lines } more line: Enter goes on, q stops --{" "}
   *[other] -- { $lines } more lines: Enter goes on, q stops --{" "}
}

## Passing the keyboard

terminal-pass-line = ======================================================================
terminal-pass = Pass the keyboard to { $player }.
terminal-pass-ready = { $player }, press Enter when only you can see the screen:{" "}

## The map

terminal-no-map = The map has not been laid yet.
terminal-map-part = Map, part { $part } of { $parts } from left to right
terminal-map-key-drawn = Key: ━ wall, ═ cover (arrows show what it protects against), ╍ ledge, ┄ open border, ▒ door, ░ entrance.
terminal-map-key-plain = Key: # wall, = cover (arrows ^ v < > show what it protects against), ~ ledge, . open border, % door, _ entrance.
terminal-map-key-marks = c1 free cover, () open hole, >< sealed hole, [] equipment, & dropped weapon. Marks of figures are lower case when hurt: d2 is the wounded Drone 2, m! is Marcus bleeding out.

## Choosing

terminal-no-number = There is no option { $word }. Choose a number from 1 to { $most }.
terminal-unknown = I do not know “{ $word }”. Type a number from 1 to { $most }, or help.
terminal-rest-invalid = Not chosen, since it does not fit here: { $rest }
terminal-rest-other = Not chosen, since somebody else has to decide or the game is over: { $rest }
terminal-yes = yes
terminal-resign-sure = Give the mission up? The Locusts win. Type yes to give up:{" "}
terminal-resign-not = Nobody gives up; the game goes on.
terminal-card-resign-sure = { $side ->
    [cog] Give up for COG? Locust wins this game.
   *[locust] Give up for Locust? COG wins this game.
} Type yes to give up:{" "}
terminal-undone = The last choice was taken back.

## Saving

terminal-saved = Saved: { $file }
terminal-file-exists = { $file } exists already; choose another name.
terminal-save-failed = The game could not be saved: { $problem }
terminal-left =
    The game is saved in { $file }
    Go on with: eday play --terminal --resume
terminal-resumed = Resumed { $file }.
terminal-no-saves = There is no unfinished game in { $folder }. Start one with: eday play --terminal
terminal-bad-save = { $file }: { $problem }
terminal-record-note = { $mission } with { $cogs }, seed { $seed }, played in the terminal
terminal-recorded = The record of the game: { $file }

## Questions about things

terminal-ambiguous = “{ $word }” may be one of these: { $things }.
terminal-unknown-thing = { $close ->
    [none] I see nothing called “{ $word }”. Try names such as drone 2, 2A-B or lancer.
   *[other] I see nothing called “{ $word }”. Did you mean { $close }?
}
terminal-info-what = Say what you want to know about: i drone 2, i 2A-B, i lancer, or the number of an option.
terminal-why-what = Say what you ask about: why drone 2, why 2A-B, why drone 2 attack.
terminal-on-offer = { $numbers ->
    [none] Nothing speaks against { $thing }.
   *[other] { $thing } is on offer: option { $numbers }.
}
terminal-no-info = Nothing more is known about it.
terminal-off-map = Not on the map.
terminal-not-in-game = Not in this game.
terminal-stands = Place: { $place }.
terminal-stands-for = It stands for a { $enemy }.
terminal-health = { $wounded ->
    [true] Wounded: { $health } wounds or more kill it.
   *[false] Unhurt: { $health } wounds or more kill it, fewer wound it.
}
terminal-cog-state = { $state ->
    [eliminated] Eliminated.
    [bleeding] Bleeding out.
   *[well] { $cards } of { $limit } cards in hand.
}
terminal-area-figures = Figures: { $figures }.
terminal-area-covers = Cover spaces: { $covers }.
terminal-area-equipment = Equipment: { $equipment }.
terminal-area-dropped = Dropped weapons: { $weapons }.
terminal-area-door = A door leads out of the map here.
terminal-hole = Emergence hole: { $state ->
    [open] open.
    [sealed] sealed.
   *[none] none.
}
terminal-cover-area = { $holder ->
    [none] In { $area }, free.
   *[other] In { $area }, held by { $holder }.
}
terminal-cover-arrows = Protects toward: { $sides }.
terminal-facing = { $side ->
    [N] up
    [E] right
    [S] down
   *[W] left
}
terminal-tile-areas = Areas: { $areas }.
terminal-seen-by = Seen by: { $figures }.
terminal-reach = In reach of { $figure }
terminal-reach-end = { $place }: { $steps ->
    [0] no step
    [one] 1 step
   *[other] { $steps } steps
}, { $seen ->
    [none] seen by nobody
   *[other] seen by { $seen }
}.
terminal-reach-target = { $figure } could be attacked: { $weapon }, { $kill } % to kill.
terminal-reach-halts = Something happens there; the rest of the move is decided then.
terminal-no-reach = There is nothing to walk with that. Type reach where a move is asked, or reach 3 for option 3.
terminal-no-walk = No move is asked for now. Play a card first; reach 3 shows what option 3 would let you reach.
terminal-go-where = Go where? Name an area or a cover space: go 2A-B. reach lists them.
terminal-out-of-reach = { $place } is out of reach. reach lists what is not, why { $place } says what is in the way.
terminal-walk-halted = You stopped on the way: something else has to be decided first.
terminal-sees = In sight of { $thing }
terminal-seen-figure = { $figure } ({ $place })
terminal-seen-figures = {"  "}Figures:
terminal-seen-areas = {"  "}Areas:

## Team and mission

terminal-own-hand = Your hand
terminal-own-weapons = Your weapons
terminal-two-plus = (2+ players)
terminal-stage = Stage { $stage } of { $stages } is in force.
terminal-progress = { $locusts ->
    [one] Holes: { $open } open, { $sealed } sealed. { $locusts } Locust in play.
   *[other] Holes: { $open } open, { $sealed } sealed. { $locusts } Locusts in play.
}
terminal-decks = Cards left: { $orders } orders, { $ai } AI cards.
terminal-enemy = { $enemy }: attack { $attack }, health { $health }, defense { $defense }, { $unused } off the map.

## Rules

terminal-rules = Rules
terminal-rule = { $rule }: { $text }
terminal-no-rule = No rule has that id or holds the word “{ $word }”.
terminal-option-id = {"  "}Option id: { $id }

## The end

terminal-outcome = { $winner ->
    [cog] The mission is accomplished: the COGs win.
    [locust] { $reason ->
        [resigned] The squad has given up: the Locusts win.
        [all_bleeding_out] Every COG is down: the Locusts win.
        [door_out_of_reach] Nobody can reach a door that has to be tried: the Locusts win.
       *[other] The Locusts win ({ $reason }).
    }
   *[other] A draw ({ $reason }).
}
terminal-statistics = { $turns ->
    [one] The game took { $turns } turn.
   *[other] The game took { $turns } turns.
}
terminal-statistics-cog = {"  "}{ $cog }: { $kills ->
    [one] { $kills } kill
   *[other] { $kills } kills
}, { $cards ->
    [one] { $cards } card lost to wounds
   *[other] { $cards } cards lost to wounds
}, { $bled ->
    [0] never down
    [one] down once
   *[other] down { $bled } times
}

## Help

terminal-help =
    Type the number of an option, or several ("3 1 2"), chosen one after the other.

    Enter      next page of options, or the table again
    u          take the last choice back
    h          hands, weapons, team        m   the whole map
    o          objective and stages        l   the log (l 20: its last 20 lines)
    i THING    what a thing is: i drone 2, i 2A-B, i lancer, i 4 (option 4)
    sees THING who and what is in sight of it (alone: of your COG)
    go PLACE   walk there, where a move is asked: go 2A-B, go c3
    reach      what is in reach, and who sees you there (reach 4: with option 4)
    why THING  why it is not on offer: why drone 2, why drone 2 attack
    t, suggest what an adviser would do, with winning chances and why
    ?          cards and rules of what is on offer
    ? WORD     rules: ? BG-COVER, ? grenade, ? 4 (option 4)
    s          save now (s FILE: a copy elsewhere)
    resign     give the mission up, for the whole squad
    q          leave; the game is saved, eday play --terminal --resume goes on

    Hand: [G] guard, [D] dodge, [F] follow. Behind weapons: ammo or grenades left.
    Cards: "all" plays its actions, "move" moves up to 2 areas, "fire" attacks once.
    Team: > marks the active player, 5/7 cards means 5 of at most 7.

# The card game
terminal-card-status = { $turn ->
    [0] Set-up
   *[other] Turn { $turn }, { $side ->
        [cog] COG
       *[locust] Locust
    }: { $phase ->
        [start] start of turn
        [first_deployment] first deployment
        [combat] combat
        [second_deployment] second deployment
       *[end] end of turn
    }
} | { $chapter ->
    [0] Tutorial
   *[other] { $name }
}
terminal-card-player = { $side ->
    [cog] COG
   *[locust] Locust
}
terminal-card-side = { $side ->
    [cog] COG
   *[locust] Locust
}: deck { $deck }, hand { $cards }, discard pile { $discard }
terminal-card-command = Command:
terminal-card-reserve = Reserve:
terminal-card-hand = Your hand:
terminal-card-none = none
terminal-card-hidden = face-down cover
terminal-card-free = free
terminal-card-held = { $side ->
    [cog] COG
   *[locust] Locust
} { $unit }
terminal-card-place = [{ $number }] { $cover }{ $face ->
    [none] { "" }
   *[other] { " " }({ $face })
}: { $held }
terminal-card-unit = { $unit } { $attack }/{ $defense }{ $suppressed ->
    [true] {" "}(suppressed)
   *[false] { "" }
}{ $far ->
    [true] {" "}(in enemy cover)
   *[false] { "" }
}
terminal-card-command-card = { $card }{ $number ->
    [none] { "" }
   *[other] { " " }(on { $number })
}{ $face ->
    [none] { "" }
   *[other] { " " }({ $face })
}
terminal-card-any = any
terminal-card-in-hand = { $fits ->
    [true] { "*" }
   *[false] { "" }
}{ $copies ->
    [1] { "" }
   *[other] { $copies } x{" "}
}{ $card } [{ $values }]{ $unit ->
    [true] {" "}{ $attack }/{ $defense }
   *[false] { "" }
}
terminal-card-part = { $card }: { $attack } attack, { $defense } defense ({ $rule })
terminal-card-help = Type the number of a choice. p N: what comes of choice N if everybody passes then, i NAME: read a card and what a unit's values are made of, why NAME: why it is not on offer, t or suggest: what an adviser would do, a: what this chapter brings, l: log, u: undo, resign: give the game up, q: leave (the game is saved). { terminal-card-legend }
terminal-card-legend = Behind a card in your hand: [how many cards you must hold to play it] and, of a unit, attack/defense. Those marked * fit now.
terminal-card-suggested = { $option } <- lesson
terminal-card-outlook = { $kind ->
    [direct] { $option }: { $outlook } unless blocked
    [cross] { $option }: { $outlook } unless blocked
   *[other] { $option }: { $outlook }
}
terminal-card-values = { $unit } has { $attack }/{ $defense }: { $printed } printed, { $parts }
terminal-card-bonus = { $card } { $attack }/{ $defense }
terminal-card-no-preview = Choice { $word } begins no attack, nor is it part of one.
terminal-card-tutorial = The first 39 cards of the box, some of them already on the table: the guide walks you through the first turns.
terminal-card-unknown = Nothing on the table is called "{ $word }".
terminal-card-outcome = { $reader ->
    [won] You win
    [lost] You lose
   *[none] { $winner ->
        [cog] The COG player wins
       *[locust] The Locust player wins
    }
}{ $reason ->
    [resigned] { $reader ->
        [lost] : you have given up.
       *[other] : the other side has given up.
    }
    [deck_out] { $reader ->
        [lost] : your deck has run out.
       *[other] : the other deck has run out.
    }
    [card] : a card says so.
    [turn_limit] : the larger deck after the last turn.
    [campaign] : the campaign is decided.
   *[other] .
}
terminal-card-left =
    The game is saved in { $file }
    Go on with: eday play card --resume { $file }
terminal-card-note = A finished game of the card game.

# Advice
terminal-advice-thinking = Thinking: { $done } of { $all } (Ctrl-C stops)
terminal-advice-cancelled = Stopped. Nothing has changed.
terminal-advice = { $number } { $option }: { $chance } % ± { $error } %
terminal-advice-habit = { $number } { $option }
terminal-advice-tried = { $complete ->
    [true] Chances to win as the adviser reckons them, from { $rollouts } imagined games. Differences within the ± may be luck.
   *[other] Chances to win as the adviser reckons them, from { $rollouts } imagined games; there was no time for more. Differences within the ± may be luck.
}
terminal-advice-untried = From habit alone: nothing was tried out.

# How a game swung
terminal-swing-ask = Enter leaves, c shows how the game swung:{" "}
terminal-swing-reckoning = Reckoning: { $done } of { $all } (Ctrl-C stops)
terminal-swing-title = { $chapter ->
    [none] Winning chance of the COGs, turn by turn
    [0] Tutorial: winning chance of the COG, turn by turn
   *[other] Chapter { $chapter }: winning chance of the COG, turn by turn
}
terminal-swing-steady = No turn changed much.
terminal-swing-nothing = There is nothing to tell: no turn has been played.

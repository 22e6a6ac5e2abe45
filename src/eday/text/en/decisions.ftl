# Headlines above the options, one for each kind of decision. seat: who is asked. What only the asked seat may know,
# or what others are not told, is "none".

decision-other = { $seat } has to choose ({ $kind })

decision-setup_cover = { $seat } may start the game in cover
decision-heal = { $seat } heals: draw how many order cards?
decision-order = { $seat }: play an order card
decision-teamwork = Teamwork: { $seat } may play an order card at once
decision-action = { $card ->
    [none] { $seat } carries out an order card
   *[other] { $over ->
        [yes] { $seat } can do no more with { $card }: anything else?
       *[no] { $seat } carries out { $card }: what next?
    }
}
decision-move = { $left ->
    [none] { $seat } is moving
    [0] { $seat } has moved: anything else before stopping?
    [one] { $seat } is moving: { $left } area left
   *[other] { $seat } is moving: { $left } areas left
}
decision-ride = { $seat } takes a ride: where to?
decision-gun_fired = { $seat } has fired the gun: anything else?
decision-crawl = { $seat } is bleeding out and may crawl 1 area
decision-follow = { $mover ->
    [none] { $seat }: follow?
   *[other] { $mover } moves to { $to }: does { $seat } follow?
}
decision-follower_cover = { $seat } followed and may take cover

## Attacks

decision-dodge = { $attacker ->
    [none] { $seat } is attacked: dodge?
   *[other] { $by ->
        [self] { $seat } set off this blast and stands in it: dodge?
        [comrade] { $seat } stands in the blast set off by { $attacker }: dodge?
       *[enemy] { $seat } is attacked by { $attacker }: dodge?
    }
}
decision-omen = { $ability ->
    [SealHole] { $seat } rolled an omen: seal the hole?
    [ExtraTarget] { $seat } rolled an omen: who else is wounded?
    [Splash] { $seat } rolled an omen: let the blast hurt those nearby?
   *[other] { $seat } rolled an omen: use it?
}
decision-extra_attack = { $seat } may attack once more
decision-wound = { $wounds ->
    [none] { $seat } is wounded: which card goes?
    [one] { $seat } takes a wound: discard a card
   *[other] { $seat } takes { $wounds } wounds: discard a card for the first of them
}
decision-guard = { $figure ->
    [none] { $seat }: guard?
   *[other] { $area ->
        [none] { $figure } is about to move on or attack: does { $seat } guard now?
       *[other] { $figure }, in { $area }, is about to move on or attack: does { $seat } guard now?
    }
}
decision-pick_guard = { $figure ->
    [none] Who guards?
   *[other] { $seat } decides: who guards against { $figure }?
}
decision-guard_attack = { $figure ->
    [none] { $seat } guards: attack how?
   *[other] { $seat } guards against { $figure }: attack how?
}

## Cards and gear

decision-discard = { $why ->
    [revive] { $seat } discards a card to revive a comrade
    [pick_up] { $seat } discards a card to pick up a weapon
    [equipment] { $seat } discards a card to use the equipment
   *[other] { $seat } discards a card
}
decision-drop_weapon = { $seat } carries too many weapons: which one goes?
decision-keep_weapon = { $seat } found weapons: which one is kept?
decision-split_ammo = { $left ->
    [none] { $seat } loads weapons
    [one] { $seat } has { $left } ammo left: on which weapon?
   *[other] { $seat } has { $left } ammo left: on which weapon?
}
decision-give_weapon = { $weapon ->
    [none] Who receives the weapon?
   *[other] Who receives the { $weapon }?
}
decision-give_up_marker = { $marker ->
    [none] No wound marker is left: which dropped weapon goes?
   *[other] No { $marker } is left: which dropped weapon goes?
}
decision-lose_ammo = { $seat } loses ammo: from which weapon?

## Locusts

decision-pick_you = { $seat } is bleeding out: which COG does the AI card mean instead?
decision-activate = { $seat } decides: which Locust acts next?
decision-locust_move = { $figure ->
    [none] Which way does the Locust go?
   *[other] { $figure } moves: which way?
}
decision-locust_cover = { $figure ->
    [none] Which cover does the Locust take?
   *[other] { $figure } takes cover: where?
}
decision-locust_target = { $figure ->
    [none] Whom does the Locust go for?
   *[other] { $figure }: whom does it go for?
}
decision-locust_heal = { $figure ->
    [none] Which Locust heals?
   *[other] { $figure } heals another Locust: which one?
}
decision-locust_revival = { $figure ->
    [none] Which dropped weapon brings a Locust back?
   *[other] { $figure } brings a Locust back: at which dropped weapon?
}
decision-spawn = { $area ->
    [none] Which Locust is placed first?
   *[other] Locusts spawn in { $area }: which is placed first?
}
decision-spawn_at = { $enemy ->
    [none] Where do the Locusts spawn?
   *[other] { $enemy } spawns: where?
}
decision-team = { $seat }: on which map do you start?
decision-unlock = { $seat }: which level is unlocked?
decision-spawn_evenly = { $seat }: who comes out of which hole? { $left ->
    [none] { "" }
    [one] One more is coming.
   *[other] { $left } more are coming.
}
decision-keep_open = Two holes are equally near the exit: which one stays open?

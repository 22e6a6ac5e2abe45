# Headlines above the options, one for each kind of decision. seat: who is asked. What only the asked seat may know,
# or what others are not told, is "none".

decision-other = { $seat } tiene que elegir ({ $kind })

decision-setup_cover = { $seat } puede empezar la partida a cubierto
decision-heal = { $seat } se cura: ¿cuántas cartas de Orden roba?
decision-order = { $seat }: juega una carta de Orden
decision-teamwork = Trabajo en equipo: { $seat } puede jugar una carta de Orden ahora mismo
decision-action = { $card ->
    [none] { $seat } resuelve una carta de Orden
   *[other] { $over ->
        [yes] A { $seat } no le quedan acciones de { $card }: ¿algo más?
       *[no] { $seat } resuelve { $card }: ¿y ahora qué?
    }
}
decision-move = { $left ->
    [none] { $seat } se está moviendo
    [0] { $seat } se ha movido: ¿algo más antes de detenerse?
    [one] { $seat } se mueve: queda { $left } zona
   *[other] { $seat } se mueve: quedan { $left } zonas
}
decision-ride = { $seat } sube al vehículo: ¿adónde va?
decision-gun_fired = { $seat } ha disparado la ametralladora: ¿algo más?
decision-crawl = { $seat } se está desangrando y puede arrastrarse 1 zona
decision-follow = { $mover ->
    [none] { $seat }: ¿sigue?
   *[other] { AS($mover, "the") } se mueve a { $to }: ¿lo sigue { $seat }?
}
decision-follower_cover = { $seat } ha seguido y puede ponerse a cubierto

## Attacks

decision-dodge = { $attacker ->
    [none] Atacan a { $seat }: ¿esquiva?
   *[other] { $by ->
        [self] { $seat } ha causado esta explosión y está en ella: ¿esquiva?
        [comrade] La explosión { AS($attacker, "of") } alcanza a { $seat }: ¿esquiva?
       *[enemy] { AS($attacker, "the") } ataca a { $seat }: ¿esquiva?
    }
}
decision-omen = { $ability ->
    [SealHole] { $seat } ha sacado un augurio: ¿sella el agujero?
    [ExtraTarget] { $seat } ha sacado un augurio: ¿quién más queda herido?
    [Splash] { $seat } ha sacado un augurio: ¿deja que la explosión hiera a quienes están cerca?
   *[other] { $seat } ha sacado un augurio: ¿lo usa?
}
decision-extra_attack = { $seat } puede atacar una vez más
decision-wound = { $wounds ->
    [none] Hieren a { $seat }: ¿qué carta pierde?
    [one] { $seat } recibe una herida: descarta una carta
   *[other] { $seat } recibe { $wounds } heridas: descarta una carta por la primera
}
decision-guard = { $figure ->
    [none] { $seat }: ¿protege?
   *[other] { $area ->
        [none] { AS($figure, "the") } va a moverse o a atacar: ¿protege { $seat } ahora?
       *[other] { AS($figure, "the") }, en { $area }, va a moverse o a atacar: ¿protege { $seat } ahora?
    }
}
decision-pick_guard = { $figure ->
    [none] ¿Quién protege?
   *[other] { $seat } decide: ¿quién protege contra { AS($figure, "the") }?
}
decision-guard_attack = { $figure ->
    [none] { $seat } protege: ¿cómo ataca?
   *[other] { $seat } protege contra { AS($figure, "the") }: ¿cómo ataca?
}

## Cards and gear

decision-discard = { $why ->
    [revive] { $seat } descarta una carta para revivir a un compañero
    [pick_up] { $seat } descarta una carta para recoger un arma
    [equipment] { $seat } descarta una carta para usar el equipo
   *[other] { $seat } descarta una carta
}
decision-drop_weapon = { $seat } lleva demasiadas armas: ¿de cuál se deshace?
decision-keep_weapon = { $seat } ha encontrado armas: ¿con cuál se queda?
decision-split_ammo = { $left ->
    [none] { $seat } recarga sus armas
    [one] A { $seat } le queda { $left } de munición por poner: ¿en qué arma?
   *[other] A { $seat } le quedan { $left } de munición por poner: ¿en qué arma?
}
decision-give_weapon = { $weapon ->
    [none] ¿Quién recibe el arma?
   *[other] ¿Quién recibe { AS($weapon, "the") }?
}
decision-give_up_marker = { $marker ->
    [none] No quedan indicadores de Herida: ¿qué arma soltada se retira?
   *[other] No queda ningún { $marker }: ¿qué arma soltada se retira?
}
decision-lose_ammo = { $seat } pierde munición: ¿de qué arma?

## Locusts

decision-pick_you = { $seat } se está desangrando: ¿a qué soldado se refiere la carta de IA en su lugar?
decision-activate = { $seat } decide: ¿qué Locust actúa ahora?
decision-locust_move = { $figure ->
    [none] ¿Por dónde va el Locust?
   *[other] { AS($figure, "the") } se mueve: ¿por dónde?
}
decision-locust_cover = { $figure ->
    [none] ¿Qué cobertura ocupa el Locust?
   *[other] { AS($figure, "the") } se pone a cubierto: ¿dónde?
}
decision-locust_target = { $figure ->
    [none] ¿A por quién va el Locust?
   *[other] { AS($figure, "the") }: ¿a por quién va?
}
decision-locust_heal = { $figure ->
    [none] ¿Qué Locust se cura?
   *[other] { AS($figure, "the") } cura a otro Locust: ¿a cuál?
}
decision-locust_revival = { $figure ->
    [none] ¿Sobre qué arma soltada revive un Locust?
   *[other] { AS($figure, "the") } revive a un Locust: ¿sobre qué arma soltada?
}
decision-spawn = { $area ->
    [none] ¿Qué Locust se coloca primero?
   *[other] Aparecen Locust en { $area }: ¿cuál se coloca primero?
}
decision-spawn_at = { $enemy ->
    [none] ¿Dónde aparecen los Locust?
   *[other] Aparece { AS($enemy, "a") }: ¿dónde?
}
decision-team = { $seat }: ¿en qué mapa empieza?
decision-unlock = { $seat }: ¿qué nivel se desbloquea?
decision-spawn_evenly = { $seat }: ¿quién sale de qué agujero? { $left ->
    [none] { "" }
    [one] Sale uno más.
   *[other] Salen { $left } más.
}
decision-keep_open = Varios agujeros están igual de cerca de la salida: ¿cuál queda abierto?

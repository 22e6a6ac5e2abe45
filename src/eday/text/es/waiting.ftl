# What others are told while a seat decides: never a question to whoever reads it. One message for each kind of decision.

waiting = Esperando { AS($seat, "to") }: { $what }
waiting-other = Esperando { AS($seat, "to") }

waiting-setup_cover = si empieza a cubierto
waiting-heal = cuántas cartas de Orden roba
waiting-order = qué carta de Orden juega
waiting-teamwork = si juega ahora una carta de Orden
waiting-action = cómo sigue con la carta de Orden
waiting-move = adónde se mueve
waiting-ride = adónde viaja
waiting-gun_fired = qué más hace tras disparar la ametralladora
waiting-crawl = adónde se arrastra
waiting-follow = si sigue
waiting-follower_cover = si se pone a cubierto
waiting-dodge = si esquiva
waiting-omen = cómo usa un augurio
waiting-extra_attack = si ataca una vez más
waiting-wound = qué carta pierde por una herida
waiting-guard = si protege
waiting-pick_guard = quién protege
waiting-guard_attack = cómo ataca al proteger
waiting-discard = qué carta descarta
waiting-drop_weapon = de qué arma se deshace
waiting-keep_weapon = con qué arma se queda
waiting-split_ammo = qué arma recarga
waiting-give_weapon = quién recibe el arma
waiting-give_up_marker = qué arma soltada cede su indicador
waiting-lose_ammo = qué arma pierde munición
waiting-pick_you = a quién se refiere la carta de IA
waiting-activate = qué Locust actúa ahora
waiting-locust_move = por dónde va un Locust
waiting-locust_cover = qué cobertura ocupa un Locust
waiting-locust_target = a por quién va un Locust
waiting-locust_heal = qué Locust se cura
waiting-locust_revival = dónde revive un Locust
waiting-spawn = qué Locust se coloca primero
waiting-spawn_at = dónde aparecen los Locust
waiting-spawn_evenly = quién sale de qué agujero
waiting-team = en qué mapa empieza
waiting-unlock = qué nivel se desbloquea
waiting-keep_open = qué agujero queda abierto

## The Card Game

card-waiting = Esperando { AS($seat, "to") }: { $what }
card-waiting-other = Esperando { AS($seat, "to") }

card-waiting-deployment = robar, descartar o desplegar
card-waiting-combat = qué unidad actúa
card-waiting-block = si bloquea
card-waiting-reaction = si reacciona
card-waiting-hit = qué atacante recibe el daño
card-waiting-enter = qué unidad entra en la cobertura
card-waiting-keep = con cuántas cartas se queda
card-waiting-order = qué carta va primero
card-waiting-may = si usa una carta
card-waiting-draw = cuántas cartas roba
card-waiting-discard = qué carta descarta
card-waiting-peek = con qué carta se queda
card-waiting-put_back = en qué orden devuelve cartas
card-waiting-spawn_units = cuántas unidades entran en juego
card-waiting-target = en qué usa una carta
card-waiting-from_hand = una carta de la mano
card-waiting-place = a qué cobertura se mueve
card-waiting-attackers = qué unidades atacan juntas
card-waiting-choose = qué efecto elige
card-waiting-reinforce = qué refuerzos toma

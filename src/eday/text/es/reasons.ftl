# Why something is not on offer. Each key belongs to a reason the rules give.

reason-with-rule = { $text } ({ $rule })

## When and who

why-game-over = La partida ha terminado.
why-not-your-decision = Ahora quien elige es { AS($seat, "the") }.
why-not-now = Eso no está entre las opciones de este momento.
why-unknown-thing = En esta partida no existe «{ $ref }».
why-bleeding-out = Un soldado que se está desangrando solo puede arrastrarse.
why-off-the-map = El soldado no está en el mapa.

## Attacking

why-not-in-play = { AS($figure, "the") } no está en el mapa.
why-no-sight = No hay línea de visión hasta { AS($figure, "the") }.
why-no-sight-area = No hay línea de visión hasta { $area }.
why-other-target = Este ataque es contra otro Locust.
why-sees-nobody = No hay a la vista ningún Locust al que atacar con { AS($weapon, "the") }.
why-nobody-in-range = Ningún Locust a la vista está al alcance { AS($weapon, "of") }.
why-no-ammo = { AS($weapon, "the") } no tiene munición.
why-no-grenade = No quedan granadas.
why-no-normal-attack = Este ataque tiene que ser normal, y { AS($weapon, "the") } no tiene ataque normal.
why-normal-only = Este ataque tiene que ser normal.
why-no-attack-now = Ahora no queda ningún ataque por hacer.
why-charged = { AS($weapon, "the") } ya tiene su carga.
why-no-charge = { AS($weapon, "the") } no es un arma que se cargue.
why-too-near = { AS($weapon, "the") } no puede atacar tan cerca: el objetivo está a { $range } de alcance, y hacen falta { $limit } o más.
why-out-of-range = { AS($weapon, "the") } no llega tan lejos: el objetivo está a { $range } de alcance, y su límite es { $limit }.
why-nothing-there = No hay nada que atacar en { $area }: ni Locust ni un agujero de emergencia abierto que esta arma pueda sellar.
why-whole-area = { AS($weapon, "the") } ataca una zona entera, no una sola figura.
why-no-area-weapon = No llevas ningún arma que ataque zonas enteras.
why-moved = { AS($weapon, "the") } no puede atacar en un turno en el que te hayas movido.
why-shield = Con el escudo en la mano no se puede usar { AS($weapon, "the") }.
why-no-chainsaw = Ninguna de las armas que llevas tiene motosierra.
why-chainsaw-own-area = La motosierra necesita un Locust en la misma zona, y { AS($figure, "the") } está en otra.
why-chainsaw-immune = { AS($figure, "the") } es inmune a la motosierra.
why-no-friendly-fire = { AS($cog, "the") } es un compañero: los soldados solo atacan a los Locust.

## Guarding

why-guard-only-in-locust-step = Solo se protege en el paso de Activación de los Locust.
why-guard-forbidden = La carta de IA de este turno no permite proteger.
why-guard-used = En este paso ya se ha protegido.
why-no-guard-card = No hay ninguna carta con el icono de proteger en la mano.
why-not-for-guard = { AS($weapon, "the") } no sirve para proteger.

## Weapons and equipment

why-not-carried = { AS($weapon, "the") } no está entre las armas que llevas.
why-nothing-dropped-here = En esta zona no hay { AS($weapon, "a") } que recoger.
why-keep-grenades = Las granadas no se pueden descartar.
why-no-ammo-there = { AS($weapon, "the") } no admite munición.
why-no-equipment = No hay equipo en { $area }.
why-stand-at-equipment = El equipo está en { $area }: el soldado tiene que estar allí.
why-face-down = La carta { AS($tile, "of") } está boca abajo hasta que se complete una fase.
why-gun-order-played = La ametralladora se dispara en lugar de jugar una carta de Orden, y ya se ha jugado una.
why-gun-began-elsewhere = La ametralladora es para un soldado que haya empezado su turno en { $area }.
why-gun-shield = Con el escudo en la mano no se puede usar la ametralladora.
why-gun-no-target = La ametralladora no ve a ningún Locust en la pieza de { $area }.
why-gun-other-tile = { AS($figure, "the") } no está en { AS($tile, "the") }: la ametralladora no llega más lejos.
why-tile-no-equipment = No hay equipo en { AS($tile, "the") }.
why-special-own-turn = Las acciones especiales solo se hacen en el turno propio.
why-special-used = { $action ->
    [revive] Se puede revivir una vez por turno, y ya se ha hecho.
    [pick_up] Se puede recoger un arma una vez por turno, y ya se ha hecho.
    [equipment] Se puede usar equipo una vez por turno, y ya se ha hecho.
   *[other] Esa acción especial ya se ha usado este turno.
}
why-special-no-card = { $action ->
    [revive] Revivir cuesta una carta, y no hay ninguna de sobra.
    [pick_up] Recoger un arma cuesta una carta, y no hay ninguna de sobra.
    [equipment] Usar equipo cuesta una carta, y no hay ninguna de sobra.
   *[other] Una acción especial cuesta una carta, y no hay ninguna de sobra.
}

## Moving and the map

why-already-there = El soldado ya está en { $area }.
why-no-movement = No queda movimiento para entrar en { $area }.
why-ledge = Hay un cambio de altura antes de { $area }: se puede disparar por encima, no cruzar.
why-not-adjacent = { $area } no es adyacente.
why-cover-elsewhere = { AS($cover, "the") } no está en la zona del soldado.
why-cover-taken = { AS($figure, "the") } ocupa { AS($cover, "the") }.
why-oust-nobody = Ningún Locust ocupa { AS($cover, "the") }.
why-not-in-cover = { AS($figure, "the") } no está a cubierto.
why-oust-elsewhere = { AS($figure, "the") } no está en la zona del soldado.
why-oust-by-order = Solo el movimiento de una carta de Orden que así lo diga echa a un Locust de su cobertura.
why-other-map = { $area } está en otro mapa: ningún vehículo llega allí.
why-special-between = Las acciones especiales van en el paso de Órdenes de tu turno, antes y después de las acciones de una carta, nunca durante una.
why-ride-by-equipment = Para viajar hace falta un equipo que lo permita.
why-pull-adjacent = { AS($figure, "the") } no está exactamente a un movimiento.
why-play-by-turn = Una carta de Orden se juega en el paso de Órdenes de tu turno, una por turno; su reacción, cuando se te pregunta por ella.
why-pull-by-order = Solo una carta de Orden que así lo diga atrae a un Locust.
why-push-attacked = { AS($figure, "the") } no es el Locust al que ha atacado esta carta de Orden.
why-push-nowhere = { AS($figure, "the") } no puede alejarse más.
why-push-by-order = Solo una carta de Orden que lo haya atacado y que así lo diga aleja a un Locust.
why-cover-when-moving = Solo te pones a cubierto al final de un movimiento.
why-no-door = No hay ninguna puerta en { $area }.
why-door-elsewhere = La puerta está en { $area }: el soldado tiene que estar allí.
why-no-level-left = No queda ningún nivel por explorar.
why-door-locked = El nivel { $level } sigue bloqueado.
why-door-barred = En esta fase la misión no deja pasar a nadie por la puerta de { $area }.
why-other-door = Esta puerta no lleva al nivel { $level }; lleva otra.
why-no-hole = Ahí no hay ningún agujero de emergencia ({ $hole }).
why-already-sealed = { AS($hole, "the") } ya está sellado.
why-seal-by-omen = Un agujero se sella con un augurio de una granada lanzada a su zona.

## Cards and comrades

why-not-in-hand = { $card } no está en la mano.
why-other-icon = { $icon ->
    [guard] { $card } tiene el icono de proteger.
    [dodge] { $card } tiene el icono de esquivar.
   *[follow] { $card } tiene el icono de seguir.
}
why-swap-solo = { $card } no se puede cambiar: solo quien juega en solitario cambia cartas, y solo las marcadas con 2+.
why-no-solo-move = Solo quien juega en solitario descarta una carta para moverse más, una vez por turno y mientras el soldado aún pueda moverse.
why-no-attack-open = No hay nada que el soldado pueda atacar.
why-hand-limit = { AS($cog, "the") } tiene tantas cartas como permite su límite de mano.
why-bleeding-draws-none = { AS($cog, "the") } se está desangrando y no roba cartas.
why-teamwork-another = Es otro jugador quien puede jugar una carta.
why-comrade-down = { AS($seat, "the") } se está desangrando y no juega cartas de Orden.
why-comrade-no-card = { AS($seat, "the") } no tiene cartas de Orden en la mano.
why-teamwork-by-order = Otro jugador solo juega ahora una carta gracias a una carta de Orden que así lo diga.
why-not-bleeding = { AS($cog, "the") } no se está desangrando.
why-revive-own-area = Para revivir { AS($cog, "to") } hay que estar en su zona.

## The Card Game: cards in hand

why-hand-count = { $card } se despliega cuando el número de cartas en la mano, contando esta misma, es { $values }; ahora es { $hand }.
why-reaction-in-deployment = { $card } es una reacción: se despliega durante un ataque, no en una fase de despliegue.
why-no-reaction-card = { $card } no es una reacción.
why-no-attack = { $card } es una reacción, y no hay ningún ataque en curso.
why-reacted = Una reacción por ataque, y ya se ha desplegado.
why-unblocked-reaction = Un defensor que no bloquea no puede reaccionar.
why-no-target = No hay nada en lo que usar { AS($card, "the") }.
why-unfit = { AS($asker, "the") } no se puede usar en eso.
why-untargetable = Las cartas del enemigo no pueden elegir { AS($card, "to") }.
why-deployment-only = Eso es para las fases de despliegue propias.
why-not-on-battlefield = { $card } está en la mano: solo actúan y bloquean las unidades en la reserva o en cobertura.
why-card-in-deck = { $card } sigue en el mazo.
why-card-discarded = { $card } está en la pila de descartes.
why-card-in-supply = { $card } espera en el suministro hasta que lo cambie una carta.
why-card-out = { $card } está fuera de la partida.
why-enemy-card = { $card } es del otro jugador.

## The Card Game: units

why-combat-only = Las unidades actúan en la fase de combate de su jugador.
why-suppressed = { AS($card, "the") } está { AS($card, "gender") ->
    [f] suprimida
   *[m] suprimido
} y no puede actuar.
why-acted = { AS($card, "the") } ya ha actuado este turno.
why-direct-from-reserve = { AS($card, "the") } está en la reserva: solo una unidad en cobertura ataca al jugador enemigo.
why-no-cover-for = { AS($card, "the") } no puede entrar en cobertura: ni se mueve a una ni la ataca.
why-began-in-cover = { AS($card, "the") } ha empezado esta fase en cobertura: desde allí solo podía atacar al jugador enemigo.
why-joined-late = { AS($card, "the") } ha llegado a la reserva durante esta fase y no actúa antes del próximo turno.
why-no-free-cover = No hay ninguna cobertura libre.
why-no-enemy-in-cover = No hay ninguna unidad enemiga en cobertura.
why-stays-in-cover = { AS($card, "the") } está en cobertura y sigue allí hasta que muera o lo cambie una carta.
why-direct-only = { AS($card, "the") } está en cobertura: desde allí solo ataca al jugador enemigo.
why-no-crossing = Al lado enemigo de la cobertura solo se cruza desde el capítulo 3.
why-crossed = { AS($card, "the") } ya está en el lado enemigo.
why-just-entered = { AS($card, "the") } ha entrado en cobertura en esta fase y no ataca desde allí antes del próximo turno.
why-enemy-in-reserve = { AS($card, "the") } está en la reserva: se ataca a unidades en cobertura o al jugador enemigo.
why-block-from-cover = { AS($card, "the") } está en cobertura, y solo bloquean las unidades en la reserva.
why-suppressed-block = { AS($card, "the") } está { AS($card, "gender") ->
    [f] suprimida
   *[m] suprimido
} y no puede bloquear.
why-never-blocks = { AS($card, "the") } no puede bloquear.
why-blocking = { AS($card, "the") } ya está bloqueando.
why-nothing-to-block = Solo se bloquea un ataque contra el jugador, y ahora no hay ninguno.
why-enough-blockers = { $count ->
    [one] Este ataque no lo puede bloquear más de { $count } unidad.
   *[other] Este ataque no lo pueden bloquear más de { $count } unidades.
}

## The Card Game: command cards and cover

why-in-command-area = { AS($card, "the") } está en la zona de mando: solo actúa desde la reserva o desde una cobertura.
why-no-unit = { $card } no es una unidad.
why-no-tactic = { AS($card, "the") } no tiene ninguna táctica que usar en este capítulo.
why-tactic-count = La táctica { AS($card, "of") } se usa cuando el número de cartas en la mano es { $values }; ahora es { $hand }.
why-disabled = Otra carta ha dejado fuera de servicio { AS($card, "to") }.
why-cover-gone = { AS($row, "the") } ya no está en la mesa.
why-cover-unoccupied = No hay nadie en { AS($row, "the") }: una unidad puede moverse allí, no atacar.
why-cover-occupied = { AS($card, "the") } está en { AS($row, "the") }: hay que atacar.
why-cover-held = { AS($card, "the") } ocupa { AS($row, "the") }.
why-nobody-moves = Ninguna unidad de la reserva puede moverse { AS($row, "to") }.
why-nobody-attacks = Ninguna unidad de la reserva puede atacar { AS($row, "the") }.

## Asked before a card or a phase is ended

sure-end = { $count ->
    [one] { $card }: queda sin usar { $unused }. ¿Terminar?
   *[other] { $card }: quedan sin usar { $unused }. ¿Terminar?
}
unused-move = el movimiento
unused-attack = el ataque
unused-draw = el robo de cartas
unused-drive = el movimiento de un Locust
unused-order = otra carta de Orden
unused-special = la acción especial gratis
unused-ammo = la munición
unused-revive = la opción de revivir
unused-hold = la opción de contener a los Locust
unused-bonus = el movimiento adicional
sure-end-attacks = Aún pueden atacar: { $units }. ¿Terminar la fase de combate?
sure-end-moves = Aún pueden moverse: { $units }. ¿Terminar la fase de combate?
sure-draw = Con eso se vacía tu mazo, y quien tiene el mazo vacío pierde. ¿Robar?

# The guided first mission of the Board Game. A lesson has a title and up to three sentences: what to do, and why.
# order, area, cover, figure, weapon: what the choice is about; dice, defense: attack and defense dice; kill, wound,
# seal: chances in percent.

## The script

lesson-locust_cover-title = Un Drone se pone a cubierto
lesson-locust_cover-1 = Ha salido del agujero de emergencia y se mete tras un bloque bajo. Cuando a un Locust le valen igual varios sitios, eliges tú por él.
lesson-locust_cover-2 = Elige { AS($cover, "the") }: su flecha señala hacia el lado por el que llegarás tú.

lesson-setup_cover-title = Empieza a cubierto
lesson-setup_cover-1 = Puedes empezar tras un bloque bajo. No cuesta nada, y quien te ataque a través de él se encontrará con más dados de defensa; la flecha señala ese lado.
lesson-setup_cover-2 = Elige { AS($cover, "the") }.

lesson-order-title = Juega { $order }
lesson-order-1 = Cada turno juegas una carta de Orden: por sus propias acciones, de arriba abajo, o en su lugar para un simple movimiento de dos zonas o un ataque.
lesson-order-2 = Las cartas que guardas son tu salud y tus reacciones. Juega { $order } por sus acciones: tres zonas de movimiento y después un ataque.

lesson-move-title = Muévete a { $area }
lesson-move-1 = Un movimiento te lleva a una zona adyacente; no se pasa por paredes ni bloques. Tienes tres movimientos, y salir de la cobertura es gratis.
lesson-move-2 = Desde aquí no ves a ningún Locust. Elige { $area }, para llegar hasta el Drone dando un rodeo.

lesson-sight-title = A la vista
lesson-sight-1 = Ahora ves al Drone. Sin cobertura cuentas como si estuvieras en cualquier punto de tu zona, y desde alguno de ellos una línea recta llega al Drone sin tocar ninguna pared. Los bloques bajos no la cortan. Solo puedes atacar lo que ves.
lesson-sight-2 = Él también te ve a ti, porque la vista es mutua. Sigue hasta { $area }: allí hay cobertura.

lesson-cover-title = Ponte a cubierto
lesson-cover-1 = Ponerse a cubierto al final de un movimiento no cuesta nada y lo termina. Si la línea de un ataque tiene que cruzar el bloque, lanzas dos dados de defensa más; si puede pasar por un lado, uno.
lesson-cover-2 = Elige { AS($cover, "the") }: su flecha señala hacia el Drone.

lesson-attack-title = Ataca { AS($figure, "to") }
lesson-attack-1 = Es la segunda acción de la carta. En un ataque normal con { AS($weapon, "the") } lanzas { $dice } dados de ataque (uno más de lo que dice su carta: es el arma de Marcus) contra { $defense } dados de defensa; el Drone también está a cubierto. Una cara puede llevar además un augurio: con él se cumple lo que la carta del atacante diga de los augurios.
lesson-attack-2 = Eso da un { $kill } % de probabilidad de matarlo y un { $wound } % de herirlo. El ataque excesivo lanza más dados a cambio de un contador de Munición: resérvalo.
lesson-attack-3 = Tres heridas a la vez matan a un Drone; con menos queda herido y es más fácil de matar.

lesson-locust_turn-title = Ahora, los Locust
lesson-locust_turn-1 = Está herido, y la carta se ha acabado. Termínala: entonces se roba una carta de IA, y cada Locust que nombra hace lo que dice, hasta donde pueda.
lesson-locust_turn-2 = Nadie juega con los Locust. Lees la carta en el panel o en el diario, y se te pregunta cuando deja algo por elegir.

lesson-guard-title = Protege con { $order }
lesson-guard-1 = { $ai }: un Drone que ve a un soldado lo ataca. Justo antes de que un Locust se mueva o ataque, puedes descartar una carta con el icono de proteger para atacarlo antes.
lesson-guard-2 = El pelotón puede hacerlo una vez en cada paso de los Locust. Descarta { $order }: más tarde te hará falta ¡Fuego en el agujero!

lesson-guard_attack-title = Dispara antes
lesson-guard_attack-1 = Proteger es un ataque como cualquier otro, con cualquier arma menos las granadas.
lesson-guard_attack-2 = { AS($weapon, "the") }, en un ataque normal: { $dice } dados contra { $defense }. El Drone ya está herido, así que hay un { $kill } % de probabilidad de matarlo.

lesson-dodge-title = Esquiva con { $order }
lesson-dodge-1 = Ha aguantado y ataca. Antes de lanzar los dados puedes descartar una carta con el icono de esquivar para tener dos dados de defensa más, además de los tuyos y los de tu cobertura.
lesson-dodge-2 = Eso cuesta una carta; pero también la cuesta cada herida, y un Drone lanza tres dados. Descarta { $order }.

lesson-wounds-title = Una herida cuesta una carta
lesson-wounds-1 = Los escudos quitan heridas; cada herida que queda cuesta una carta de Orden a tu elección. Quien no tiene carta con que pagar se desangra, y si juegas en solitario, con eso se pierde la misión.
lesson-wounds-2 = Descarta { $order } y guarda ¡Fuego en el agujero!

lesson-heal-title = Tu turno: cúrate
lesson-heal-1 = Un turno empieza robando hasta dos cartas de Orden, sin superar tu límite de mano. No hay más curación que esa sin la ayuda de una carta.
lesson-heal-2 = Roba las dos.

lesson-plan-title = Juega { $order }
lesson-plan-1 = Esta fase de la misión pide sellar todos los agujeros de emergencia, y eso solo lo hace una granada bolo. Tienes una.
lesson-plan-2 = Con { $order } te mueves dos zonas y después atacas, con un dado más si es con granada. Puedes saltarte acciones, pero no cambiar su orden.

lesson-leave_cover-title = Muévete a { $area }
lesson-leave_cover-1 = La puerta de esta pieza está a dos movimientos de aquí, en la zona marcada en el mapa; desde allí ves el agujero.
lesson-leave_cover-2 = Ve primero a { $area }. Salir de la cobertura no cuesta nada.

lesson-door-title = A la puerta: { $area }
lesson-door-1 = Una puerta cerrada detiene cualquier movimiento, y esta cierra la pieza. Detrás está la siguiente.
lesson-door-2 = Muévete a { $area }.

lesson-explore-title = Explora
lesson-explore-1 = Quien está junto a una puerta en su paso de Órdenes puede abrirla cuando quiera y gratis: se colocan las piezas siguientes, y de sus agujeros salen Locust.
lesson-explore-2 = Así crecen casi todas las misiones, puerta a puerta. Ábrela.

lesson-stop-title = Párate aquí
lesson-stop-1 = Hay una pieza más, con un agujero y un Drone. Explorar no termina tu movimiento, pero ya lo has gastado entero.
lesson-stop-2 = Párate: ahora viene el ataque de tu carta.

lesson-grenade-title = Lanza la granada
lesson-grenade-1 = Una granada se lanza a una zona a la vista, a dos zonas como mucho. Alcanza a todas las figuras que haya en ella, también a los soldados, y su cobertura no cuenta.
lesson-grenade-2 = Lánzala a { $area }, con el Drone y el agujero. Si un dado saca un augurio, la carta de la granada te deja sellar el agujero: { $seal } %. Es la única que tienes, pero en la caja marcada en la pieza nueva hay más.

lesson-seal-title = Sella el agujero
lesson-seal-1 = Has sacado un augurio: una cara que activa lo que dice la carta del arma. El de la granada sella un agujero.
lesson-seal-2 = De un agujero sellado ya no sale nada. Séllalo.

## The end

lesson-done-title = La misión es tuya
lesson-done-1 = Eso era todo: moverse, cubrirse, ver, atacar, proteger, esquivar, explorar, sellar. Termina tu carta cuando quieras.
lesson-done-2 = Quedan un agujero, una caja de granadas y un alijo de armas: están marcados en el mapa. Tomar una granada cuesta una carta. Sella el agujero y mata después lo que venga: entra por la puerta bloqueada, así que no te quedes allí.
lesson-done-3 = A partir de aquí juega como quieras. Siempre puedes preguntar por qué algo no se ofrece: púlsalo y mira debajo de sus datos.

lesson-over-title = { $winner ->
    [cog] Misión cumplida
   *[locust] Han ganado los Locust
}
lesson-over-1 = { $winner ->
    [cog] Has sellado los agujeros y limpiado el mapa.
   *[locust] Son cosas que pasan. Sigue a cubierto y guarda más cartas que dados lanza un Locust.
}
lesson-over-2 = Lo siguiente es la auténtica Emergencia: cuatro piezas y hasta cuatro soldados que se protegen unos a otros.

## Away from the script

lesson-own_way-title = Por tu cuenta
lesson-own_way-1 = A partir de aquí mandas tú; la mesa solo ofrece lo que permiten las reglas. Deshacer te lleva atrás mientras no se haya lanzado ni revelado nada.

lesson-topic_cover-title = ¿Empezar a cubierto?
lesson-topic_cover-1 = La cobertura no cuesta nada y suma dados de defensa contra los ataques que cruzan el bloque.
lesson-topic_order-title = Una carta de Orden
lesson-topic_order-1 = Juega una carta: por sus acciones, para un simple movimiento de dos zonas o para un ataque. Las que guardas son tu salud.
lesson-topic_action-title = Las acciones de la carta
lesson-topic_action-1 = Hazlas de arriba abajo y sáltate las que quieras. Un movimiento es una zona; al acabar puedes ponerte a cubierto. Atacas lo que ves.
lesson-topic_guard-title = ¿Proteger?
lesson-topic_guard-1 = Descarta una carta con el icono de proteger y ataca a este Locust antes de que actúe. El pelotón puede hacerlo una vez en cada paso de los Locust.
lesson-topic_dodge-title = ¿Esquivar?
lesson-topic_dodge-1 = Una carta con el icono de esquivar suma dos dados de defensa contra este ataque. Cuesta la carta.
lesson-topic_wounds-title = Heridas
lesson-topic_wounds-1 = Cada herida cuesta una carta de Orden a tu elección. Quien no puede pagar se desangra.
lesson-topic_heal-title = Curación
lesson-topic_heal-1 = Roba hasta dos cartas de Orden: esa es tu curación.
lesson-topic_explore-title = Una puerta
lesson-topic_explore-1 = Estás junto a una puerta y puedes explorar: no cuesta nada, coloca la pieza siguiente y trae a los Locust de sus agujeros.
lesson-topic_seal-title = Un agujero al alcance
lesson-topic_seal-1 = Una granada bolo lanzada a la zona de un agujero lo sella si sale un augurio. Esta fase los quiere todos sellados.

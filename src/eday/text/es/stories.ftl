# What a mission or a chapter is about, in three sentences each: read before it is begun. Nothing here is a rule.

## Missions of the board game

story-emergence = La calle estuvo tranquila una sola noche; después, el empedrado empezó a respirar. Ahora el casco viejo está lleno de agujeros, y cada agujero tiene dientes. Entra con granadas, cierra lo que se pueda cerrar y prepárate para quien quería salir del último.
story-china_shop = Es ciega, está furiosa y te ha oído cerrar la puerta. Ningún rifle del pelotón conseguirá siquiera frenarla. Haz ruido, no te dejes alcanzar y llévala bajo la única arma que mira hacia abajo desde la órbita.
story-belly_of_the_beast = Los túneles bajo la ciudad no los cavó nadie que tuviera un mapa. En alguna parte, abajo, hay un código; y más abajo, el lugar donde más dolería una carga. Ponerla es la parte corta; quedarse allí hasta que acabe todo es la larga.
story-roadblocks = El convoy dejó de responder en la tercera barricada. Lo que queda de la carretera silba y hace tictac, y nadie ve más allá del próximo coche quemado. Elige una salida mientras todavía haya dos, y no dejes a nadie atrás.
story-scattered = El suelo cedió y de un pelotón salieron dos. Cada mitad oye luchar a la otra a través de una roca que no puede cruzar. Abrid su puerta, confiad en que ellos abran la vuestra y reuníos donde esperan las armas grandes.
story-hive = Hasta ahora todos los túneles bajaban, y bajaban hasta aquí. Un cántico atraviesa la roca, y los muertos del otro bando no lo están mucho tiempo. En el fondo hay un trono vacío y un guardián que nunca lo ha perdido.
story-horde_mode = En este mapa no hay más objetivo que el próximo minuto. Vienen en seis oleadas, y cada una trae algo peor que la anterior. Cuenta tus balas entre una y otra, porque nadie lo hará por ti.

## The card game

story-tutorial = Dos Gears, un muro y una patrulla que aún no sabe que están ahí. A tu espalda, una guía te dice para qué sirve cada carta. Al cabo de unos turnos se aparta, y el combate es tuyo.
story-ch01-scenario = El patio de la prisión está abierto y las patrullas se han confiado. Cada bando trae solo lo que lleva siempre, y hay una hilera de muros rotos por la que pelear. Es un combate pequeño, y con él empieza todo lo demás.
story-ch02-scenario = Un soldado al que nadie esperaba volver a ver se abrocha la armadura. Antes de que tenga un rifle en las manos, las paredes ya hierven de garras. De una en una son débiles, y nunca vienen de una en una.
story-ch03-scenario = La plaza parece vacía porque todos los que la cruzaron siguen tendidos en ella. Un arma montada se ha aprendido de memoria cada una de sus piedras. Alguien tiene que pasar al lado malo del muro, donde se pega más fuerte y se recibe más fuerte.
story-ch04-scenario = La sala tuvo techo en otros tiempos, y esta misma mañana cuatro buenas paredes. Algo las atraviesa a la carrera, una tras otra, y no busca las puertas. No te cruces en su camino hasta que el cielo responda a la llamada.
story-ch05-scenario = Cuando se va el sol, el propio aire sale de caza. Esta noche una lámpara vale más que un muro, y las lámparas se pueden apagar a tiros. Ábrete paso de un charco de luz al siguiente y no te quedes en medio.
story-ch06-scenario = Las máquinas siguen girando, aunque aquí hace años que no trabaja nadie. Lo que hay en la nave se esconde bajo polvo y lonas hasta que alguien se apoya en ello. Corren dos relojes, y solo uno es tuyo.
story-ch07-scenario = El coche tiene un faro que funciona, medio depósito y ninguna puerta digna de tal nombre. A ambos lados de la carretera, unas alas le siguen el paso. Conduce donde haya luz, dispara donde no la haya y no te pares.
story-ch08-scenario = El generador tose, y la oscuridad cae como una tapa. Quien dispara se deja ver, y quien se deja ver está solo. No durará mucho, acabe como acabe.
story-ch09-scenario = Aquí abajo los pozos brillan, y ahora brilla también lo que bebe de ellos. Corren hacia ti como siempre, pero revientan al caer. Elige con cuidado dónde muere cada uno.
story-ch10-scenario = La plataforma tiembla al paso de algo que tiene demasiadas patas. Las balas suenan en su caparazón como en una campana. Quítale primero las patas y después míralo a la cara.
story-ch11-scenario = Las aulas son escombros y el patio tiene un nuevo inquilino. Ha traído un arma que pide trípode y la lleva como una caja de herramientas. Aquí la cobertura no dura, así que tampoco te quedes tú.
story-ch12-scenario = La casa tiene buenas ventanas y malos vecinos. En el despacho, una máquina pequeña lee algo que no debe perderse, y lee despacio. Atranca las puertas y consíguele tiempo, carta a carta.
story-ch13-scenario = Unas moles gordas se acuclillan en la colina y escupen cosas que vuelan. A cada minuto el cielo está más negro de ellas. Dos viejos amigos suben la colina porque alguien tiene que hacerlo.
story-ch14-scenario = Primero se ven los cañones, y después lo que los lleva. No rodea los edificios. Quítale los cañones, porque no hay otra manera de hacerlo pequeño.
story-ch15-scenario = Circula el último tren, y él está de pie en el techo. La oscuridad se mueve a su alrededor como una capa y devora lo que le disparan. Rompe el enjambre y después al hombre, antes de que se acabe la vía.

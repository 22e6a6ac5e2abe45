# Las palabras de los consejos y de las probabilidades de ganar.

advice-ask = Consejo
advice-about = Las mejores opciones según lo que puedes saber, con tu probabilidad de ganar
advice-title = Consejos y tu probabilidad de ganar
advice-thinking = Pensando…
advice-noTime = No ha habido tiempo para probarlas: esto es lo que se haría a primera vista.
advice-stop = Parar
advice-close = Quitar los consejos
advice-heard = { $n } { $n ->
    [one] consejo
   *[other] consejos
  }. El mejor: { $option }, { $chance }.
advice-heardBare = { $n } { $n ->
    [one] consejo
   *[other] consejos
  }. El mejor: { $option }.

chances-percent = { $n } %
chances-unsure = { $n } % ± { $e }
chances-title = Probabilidades de ganar
chances-show = Mostrar las probabilidades
chances-hide = Ocultar las probabilidades
chances-working = Calculando las probabilidades de ganar…
chances-far = Calculado: { $n } %
chances-ready = Las probabilidades de ganar ya están.
chances-none = De esta parte de la partida no se puede decir nada.
chances-ofSquad = Probabilidad de que gane el pelotón, turno a turno
chances-ofCogs = Probabilidad de que gane la CGO, turno a turno
chances-chapter = Capítulo { $n }
chances-described = Del { $first } % al { $last } % al final; nunca por debajo de { $low } % ni por encima de { $high } %. { $n } { $n ->
    [one] momento decisivo
   *[other] momentos decisivos
  }.
chances-swing = Turno { $turn }: del { $before } % al { $after } %
chances-mark = Momento decisivo { $i } en la repetición. Turno { $turn }: del { $before } % al { $after } %
chances-chose = { $player }: { $choice }
chances-gaveUp = { $player } se rindió
chances-asTable = Como tabla
chances-turn = Turno
chances-chance = Probabilidad
chances-end = Final

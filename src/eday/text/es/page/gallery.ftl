# Elegir a qué se juega: misiones, capítulos, la campaña.

gallery-back = Sala
gallery-missions = Misiones
gallery-chapters = Capítulos
gallery-mission = Misión
gallery-chapter = Capítulo
gallery-missionNumber = Misión { $n }
gallery-tutorial = Para la primera vez
gallery-difficulty-1 = Dificultad 1 de 5: suave
gallery-difficulty-2 = Dificultad 2 de 5: llevadera
gallery-difficulty-3 = Dificultad 3 de 5: difícil
gallery-difficulty-4 = Dificultad 4 de 5: dura
gallery-difficulty-5 = Dificultad 5 de 5: despiadada
gallery-length-small = Corta: un mapa pequeño, { $n } { $n ->
    [one] fase
   *[other] fases
  }
gallery-length-medium = Media: un mapa mediano, { $n } { $n ->
    [one] fase
   *[other] fases
  }
gallery-length-large = Larga: un mapa grande, { $n } { $n ->
    [one] fase
   *[other] fases
  }
gallery-length-variable = Larga: { $n } oleadas en un mapa
gallery-turns = Unos { $n } turnos
gallery-even = Entre bots simples, la CGO ganó el { $n } %
gallery-best = Mejor resultado aquí
gallery-best-none = Sin jugar
gallery-best-lost = Sin ganar todavía, { $n } { $n ->
    [one] intento
   *[other] intentos
  }
gallery-best-won = Ganada en { $turns } { $turns ->
    [one] turno
   *[other] turnos
  }
gallery-best-wonAs = Victoria con { $side ->
    [CGO] la CGO
    [Locust] los Locust
   *[other] { $side }
  } en { $turns } { $turns ->
    [one] turno
   *[other] turnos
  }
gallery-best-campaign = Victoria con { $side ->
    [CGO] la CGO
    [Locust] los Locust
   *[other] { $side }
  }
gallery-best-record = En este navegador: { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
  }, { $lost ->
    [one] { $lost } perdida
   *[other] { $lost } perdidas
  }
gallery-orders = Órdenes
gallery-special = Reglas especiales
gallery-noSpecial = Ninguna: basta con el reglamento.
gallery-inStage = Fase { $n }
gallery-stages = { $from } a { $to }
gallery-expect = Te espera
gallery-sides = Los dos bandos
gallery-heroes = Mando: { $cards }
gallery-heroesPlain = El mazo básico
gallery-what = Qué hay de nuevo
gallery-squad = Pelotón
gallery-match = El duelo
gallery-deploy = Empezar

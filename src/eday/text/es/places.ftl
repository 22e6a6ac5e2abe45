# Places in words, as seen from the COG whose player is asked (you) or from a Locust that acts (it).
# whom: one of these; way: a direction; thing: what one takes cover behind.
# They begin with their article; of and to are the forms with "de" and "a". Areas are all feminine and need none.

place-area-own = { $whom ->
    [it] su zona
   *[you] tu zona
}
place-area-near = la zona al { $way } de { $whom ->
    [it] su posición
   *[you] ti
}
place-area-beyond = la zona tras la abertura { $way }
place-area-far = la zona a { $steps } pasos al { $way } de { $whom ->
    [it] su posición
   *[you] ti
}
place-hole-own = el agujero de { $whom ->
    [it] su zona
   *[you] tu zona
}
    .of = del agujero de { $whom ->
        [it] su zona
       *[you] tu zona
    }
    .to = al agujero de { $whom ->
        [it] su zona
       *[you] tu zona
    }
place-hole-near = el agujero al { $way } de { $whom ->
    [it] su posición
   *[you] ti
}
    .of = del agujero al { $way } de { $whom ->
        [it] su posición
       *[you] ti
    }
    .to = al agujero al { $way } de { $whom ->
        [it] su posición
       *[you] ti
    }
place-hole-far = el agujero a { $steps } pasos al { $way } de { $whom ->
    [it] su posición
   *[you] ti
}
    .of = del agujero a { $steps } pasos al { $way } de { $whom ->
        [it] su posición
       *[you] ti
    }
    .to = al agujero a { $steps } pasos al { $way } de { $whom ->
        [it] su posición
       *[you] ti
    }
place-cover-own = { $thing } donde { $whom ->
    [it] se cubre
   *[you] te cubres
}
    .of = { AS($thing, "of") } donde { $whom ->
        [it] se cubre
       *[you] te cubres
    }
    .to = { AS($thing, "to") } donde { $whom ->
        [it] se cubre
       *[you] te cubres
    }
place-cover-near = { $thing } al { $way } de { $whom ->
    [it] su posición
   *[you] ti
}
    .of = { AS($thing, "of") } al { $way } de { $whom ->
        [it] su posición
       *[you] ti
    }
    .to = { AS($thing, "to") } al { $way } de { $whom ->
        [it] su posición
       *[you] ti
    }
place-cover-beside = { $thing } junto a { $whom ->
    [it] su posición
   *[you] ti
}
    .of = { AS($thing, "of") } junto a { $whom ->
        [it] su posición
       *[you] ti
    }
    .to = { AS($thing, "to") } junto a { $whom ->
        [it] su posición
       *[you] ti
    }
place-cover-far = { $thing } del lado { $way } de { $area }
    .of = { AS($thing, "of") } del lado { $way } de { $area }
    .to = { AS($thing, "to") } del lado { $way } de { $area }
place-cover-in = { $thing } en { $area }
    .of = { AS($thing, "of") } en { $area }
    .to = { AS($thing, "to") } en { $area }
place-door-near = la puerta al { $way } de { $whom ->
    [it] su posición
   *[you] ti
}
place-door-far = la puerta de { $area }

way-east = este
way-southeast = sureste
way-south = sur
way-southwest = suroeste
way-west = oeste
way-northwest = noroeste
way-north = norte
way-northeast = noreste

shelter-barrier = la barrera de hormigón
    .of = de la barrera de hormigón
    .to = a la barrera de hormigón
shelter-car = el coche destrozado
    .of = del coche destrozado
    .to = al coche destrozado
shelter-column = la columna caída
    .of = de la columna caída
    .to = a la columna caída
shelter-counter = el mostrador
    .of = del mostrador
    .to = al mostrador
shelter-crates = las cajas
    .of = de las cajas
    .to = a las cajas
shelter-ledge = el borde elevado
    .of = del borde elevado
    .to = al borde elevado
shelter-low_wall = el muro bajo
    .of = del muro bajo
    .to = al muro bajo
shelter-planter = la jardinera
    .of = de la jardinera
    .to = a la jardinera
shelter-sandbags = los sacos terreros
    .of = de los sacos terreros
    .to = a los sacos terreros

## Options that are put differently where places are told in words

placed-option-cover = Cubrirse tras { $first }
placed-option-explore = Explorar por { $first }
placed-option-oust = Echar { AS($second, "to") } { AS($first, "of") } y ocupar su sitio

# Where two options would read the same
placed-option-with-code = { $label } ({ $code })

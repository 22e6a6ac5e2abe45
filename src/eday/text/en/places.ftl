# Places in words, as seen from the COG whose player is asked (you) or from a Locust that acts (it).
# whom: one of these; way: a direction; thing: what one takes cover behind.

place-area-own = { $whom ->
    [it] its area
   *[you] your area
}
place-area-near = the area { $way } of { $whom ->
    [it] it
   *[you] you
}
place-area-beyond = the area past the { $way } opening
place-area-far = the area { $steps } steps { $way } of { $whom ->
    [it] it
   *[you] you
}
place-hole-own = { $whom ->
    [it] the hole in its area
   *[you] the hole in your area
}
place-hole-near = the hole { $way } of { $whom ->
    [it] it
   *[you] you
}
place-hole-far = the hole { $steps } steps { $way } of { $whom ->
    [it] it
   *[you] you
}
place-cover-own = { $whom ->
    [it] { $thing } it is behind
   *[you] { $thing } you are behind
}
place-cover-near = { $thing } { $way } of { $whom ->
    [it] it
   *[you] you
}
place-cover-beside = { $thing } beside { $whom ->
    [it] it
   *[you] you
}
place-cover-far = { $thing } on the { $way } side of { $area }
place-cover-in = { $thing } in { $area }
place-door-near = the door { $way } of { $whom ->
    [it] it
   *[you] you
}
place-door-far = the door in { $area }

way-east = east
way-southeast = southeast
way-south = south
way-southwest = southwest
way-west = west
way-northwest = northwest
way-north = north
way-northeast = northeast

shelter-barrier = the concrete barrier
shelter-car = the wrecked car
shelter-column = the fallen column
shelter-counter = the counter
shelter-crates = the crates
shelter-ledge = the raised edge
shelter-low_wall = the low wall
shelter-planter = the planter
shelter-sandbags = the sandbags

## Options that are put differently where places are told in words

placed-option-cover = Get behind { $first }
placed-option-explore = Explore through { $first }
placed-option-oust = Drive { $second } away from { $first } and take its place

# Where two options would read the same
placed-option-with-code = { $label } ({ $code })

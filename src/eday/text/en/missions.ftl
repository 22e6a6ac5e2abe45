# Rules text of missions: set-up, stages, objectives and special rules. See cards.ftl.

## Missions

card-mission = Mission { $number }, { $least } to { $most } players, { $map ->
    [small] small map,
    [medium] medium map,
    [large] large map,
   *[variable] map size as you choose,
} difficulty { $difficulty } of 5.
card-mission-enemies = Enemies: { $enemies }.
card-mission-enemy = { $slot } { $enemy }
card-mission-ai = AI deck: the cards of these enemies and general cards { $general }.
about-emergence = Seal the emergence holes of a small map with grenades, then survive what the last one brings.
about-china_shop = A Berserker hunts by ear: lure her from door to door to the Hammer of Dawn, the only thing that hurts her.
about-belly_of_the_beast = Two doors lead into the tunnels: find the keycode, set the charges, and hold out until the AI deck is through.
about-roadblocks = Feel your way along a road full of Tickers, choose one of two ways out, and get everybody to its end.
about-scattered = The squad is split over two maps: each half opens the way for the other until all meet among Grinders.
about-hive = Fight down three levels past healing Kantus to the throne, where Skorge waits.
about-horde_mode = One map, four difficulties, six waves that grow meaner: kill everything, restock, repeat.
card-mission-level = Level { $level }{ $locked ->
    [true] {" "}(locked)
   *[false] {""}
}{ $separate ->
    [true] {" "}(a map of its own)
   *[false] {""}
}: { $count ->
    [one] tile { $tiles }.
   *[other] tiles { $tiles }.
}
card-mission-difficulty = { $difficulty }: tiles { $tiles }.
card-mission-first_tile_only = Only the first tile is laid at the start.
card-mission-setup = At the start:
difficulty-casual = Casual
difficulty-normal = Normal
difficulty-hardcore = Hardcore
difficulty-insane = Insane
card-stage-rule = Stage { $stage }, special rule: { $text }.
card-stage-objective = Stage { $stage }, objective: { $text }.
card-stage-on_flip = Stage { $stage }, once it is met:
card-step = - { $text }.
card-stage-wins = Stage { $stage } completed: the players win.

objective-all_holes_sealed = seal every emergence hole
objective-no_locust_in_play = kill every Locust on the map
objective-enemy_enters_exit = get { $the_enemy } to enter the exit area of level { $level }
objective-enemy_killed = kill { $the_enemy }
objective-equipment_activated = use the equipment of { $location }
objective-ai_deck_used_up = hold out until the AI deck is used up
objective-cog_enters_last_tile = get a COG onto the last tile of level { $level }
objective-all_cogs_at_exit = get all COGs to the exit of level { $levels }, none bleeding out
objective-door_tried = explore the exit door of level { $level }
objective-all_cogs_on_tile = get all COGs onto { $tile }, none bleeding out, with no { $without } in play

rule-equipment_stays = the equipment of { $location } is not used up
rule-door_barred = the exit door of level { $level } stays shut
rule-no_spawns = nothing spawns; AI cards that would are replaced
rule-berserker_in_play = the rules on the card of { $the_enemy } apply
rule-level_3_by_first_tile_only = level { $level } can be reached only through the door of the first tile
rule-extra_ai_card = one more AI card is resolved in each Locust Activation step
rule-explore_one_tile_on_entering_exit = a COG that enters the exit lays the next tile of level { $level }
rule-tickers_for_location_spawns = instead of the printed spawns each player places a { $enemy } in an empty area of the new tile
rule-ai_spawns_at_exit = AI cards spawn { $kinds } at the map exit
rule-ai_on_active_map_only = AI cards touch only the map of the active player
rule-doors_join_maps = areas with doors are adjacent for movement
rule-no_attacks_through_doors = nobody attacks from one map to the other
rule-family_spawns_barred = { $kinds } cannot be spawned
rule-boss_heals_when_idle = { $the_enemy } heals after each Locust Activation step without moving or attacking
rule-used_equipment_face_down = used equipment is turned face down instead of discarded: { $kinds }
rule-locust_c_becomes_b = a spawn of Locust C gives Locust B, or A if no B is left

/** Attacks of recorded games, as their events were told. */
import type { Ref, TableEvent } from "../../../wire";

const told = (first: number, ...events: [string, Record<string, unknown>][]): TableEvent[] =>
  events.map(([kind, data], i) => ({ n: first + i, kind, data, line: kind, tone: "plain" }));

export const PLAYS: Ref[] = ["cog:marcus_fenix", "cog:dominic_santiago"];

export const ATTACKS = {
  plainKill: told(
    78,
    ["attack_declared", { attacker: "cog:dominic_santiago", target: "figure:boomer-1", weapon: "weapon:snub_pistol", mode: "overkill" }],
    ["tokens_spent", { seat: 1, weapon: "weapon:snub_pistol", token: "ammo", tokens: 1 }],
    [
      "dice_rolled",
      {
        attacker: "cog:dominic_santiago",
        attack: ["two_wounds", "one_wound", "two_wounds"],
        defense: { "figure:boomer-1": ["one_shield", "blank"] },
      },
    ],
    ["wounds_dealt", { figure: "figure:boomer-1", wounds: 4 }],
    ["figure_killed", { figure: "figure:boomer-1", area: "area:16A.C" }],
    ["weapon_dropped", { area: "area:16A.C", weapon: "weapon:boomshot" }],
  ),
  plainWound: told(
    140,
    ["attack_declared", { attacker: "cog:marcus_fenix", target: "figure:kantus-1", weapon: "weapon:lancer", mode: "overkill" }],
    [
      "dice_rolled",
      {
        attacker: "cog:marcus_fenix",
        attack: ["one_wound", "one_wound", "one_wound", "one_wound", "blank"],
        defense: { "figure:kantus-1": ["two_shields", "one_shield", "blank"] },
      },
    ],
    ["wounds_dealt", { figure: "figure:kantus-1", wounds: 1 }],
    ["figure_wounded", { figure: "figure:kantus-1", health: 2 }],
  ),
  missed: told(
    372,
    ["attack_declared", { attacker: "figure:boomer-2", target: "cog:dominic_santiago" }],
    [
      "dice_rolled",
      {
        attacker: "figure:boomer-2",
        attack: ["one_wound", "blank", "blank", "one_wound"],
        defense: { "cog:dominic_santiago": ["blank", "blank", "two_shields"] },
      },
    ],
    ["attack_missed", { attacker: "figure:boomer-2" }],
  ),
  omen: told(
    39,
    ["attack_declared", { attacker: "cog:marcus_fenix", target: "figure:kantus-1", weapon: "weapon:lancer", mode: "overkill" }],
    [
      "dice_rolled",
      {
        attacker: "cog:marcus_fenix",
        attack: ["one_wound", "omen", "one_wound", "two_wounds", "one_wound"],
        defense: { "figure:kantus-1": ["one_shield", "one_shield"] },
      },
    ],
    ["wounds_dealt", { figure: "figure:kantus-1", wounds: 4 }],
    ["figure_killed", { figure: "figure:kantus-1", area: "area:10B.G" }],
  ),
  doubled: told(
    636,
    ["attack_declared", { attacker: "cog:dominic_santiago", target: "figure:ticker-3", weapon: "weapon:gnasher", mode: "overkill" }],
    [
      "dice_rolled",
      {
        attacker: "cog:dominic_santiago",
        attack: ["omen", "one_wound", "one_wound", "one_wound"],
        defense: { "figure:ticker-3": ["two_shields", "two_shields"] },
      },
    ],
    ["wounds_dealt", { figure: "figure:ticker-3", wounds: 2 }],
    ["figure_killed", { figure: "figure:ticker-3", area: "area:14A.E" }],
  ),
  forced: told(
    1027,
    ["attack_declared", { attacker: "figure:ticker-2", target: "cog:dominic_santiago" }],
    [
      "dice_rolled",
      { attacker: "figure:ticker-2", attack: ["blank", "one_wound", "blank"], defense: { "cog:dominic_santiago": ["blank"] } },
    ],
    ["wounds_dealt", { figure: "cog:dominic_santiago", wounds: 3 }],
    ["card_discarded", { seat: 1, card: "order:vault_kick", why: "wound" }],
    ["card_discarded", { seat: 1, card: "order:vault_kick", why: "wound" }],
    ["card_discarded", { seat: 1, card: "order:roadie_run", why: "wound" }],
    ["figure_killed", { figure: "figure:ticker-2", area: "area:8B.G" }],
  ),
  splash: told(
    150,
    ["attack_declared", { attacker: "figure:boomer-2", target: "cog:dominic_santiago" }],
    [
      "dice_rolled",
      {
        attacker: "figure:boomer-2",
        attack: ["omen", "one_wound", "blank", "one_wound"],
        defense: { "cog:dominic_santiago": ["one_shield"] },
      },
    ],
    ["wounds_dealt", { figure: "cog:dominic_santiago", wounds: 1 }],
    ["card_discarded", { seat: 1, card: "order:scavenging", why: "wound" }],
    ["wounds_dealt", { figure: "figure:drone-3", wounds: 1 }],
    ["figure_killed", { figure: "figure:drone-3", area: "area:16A.F" }],
  ),
  dodged: told(
    309,
    ["attack_declared", { attacker: "figure:boomer-1", target: "cog:dominic_santiago" }],
    ["card_discarded", { seat: 1, card: "order:vault_kick", why: "dodge" }],
    [
      "dice_rolled",
      {
        attacker: "figure:boomer-1",
        attack: ["one_wound", "one_wound", "omen", "one_wound"],
        defense: { "cog:dominic_santiago": ["one_shield", "two_shields", "one_shield", "one_shield"] },
      },
    ],
    ["attack_missed", { attacker: "figure:boomer-1" }],
  ),
  sawKill: told(
    331,
    ["chainsaw_revved", { attacker: "cog:marcus_fenix", target: "figure:theron_guard-2", weapon: "weapon:lancer" }],
    ["dice_rolled", { attacker: "cog:marcus_fenix", attack: ["omen", "one_wound", "two_wounds", "one_wound", "blank"], defense: {} }],
    ["figure_killed", { figure: "figure:theron_guard-2", area: "area:5B.B" }],
  ),
  sawMiss: told(
    421,
    ["chainsaw_revved", { attacker: "cog:marcus_fenix", target: "figure:theron_guard-2", weapon: "weapon:lancer" }],
    ["dice_rolled", { attacker: "cog:marcus_fenix", attack: ["blank", "blank", "blank", "one_wound", "one_wound"], defense: {} }],
    ["attack_missed", { attacker: "cog:marcus_fenix" }],
  ),
  area3: told(
    571,
    ["attack_declared", { attacker: "cog:marcus_fenix", target: "area:1A.D", weapon: "weapon:bolo_grenade", mode: "overkill" }],
    ["tokens_spent", { seat: 0, weapon: "weapon:bolo_grenade", token: "grenade", tokens: 1 }],
    [
      "dice_rolled",
      {
        attacker: "cog:marcus_fenix",
        attack: ["one_wound", "one_wound", "two_wounds", "two_wounds"],
        defense: {
          "figure:wretch-1": ["blank", "blank"],
          "figure:wretch-2": ["two_shields", "one_shield"],
          "figure:boomer-1": ["blank", "one_shield"],
        },
      },
    ],
    ["wounds_dealt", { figure: "figure:wretch-1", wounds: 6 }],
    ["figure_killed", { figure: "figure:wretch-1", area: "area:1A.D" }],
    ["wounds_dealt", { figure: "figure:wretch-2", wounds: 3 }],
    ["figure_killed", { figure: "figure:wretch-2", area: "area:1A.D" }],
    ["wounds_dealt", { figure: "figure:boomer-1", wounds: 5 }],
    ["figure_killed", { figure: "figure:boomer-1", area: "area:1A.D" }],
    ["weapon_dropped", { area: "area:1A.D", weapon: "weapon:boomshot" }],
  ),
  nobody: told(
    329,
    ["attack_declared", { attacker: "cog:dominic_santiago", target: "area:2A.F", weapon: "weapon:bolo_grenade", mode: "overkill" }],
    ["dice_rolled", { attacker: "cog:dominic_santiago", attack: ["omen", "one_wound", "two_wounds", "two_wounds"], defense: {} }],
    ["attack_missed", { attacker: "cog:dominic_santiago" }],
  ),
  down: told(
    397,
    ["attack_declared", { attacker: "figure:boomer-2", target: "cog:dominic_santiago" }],
    [
      "dice_rolled",
      {
        attacker: "figure:boomer-2",
        attack: ["blank", "one_wound", "one_wound", "one_wound"],
        defense: { "cog:dominic_santiago": ["one_shield"] },
      },
    ],
    ["wounds_dealt", { figure: "cog:dominic_santiago", wounds: 2 }],
    ["bleeding_out", { figure: "cog:dominic_santiago", seat: 1 }],
  ),
  cards: told(
    399,
    ["attack_declared", { attacker: "figure:drone-5", target: "cog:marcus_fenix" }],
    [
      "dice_rolled",
      {
        attacker: "figure:drone-5",
        attack: ["one_wound", "one_wound", "one_wound"],
        defense: { "cog:marcus_fenix": ["one_shield", "blank"] },
      },
    ],
    ["wounds_dealt", { figure: "cog:marcus_fenix", wounds: 2 }],
    ["card_discarded", { seat: 0, card: "order:hold_ground", why: "wound" }],
    ["card_discarded", { seat: 0, card: "order:steady_aim", why: "wound" }],
  ),
  guard: told(
    34,
    ["card_discarded", { seat: 0, card: "order:hold_ground", why: "guard" }],
    ["guard_used", { seat: 0, figure: "figure:boomer-1" }],
    ["attack_declared", { attacker: "cog:marcus_fenix", target: "figure:boomer-1", weapon: "weapon:lancer", mode: "overkill" }],
    [
      "dice_rolled",
      {
        attacker: "cog:marcus_fenix",
        attack: ["one_wound", "two_wounds", "omen", "one_wound", "one_wound"],
        defense: { "figure:boomer-1": ["blank", "one_shield", "blank", "two_shields", "blank", "one_shield", "blank"] },
      },
    ],
    ["wounds_dealt", { figure: "figure:boomer-1", wounds: 2 }],
    ["figure_wounded", { figure: "figure:boomer-1", health: 2 }],
  ),
};

/** A picture of every weapon card: the weapon itself, muzzle to the right. */

import { ruins, sparks } from "./backdrop";
import { disc, type Item, type Scene, type Sky, type Tone } from "./scene";

const TONES: Readonly<Record<string, Tone>> = {
  s: "metal",
  l: "light",
  i: "iron",
  g: "grip",
  b: "bone",
  r: "blood",
  e: "glow",
  f: "fire",
  p: "pale",
  k: "black",
};
/** Parts that stand out of the picture have an edge with light on it. */
const RAISED: ReadonlySet<Tone> = new Set(["metal", "iron", "grip", "bone", "blood"]);

/** Parts such as "s M0 0H9Z" (steel) or "k2 M0 0H9" (a black line of width 2). */
const drawn = (...parts: string[]): Item[] =>
  parts.map((part) => {
    const [, letter = "", width = "", d = ""] = /^([a-z])([\d.]*) (.*)$/.exec(part)!;
    const tone = TONES[letter]!;
    if (width) return { d, tone, line: Number(width) };
    return RAISED.has(tone) ? { d, tone, rim: true, hard: true } : { d, tone };
  });

const teeth = (x: number, y: number, many: number, step: number, high: number): string =>
  `M${x} ${y}${`l${step / 2} ${-high}l${step / 2} ${high}`.repeat(many)}`;

const WEAPONS: Readonly<Record<string, Item[]>> = {
  lancer: drawn(
    "i M6 33L22 31V48L8 55Z",
    "g M26 46H36L31 61H22Z",
    "i M42 46H55L60 66H47Z",
    "k1 M46 54H57M48 60H59",
    "r M62 41H100Q108 46 100 51H62Z",
    `p1.6 ${teeth(64, 41, 9, 4, 4)}`,
    `p1.6 ${teeth(64, 51, 9, 4, -4)}`,
    "k2 M68 46H99",
    "s M20 28L26 25H66L70 29H96V38H70L66 46H20Z",
    "i M32 20H58V25H32Z",
    "i M96 30H113V36H96Z",
    "l M24 28H64V31H24ZM72 31H94V33H72Z",
    "e M46 34H58V38H46Z",
    "k1.2 M22 42H64M62 28V44M34 32V42",
  ),
  snub_pistol: drawn(
    "g M34 44H52L46 70H28Z",
    "k1.2 M34 52H48M33 58H46M31 64H45",
    "s M28 24H92V42H62L58 50H50L52 44H30Z",
    "i M92 28H98V37H92Z",
    "i M62 42H66Q68 54 56 54L57 50Q62 50 62 42Z",
    "l M30 25H90V28H30Z",
    "i M36 19H42V24H36ZM82 20H88V24H82Z",
    "k1.4 M36 30V40M41 30V40M46 30V40",
    "k M60 31H80V36H60Z",
    "e M62 32.5H70V34.5H62Z",
  ),
  bolo_grenade: drawn(
    "p2 M30 22Q44 6 58 18T74 30",
    `i ${disc([28, 24], 5)}`,
    "g M72 26L80 24L86 38L76 40Z",
    `s ${disc([84, 54], 22)}`,
    "i M62 50H106V58H62Z",
    "k1.4 M70 38V70M98 38V70M62 50H106M62 58H106",
    `i ${disc([84, 54], 8)}`,
    `f ${disc([84, 54], 4)}`,
    "l M68 44Q74 34 86 34L85 37Q76 38 71 46Z",
    "i M80 30H88V34H80ZM60 46L66 42V50ZM108 46L102 42V50Z",
  ),
  gnasher: drawn(
    "g M6 36L26 32L36 40L32 48L8 58Z",
    "i M38 44H46Q48 56 38 56L34 52Z",
    "s M28 28H66V44H34Z",
    "s M60 27H112V33H60Z",
    "s M60 34H112V40H60Z",
    "i M108 25H114V42H108Z",
    "g M68 40H96V48H68Z",
    "k1.2 M72 40V48M77 40V48M82 40V48M87 40V48M92 40V48",
    "l M30 29H62V31H30ZM64 28H106V29.5H64ZM64 35H106V36.5H64Z",
    "r M40 34H54V38H40Z",
  ),
  hammerburst: drawn(
    "i M4 36L24 30V46L10 56Z",
    "g M30 46H40L36 62H28Z",
    "i M48 46H62L66 68L54 66Z",
    "b M22 26L34 22H70L76 28L98 30V40L76 42L68 48H22Z",
    "i M98 32H116V37H98Z",
    "r M76 30H90V34H76Z",
    "b M40 14L50 12L58 22H44Z",
    "k1.4 M26 32H72M26 40H70M60 24V46",
    "b M84 42L94 52L80 46Z",
    "f M30 34H36V38H30Z",
  ),
  boomshot: drawn(
    "g M34 50H46L42 70H32Z",
    "g M66 52H76L72 66H64Z",
    "b M4 24H14V22H88V54H14V50H4Z",
    "b M88 16L112 12V62L88 58Z",
    "i M98 20L108 18V56L98 54Z",
    `f ${disc([103, 37], 6)}`,
    "i M22 18H40V22H22ZM52 16H70V22H52Z",
    "r M18 34H84V42H18Z",
    "k1.6 M30 22V54M48 22V54M66 22V54M84 22V54",
    "l M16 24H84V27H16Z",
    "b M4 22L-2 16V60L4 54Z",
  ),
  torque_bow: drawn(
    "b M56 4L66 10L74 28L78 42L74 56L66 74L56 80L63 58L66 42L63 26Z",
    "p1 M57 6L28 42L57 78",
    "g M24 46H34L30 62H22Z",
    "i M12 34H76V48H12Z",
    "b M18 30H52V35H18Z",
    "k1.4 M22 40H70M36 34V48M52 34V48",
    "p1.6 M28 41H104",
    "i M100 35L116 41L100 47Z",
    "f M104 38.5L112 41L104 43.5Z",
    "r M40 37H48V45H40Z",
    "b M70 14L84 10L74 22ZM70 70L84 74L74 62Z",
  ),
  gorgon_pistol: drawn(
    "g M32 44H50L44 72H26Z",
    "k1.2 M32 52H46M30 59H45M29 66H43",
    "b M24 26L38 20H80L98 26V32H84V36H98V42H70L62 50H50L52 44H26Z",
    "i M98 25H108V33H98ZM98 35H108V43H98Z",
    "i M62 44H68Q70 56 56 56L58 51Q63 51 62 44Z",
    "r M44 28H72V34H44Z",
    "k1.4 M38 24V42M78 22V40",
    "b M40 20L46 12L54 20ZM62 20L68 12L74 20Z",
    "f M80 27H90V30H80Z",
  ),
  hammer_of_dawn: drawn(
    "e M97 -2L99 -2L108 66H88Z",
    "p1.2 M98 0V60",
    `f ${disc([98, 66], 9)}`,
    "g M34 50H46L42 72H32Z",
    "i M6 40L22 36V52L10 58Z",
    "s M20 32H70L76 38V50L66 54H20Z",
    "s M28 18H56V32H28Z",
    "i M56 14H66V34H56Z",
    "e M34 21H50V28H34Z",
    "i M76 40H84V48H76Z",
    "l M22 34H68V37H22Z",
    "k1.4 M30 40V52M48 40V52M60 40V52",
    "s M30 18L24 6H34L42 18Z",
  ),
  longshot: drawn(
    "g M2 38L24 32L30 44L26 50L6 56Z",
    "g M34 46H44L40 60H32Z",
    "s M22 32H66V46H22Z",
    "s M66 34H112V38.5H66Z",
    "i M110 32H118V41H110Z",
    "i M32 16H68V26H32Z",
    "i M38 26H43V32H38ZM57 26H62V32H57Z",
    "e M66 17.5H70V24.5H66Z",
    "g M66 39H86V45H66Z",
    "l M24 33H64V35H24ZM34 17.5H62V19.5H34Z",
    "k1.2 M46 38H62M46 42H62",
    "i M78 44L72 62M84 44L90 62",
    "i2 M78 44L72 62M84 44L90 62",
    "p2.6 M52 46L58 52",
  ),
  boltok_pistol: drawn(
    "g M24 42Q40 40 44 46L38 72Q28 74 22 70Z",
    "k1.2 M29 50H40M28 57H39M27 64H38",
    "s M24 28L34 22H60V44H40L26 42Z",
    "s M56 24H112V34H56Z",
    "i M56 34H96V40H56Z",
    `i ${disc([54, 34], 12)}`,
    `k ${disc([54, 27], 2.4)}${disc([60, 31], 2.4)}${disc([60, 38], 2.4)}${disc([54, 41], 2.4)}${disc([48, 38], 2.4)}${disc([48, 31], 2.4)}`,
    "i M108 22H114V36H108Z",
    "i M56 46Q58 56 46 57L46 53Q52 52 52 46Z",
    "l M60 25H106V27.5H60Z",
    "i M30 16L38 22H28Z",
  ),
  mulcher: drawn(
    "g M30 18Q42 4 56 18L51 20Q42 12 35 20Z",
    "i M4 30H22V54H4Z",
    "s M20 22H64V60H20Z",
    "r M26 28H44V34H26Z",
    "g M30 60H42L38 74H30Z",
    "s M64 24H74V58H64Z",
    "i M74 26H112V31H74ZM74 33H114V38H74ZM74 40H114V45H74ZM74 47H112V52H74Z",
    "s M84 23H89V56H84ZM102 23H107V56H102Z",
    "l M22 23H62V26H22ZM76 27H110V28.5H76ZM76 34H112V35.5H76Z",
    "k1.4 M26 42H58M26 48H58M26 54H58",
    "f M110 30L118 26L116 34ZM112 44L120 42L114 50Z",
  ),
  mortar: drawn(
    "f M96 8L106 2L104 12L112 14L102 18Z",
    "g M44 34L24 74M44 34L68 74",
    "i5 M46 38L26 76M52 44L74 76",
    "s M14 62L78 8L92 24L28 78Z",
    "i M74 8L84 0L100 18L90 28Z",
    "i M10 62L18 56L34 76L24 82Z",
    "l M20 62L78 13L80 15.5L22 65Z",
    "k1.6 M40 40L54 57M56 26L70 43",
    "r M58 36L66 29L72 36L64 43Z",
    "i M6 76H84V82H6Z",
  ),
  boomshield: drawn(
    "b M40 6L84 6L98 18V56L84 78H40L26 56V18Z",
    "i M44 12H80L91 21V54L80 71H44L33 54V21Z",
    "b M54 12H70V71H54Z",
    "k M44 24H80V31H44Z",
    "r M46 26H78V29H46Z",
    "b M26 22L14 16L26 34ZM98 22L110 16L98 34ZM26 48L14 56L27 58ZM98 48L110 56L97 58Z",
    `l ${disc([38, 24], 2)}${disc([86, 24], 2)}${disc([38, 52], 2)}${disc([86, 52], 2)}${disc([48, 66], 2)}${disc([76, 66], 2)}`,
    "k1.4 M62 36V68M44 44H52M72 44H80M46 54H53M71 54H78",
  ),
};

const SKY_OF: Readonly<Record<string, Sky>> = {
  hammerburst: "crimson",
  boomshot: "ember",
  torque_bow: "crimson",
  gorgon_pistol: "crimson",
  boomshield: "ember",
  hammer_of_dawn: "dawn",
  mortar: "storm",
};

/** Weapons that have a picture. */
export const weapons: readonly string[] = Object.keys(WEAPONS);

/** The picture of a weapon; one nobody has drawn is shown as the rifle most soldiers carry. */
export function weaponScene(id: string): Scene {
  const weapon = WEAPONS[id] ?? WEAPONS["lancer"]!;
  const behind = ruins(`weapon ${id}`, 78).slice(0, 2);
  return { sky: SKY_OF[id] ?? "steel", sun: [0.5, 0.45], items: [...behind, ...weapon, sparks(`weapon ${id}`, 8)] };
}

import { rickshaw, person } from '../kit/life.ts'
import { bushes, birds, cloud, PALE, palm, sun, tree } from '../kit/nature.ts'
import { C } from '../kit/palette.ts'
import { at, box, d, disc, group, line, mirrored, shape, steps, turned } from '../kit/pen.ts'
import { cuspedArch, dome, merlons, pointedArch, rect, row } from '../kit/forms.ts'
import { chhatri, finial, SANDSTONE } from '../kit/stone.ts'

const GROUND = 516
const AXIS = 400

/** The great arch as a curve: half its width, the height where it springs and its apex. */
const curve = (half: number, spring: number, apex: number) => {
  const rise = spring - apex
  return [
    [AXIS - half, spring],
    [AXIS - half, spring - rise * 0.52],
    [AXIS - half * 0.56, spring - rise * 0.82],
    [AXIS, apex],
  ] as const
}
function archway(half: number, spring: number, apex: number, base = GROUND) {
  const [a, b, c, e] = curve(half, spring, apex)
  return d`M${a[0]} ${base}V${a[1]}C${b[0]} ${b[1]} ${c[0]} ${c[1]} ${e[0]} ${e[1]}C${AXIS * 2 - c[0]} ${c[1]} ${AXIS * 2 - b[0]} ${b[1]} ${AXIS * 2 - a[0]} ${a[1]}V${base}Z`
}
/** Points along the left half of such a curve, with the outward direction in degrees. */
function along(count: number, half: number, spring: number, apex: number) {
  const points = curve(half, spring, apex)
  return steps(count, 0, 1).map((i) => {
    const t = i / count
    const u = 1 - t
    const mix = (k: 0 | 1) =>
      u ** 3 * points[0][k] +
      3 * u * u * t * points[1][k] +
      3 * u * t * t * points[2][k] +
      t ** 3 * points[3][k]
    const slope = (k: 0 | 1) =>
      u * u * (points[1][k] - points[0][k]) +
      2 * u * t * (points[2][k] - points[1][k]) +
      t * t * (points[3][k] - points[2][k])
    return { x: mix(0), y: mix(1), turn: (Math.atan2(slope(1), slope(0)) * 180) / Math.PI }
  })
}
const bud =
  shape(C.stone4, 'M-6 2C-10-8-5-16 0-26 5-16 10-8 6 2Z') +
  shape(C.stone1, 'M-6 2C-10-8-5-16 0-26-2-14-2-6 0 2Z')

const fringe = group(
  ...steps(5, 340, 36).map((y) => turned(-90, 192, y, at(192, y, 0.8, bud))),
  ...along(13, 212, 318, 112).map(({ x, y, turn }) => turned(turn, x, y, at(x, y, 1.05, bud))),
)
const tower = [
  // The eight-sided bastion, its far face in shade.
  shape(C.stone2, 'M96 516V262l18-14h66l18 14v254Z'),
  shape(C.stone1, 'M96 516V262l18-14v268Z'),
  shape(C.stone3, 'M180 516V248l18 14v254Z'),
  shape(C.stone3, rect(90, 336, 112, 6) + rect(90, 424, 112, 6)),
  shape(C.stone1, rect(90, 330, 112, 6) + rect(90, 418, 112, 6)),
  shape(
    C.stone4,
    row(3, 119, 20, (x) => pointedArch(x, 322, 14, 52)) +
      row(3, 119, 20, (x) => pointedArch(x, 410, 14, 58)) +
      pointedArch(126, 516, 42, 74),
  ),
  shape(C.stone6, pointedArch(132, 516, 30, 60)),
  shape(C.stone4, pointedArch(101, 322, 8, 46) + pointedArch(101, 410, 8, 50)),
  shape(C.stone5, pointedArch(185, 322, 8, 46) + pointedArch(185, 410, 8, 50)),
  shape(C.stone1, 'M88 264l22-22h74l22 22Z'),
  shape(C.stone3, merlons(108, 243, 78, 9, 12)),
  chhatri(147, 234, 62, 70),
  // The wall beside it.
  box(C.stone2, -4, 398, 100, 118),
  box(C.stone1, -4, 392, 98, 8),
  box(C.stone4, -4, 400, 100, 4),
  shape(C.stone3, merlons(-2, 393, 96, 8, 13)),
  shape(
    C.stone4,
    row(2, 6, 44, (x) => cuspedArch(x, 516, 32, 84)),
  ),
  shape(
    C.stone6,
    row(2, 11, 44, (x) => cuspedArch(x, 516, 22, 70)),
  ),
]

const background = [
  box('#E5A980', 0, 0, 800, 600),
  box('#F2CBA0', 0, 300, 800, 240),
  sun(400, 212, 150),
  cloud(36, 214, 150),
  cloud(610, 178, 170),
  cloud(560, 236, 80, C.white, 0.5),
  birds(250, 118, 11),
  birds(590, 120, 9),
  // The imambara's domes and minarets, far off.
  shape(
    C.haze,
    d`${rect(0, 344, 800, 180)}${dome(52, 346, 60, 62)}${dome(748, 346, 60, 62)}${rect(10, 252, 10, 100)}${rect(780, 252, 10, 100)}${dome(15, 254, 16, 24)}${dome(785, 254, 16, 24)}`,
  ),
  tree(60, 400, 70, PALE),
  tree(742, 400, 74, PALE),
  palm(22, 404, 84, PALE),
]

/** A rib of the half dome, at an angle from the level. */
function rib(angle: number) {
  const [x, y] = [Math.cos(angle), Math.sin(angle)]
  return d`M${AXIS - x * 46} ${344 - y * 44}L${AXIS - x * 136} ${344 - y * (118 + 20 * y)}`
}

const body = [
  shape(C.stone3, archway(212, 318, 112)),
  shape(C.stone1, archway(203, 319, 123)),
  shape(C.stone2, archway(190, 321, 140)),
  shape(C.stone4, archway(178, 323, 156)),
  ...mirroredDots(184, 322, 148),
  shape(C.stone3, archway(172, 324, 164)),
  // The half dome: ribs that fan out of the portal's crown.
  shape(C.stone4, archway(160, 326, 180)),
  shape(C.stone5, archway(146, 330, 196)),
  line(
    C.stone3,
    2.2,
    steps(11, Math.PI * 0.06, Math.PI * 0.088)
      .map(rib)
      .join(''),
    0.75,
  ),
  line(
    C.stone3,
    2,
    'M306 330C312 270 356 246 400 240C444 246 488 270 494 330M334 334C338 296 368 282 400 278C432 282 462 296 466 334',
    0.6,
  ),
  // The wall within, in three tiers.
  box(C.stone3, 254, 340, 292, 176),
  box(C.stone1, 250, 334, 300, 8),
  box(C.stone4, 254, 342, 292, 4),
  shape(C.stone2, rect(254, 382, 292, 5)),
  shape(
    C.stone5,
    row(4, 264, 24, (x) => pointedArch(x, 378, 16, 30)) +
      row(4, 448, 24, (x) => pointedArch(x, 378, 16, 30)) +
      row(2, 364, 40, (x) => pointedArch(x + 2, 378, 26, 32)),
  ),
  shape(C.stone4, pointedArch(262, 516, 62, 122) + pointedArch(476, 516, 62, 122)),
  shape(C.stone6, pointedArch(271, 516, 44, 98) + pointedArch(485, 516, 44, 98)),
  shape(C.stone1, pointedArch(334, 516, 132, 138)),
  shape(C.stone4, pointedArch(344, 516, 112, 126)),
  shape(C.gold1, pointedArch(354, 516, 92, 114)),
  // The street seen through it.
  shape(
    C.haze,
    d`M354 470h92v46h-92Z${dome(382, 472, 30, 34)}${rect(412, 440, 6, 34)}${dome(415, 441, 10, 16)}`,
  ),
  shape(C.neem2, 'M354 516v-26q12-12 24-6 10-10 22 0 12-8 22 2 12-6 24 4v26Z'),
  line(C.stone2, 1.5, 'M293 384v20M507 384v20', 0.9),
  // The crown.
  box(C.stone3, 352, 106, 96, 10),
  shape(C.stone1, 'M346 108l10-10h88l10 10Z'),
  shape(C.stone4, merlons(360, 99, 80, 9, 9)),
  chhatri(400, 98, 74, 72, SANDSTONE, C.gold1),
  finial(354, 98, 22),
  finial(446, 98, 22),
]

function mirroredDots(half: number, spring: number, apex: number) {
  const points = along(15, half, spring, apex)
  return points.flatMap(({ x, y }) => [disc(C.gold3, x, y, 3.2), disc(C.gold3, 800 - x, y, 3.2)])
}

const street = [
  box(C.stone3, 0, 514, 800, 86),
  box(C.stone2, 0, 514, 800, 8),
  shape(C.stone4, 'M0 548h800v52H0Z'),
  line(C.stone2, 3, 'M20 574h60M130 574h60M240 574h60M350 574h60M460 574h60M570 574h60M680 574h60'),
  shape(C.stone2, 'M354 522h92l60 26H294Z', 0.7),
  bushes(-6, 522, 90, 22, 4, C.neem4),
  bushes(716, 522, 90, 22, 4, C.neem4),
  bushes(20, 524, 60, 15, 3, C.neem3),
  bushes(730, 524, 60, 15, 3, C.neem3),
  person(318, 540, 40, 'sari', C.terra3, C.gold2),
  person(334, 541, 27, 'kurta', C.gold3, C.white),
  person(478, 538, 41, 'kurta', C.white, C.stone2),
  person(228, 536, 38, 'shirt', C.water4, C.slate),
  person(560, 540, 40, 'sari', C.neem4, C.gold2),
  rickshaw(642, 584, 62),
  rickshaw(130, 578, 54, C.terra3),
]

export const lucknow = [
  ...background,
  mirrored('lucknow-fringe', AXIS, fringe),
  ...body,
  mirrored('lucknow-tower', AXIS, ...tower),
  ...street,
].join('')

import { birds, bushes, cloud, palm, PALE, sun, tree } from '../kit/nature.ts'
import { C } from '../kit/palette.ts'
import { at, box, d, disc, line, shape } from '../kit/pen.ts'
import { pointedArch } from '../kit/forms.ts'
import { chhatri } from '../kit/stone.ts'
import { sketch, worker } from '../kit/site.ts'

const sky = [
  box(C.sky, 0, 0, 960, 540),
  box('#F3E6BE', 0, 140, 960, 120),
  sun(640, 150, 58),
  cloud(120, 100, 160),
  cloud(740, 90, 150),
  cloud(420, 160, 110, C.white, 0.6),
  birds(250, 150, 11),
  birds(820, 160, 9),
  shape('#D8DDB4', 'M0 236c160-40 300-34 460-16s340-30 500-10v60H0Z'),
  ...[30, 120, 196, 300, 560, 700, 770, 900].map((x, i) => tree(x, 246, 34 + (i % 3) * 10, PALE)),
]
const land = [
  box(C.neem2, 0, 240, 960, 300),
  shape('#9DBB90', 'M0 240h960v26C700 256 260 256 0 270Z'),
  // Plots either side of the new road, all lines running to one point.
  shape(C.neem3, 'M470 252L196 300H-20v90ZM490 252l300 52h190v96Z', 0.35),
  shape(C.stone2, 'M476 250h8L700 540H190Z'),
  shape(C.slate, 'M477 250h6L650 540H236Z'),
  line(C.gold1, 4, 'M480 262v10M478 290v16M474 330v26M468 384v40M458 458v60'),
  line(
    C.white,
    3,
    'M470 254L-20 330M472 258L-20 402M473 262L-20 520M490 254L980 330M488 258L980 402M487 262L980 520',
  ),
  line(
    C.white,
    3,
    'M444 278H300M404 312H92M344 366H-20M258 444H-20M516 278H660M556 312H870M604 366H980M668 444H980',
  ),
  shape('#DDBE8E', 'M344 366L404 312H250L112 366Z'),
  shape('#DDBE8E', 'M604 366l-48-54h152l132 54Z', 0.7),
  shape('#C9A870', 'M668 444l-64-78h206l172 78Z'),
]
const peg = (x: number, y: number, s: number, flag: string) =>
  line(C.stone6, s * 3, d`M${x} ${y}v${-s * 34}`) +
  shape(flag, d`M${x + s} ${y - s * 35}l${s * 22} ${s * 7}l${-s * 22} ${s * 7}Z`) +
  disc(C.stone4, x, y, s * 4)
const pegs = [
  sketch('M604 366L668 444H984L810 366Z', C.white, 2.5),
  sketch('M344 366H112L250 312H404Z', C.white, 2.5),
  peg(404, 312, 0.7, C.terra3),
  peg(250, 312, 0.7, C.terra3),
  peg(556, 312, 0.7, C.gold3),
  peg(708, 312, 0.7, C.gold3),
  peg(344, 366, 1, C.terra3),
  peg(112, 366, 1, C.terra3),
  peg(604, 366, 1, C.terra3),
  peg(810, 366, 1, C.gold3),
  peg(668, 444, 1.4, C.terra3),
  peg(258, 444, 1.4, C.gold3),
  peg(920, 444, 1.4, C.terra3),
  peg(20, 444, 1.4, C.gold3),
]
const gate = [
  // The gate of the colony at the road's far end.
  box(C.stone2, 428, 200, 104, 54),
  shape(C.gold1, pointedArch(452, 254, 56, 44, 20)),
  box(C.stone4, 512, 200, 20, 54),
  box(C.terra3, 422, 194, 116, 8),
  chhatri(480, 194, 40, 36),
  chhatri(436, 194, 20, 22),
  chhatri(524, 194, 20, 22),
  bushes(330, 256, 96, 14, 6, C.neem4),
  bushes(536, 256, 96, 14, 6, C.neem4),
]
const lamp = (x: number, y: number, s: number, side: number) =>
  line(C.slate, s * 3, d`M${x} ${y}v${-s * 80}q0 ${-s * 10} ${side * s * 24} ${-s * 8}`) +
  line(C.gold2, s * 5, d`M${x + side * s * 18} ${y - s * 87}l${side * s * 9} ${-s}`)
const surveyor = [
  worker(822, 520, 92, C.gold3),
  at(
    766,
    520,
    1.5,
    line(C.stone6, 2.6, 'M0-40L-13 0M0-40L12 0M0-40L2 0'),
    box(C.gold3, -8, -56, 16, 15),
    box(C.slate, -13, -52, 8, 7),
    box(C.neem4, -8, -41, 16, 3),
    disc(C.water1, -13, -48.5, 3),
  ),
  line('#8A5636', 6, 'M812 456l-26-10'),
  worker(120, 506, 78, C.terra2),
  line(C.white, 4, 'M146 506V400'),
  line(C.terra3, 4, 'M146 492v-14M146 464v-14M146 436v-14M146 412v-8'),
  line('#8A5636', 5, 'M128 454l18-6'),
]
const near = [
  palm(60, 300, 92),
  tree(884, 310, 84),
  tree(920, 330, 60),
  bushes(-10, 544, 150, 26, 4, C.neem4),
  bushes(850, 546, 130, 24, 4, C.neem4),
  shape(C.terra3, 'M300 470h-52v-30h52Z'),
  shape(C.white, 'M254 446h40v4h-40ZM254 454h28v4h-28Z'),
  line(C.stone6, 3, 'M260 470v26M290 470v26'),
]
export const plots = [
  ...sky,
  ...land,
  ...gate,
  lamp(430, 290, 0.5, 1),
  lamp(390, 350, 0.8, 1),
  lamp(534, 290, 0.5, -1),
  lamp(580, 350, 0.8, -1),
  ...pegs,
  ...near,
  ...surveyor,
].join('')

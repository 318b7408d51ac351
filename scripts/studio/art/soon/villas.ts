import { car } from '../kit/life.ts'
import { birds, bushes, cloud, cypress, palm, PALE, sun, tree } from '../kit/nature.ts'
import { C } from '../kit/palette.ts'
import { at, box, d, disc, line, shape, steps } from '../kit/pen.ts'
import { grid, pointedArch, rect } from '../kit/forms.ts'
import { scaffold, sketch, worker } from '../kit/site.ts'

const sky = [
  box('#EAF0DF', 0, 0, 960, 540),
  box('#F4ECD3', 0, 220, 960, 240),
  sun(760, 160, 62),
  cloud(90, 130, 160),
  cloud(420, 96, 150),
  cloud(820, 250, 110, C.white, 0.6),
  birds(330, 150, 11),
  birds(620, 190, 9),
  shape('#D5DFC0', 'M0 370c120-80 260-70 380-40s260-70 360-50 160 10 220-10v190H0Z'),
  ...[60, 236, 476, 716, 910].map((x, i) => tree(x, 400, 104 + (i % 3) * 26, PALE)),
]
/** A house 180 wide and about 170 high at scale 1, with a porch, a jaali screen and a pitched roof; `roof` gives it its colour. */
export const villa = (wall: string, shade: string, roof: string, roofShade: string) =>
  [
    box(wall, -86, -96, 122, 96),
    box(shade, 36, -96, 50, 96),
    shape(roof, 'M-98-92L-40-150 16-92Z'),
    shape(roofShade, 'M-40-150L30-150 92-92H16Z'),
    shape(wall, 'M-82-96L-40-138 4-96Z'),
    disc(C.stone5, -40, -112, 9),
    line(C.white, 2, 'M-49-112h18M-40-121v18'),
    box(C.white, -92, -52, 134, 5),
    shape(C.water4, rect(-76, -86, 30, 28) + rect(-34, -86, 30, 28) + rect(46, -84, 28, 26)),
    line(C.white, 2, 'M-61-86v28M-19-86v28M60-84v26M-76-72h30M-34-72h30M46-71h28'),
    box(C.stone5, 10, -86, 18, 30),
    line(wall, 1.6, 'M10-80h18M10-74h18M10-68h18M10-62h18M16-86v30M22-86v30'),
    shape(C.terra4, pointedArch(-66, 0, 26, 42, 12)),
    shape(C.gold2, rect(-43.5, -22, 3, 3)),
    box(C.water4, -26, -40, 42, 26),
    line(C.white, 2, 'M-12-40v26M2-40v26'),
    box(C.stone2, -26, -14, 42, 5),
    box(C.stone6, 44, -40, 36, 40),
    line(C.stone4, 1.6, 'M44-32h36M44-24h36M44-16h36M44-8h36'),
    line(C.stone6, 3, 'M-84-48v48M-34-48v48'),
    bushes(-30, 2, 46, 14, 3, C.neem3),
  ].join('')
const unfinished = [
  sketch('M-98-92L-40-150H30L92-92M-40-150L16-92M-86-60V-96H86V-60'),
  box(C.terra2, -86, -62, 122, 62),
  box(C.terra3, 36, -62, 50, 62),
  line(
    C.terra1,
    1.2,
    steps(7, -54, 8)
      .map((y) => d`M-86 ${y}H86`)
      .join(''),
    0.7,
  ),
  shape(C.terra2, 'M-86-62v-18h14v8h14v10ZM36-62v-24h-12v10H10v14Z'),
  shape(C.terra5, rect(-66, -42, 26, 42) + rect(-24, -42, 40, 26)),
  shape(C.stone2, rect(-70, -46, 34, 4) + rect(-28, -46, 48, 4)),
  box(C.terra5, 44, -40, 36, 40),
  box(C.stone2, 40, -44, 44, 4),
  scaffold(-92, 0, 90, 84, 3, 3),
].join('')
const ground = [
  box(C.neem2, 0, 428, 960, 40),
  shape(C.neem3, 'M0 446c200-12 700-10 960 0v30H0Z'),
  box(C.stone2, 0, 462, 960, 16),
  box(C.slate, 0, 478, 960, 62),
  line(
    C.gold1,
    3,
    'M20 512h50M120 512h50M220 512h50M320 512h50M420 512h50M520 512h50M620 512h50M720 512h50M820 512h50',
  ),
  box(C.stone1, 0, 458, 960, 5),
  shape(C.stone3, grid(0, 463, 960, 14, 40, 1, 0.06, 0)),
]
export const villas = [
  ...sky,
  ...ground.slice(0, 2),
  at(118, 454, 1.26, villa(C.stone1, C.stone3, C.terra2, C.terra3)),
  at(358, 454, 1.26, villa(C.gold1, C.stone3, C.neem3, C.neem4)),
  at(598, 454, 1.26, villa(C.terra1, C.terra2, C.slate, C.ink)),
  at(838, 454, 1.26, unfinished),
  cypress(238, 460, 118),
  cypress(478, 460, 118),
  palm(722, 460, 136),
  worker(750, 460, 50),
  worker(926, 460, 50, C.neem3),
  bushes(196, 466, 84, 18, 4, C.neem4),
  bushes(436, 466, 84, 18, 4, C.neem4),
  bushes(672, 466, 60, 16, 3, C.neem4),
  ...ground.slice(2),
  car(210, 518, 110, C.terra3),
  car(640, 536, -124, C.white),
].join('')

import { person } from '../kit/life.ts'
import { birds, bushes, cloud, palm, sun, tree } from '../kit/nature.ts'
import { C } from '../kit/palette.ts'
import { at, box, d, disc, line, shape, steps } from '../kit/pen.ts'
import { pointedArch, rect } from '../kit/forms.ts'
import { scaffold, sketch, worker } from '../kit/site.ts'

const sky = [
  box('#F7E0CC', 0, 0, 960, 540),
  box('#F2CFAE', 0, 210, 960, 250),
  sun(800, 210, 64),
  cloud(90, 120, 160),
  cloud(560, 90, 150),
  cloud(330, 180, 100, C.white, 0.6),
  birds(60, 236, 11),
  birds(690, 150, 9),
  shape(
    '#E8B88F',
    d`${rect(0, 330, 100, 130)}${rect(110, 300, 70, 160)}${rect(790, 340, 80, 120)}${rect(880, 310, 80, 150)}${rect(130, 280, 24, 22)}${rect(900, 290, 28, 22)}`,
  ),
]
/** A room seen through its window, 84 by 58: a bed or desk, someone at home or not. */
const room = (wall: string, inside: string) =>
  box(C.white, -2, -2, 88, 62) + box(wall, 0, 0, 84, 58) + inside + line(C.white, 2.5, 'M42 0v58')
const rooms = {
  desk: room(
    '#F6CF8C',
    line(C.stone6, 3, 'M8 58V38H40M36 38v20') +
      line(C.slate, 2, 'M14 38v-10l8-5') +
      shape(C.terra3, 'M18 20l8 2-4 6Z') +
      person(62, 66, 44, 'kurta', C.neem3, C.white) +
      box(C.white, 26, 34, 11, 3),
  ),
  bunk: room(
    '#EFD9B0',
    line(C.stone6, 3, 'M6 58V10M76 58V10M6 24h70M6 48h70') +
      shape(C.terra2, rect(10, 17, 62, 6)) +
      shape(C.water4, rect(10, 41, 62, 6)) +
      box(C.white, 10, 13, 16, 5) +
      box(C.white, 10, 37, 16, 5),
  ),
  shelf: room(
    '#D9E2CC',
    box(C.stone6, 48, 18, 30, 3) +
      shape(C.terra3, rect(50, 6, 5, 12) + rect(60, 8, 5, 10)) +
      shape(C.neem4, rect(56, 5, 4, 13) + rect(66, 6, 6, 12)) +
      person(22, 66, 44, 'sari', C.terra2, C.gold2) +
      bushes(50, 58, 24, 14, 3, C.neem3),
  ),
  curtain: room(
    C.water2,
    shape(C.gold2, 'M0 0h28q-4 30-20 42L0 58ZM84 0H58q4 30 18 42l8 16Z') +
      shape(C.white, 'M40 30h6v12h-6Z', 0.6),
  ),
}
const ROWS = [
  ['shelf', 'bunk', 'curtain', 'desk'],
  ['desk', 'curtain', 'shelf', 'bunk'],
  ['bunk', 'desk', 'curtain', 'shelf'],
] as const
const house = [
  sketch('M606 200V116H250v84M250 158h356M338 200v-84M428 200v-84M518 200v-84', C.terra4),
  box(C.terra2, 240, 196, 380, 264),
  box(C.terra3, 620, 206, 90, 254),
  line(
    C.terra1,
    1,
    steps(26, 204, 10)
      .map((y) => d`M240 ${y}h380`)
      .join(''),
    0.35,
  ),
  box(C.stone1, 232, 188, 396, 10),
  box(C.stone3, 620, 198, 96, 8),
  ...ROWS.flatMap((names, r) =>
    names.map((name, i) => at(256 + i * 91, 210 + r * 78, 0.94, rooms[name])),
  ),
  ...[0, 1, 2].flatMap((r) => [
    box(C.stone1, 244, 268 + r * 78, 372, 6),
    line(
      C.slate,
      1.6,
      d`M250 ${256 + r * 78}h360${steps(30, 254, 12)
        .map((x) => d`M${x} ${256 + r * 78}v12`)
        .join('')}`,
    ),
  ]),
  shape(
    C.terra5,
    rect(640, 230, 24, 40) +
      rect(676, 230, 20, 40) +
      rect(640, 308, 24, 40) +
      rect(676, 308, 20, 40) +
      rect(640, 386, 24, 40) +
      rect(676, 386, 20, 40),
  ),
  // Washing on the rails, and the door at street level.
  shape(C.gold2, 'M276 256h20v16h-20Z'),
  shape(C.white, 'M302 256h16v20h-16ZM470 334h18v18h-18Z'),
  shape(C.neem3, 'M494 334h22v14h-22Z'),
  shape(C.water4, 'M560 256h20v18h-20Z'),
  shape(C.terra1, 'M350 412h20v16h-20Z'),
  box(C.stone2, 236, 440, 388, 22),
  shape(C.terra5, pointedArch(408, 462, 44, 58, 20)),
  line(C.stone1, 4, 'M406 462V424C406 410 418 404 430 400 442 404 454 410 454 424V462'),
  box(C.slate, 250, 150, 54, 36),
  box(C.ink, 290, 150, 14, 36),
  line(C.slate, 3, 'M256 186v8M298 186v8'),
  scaffold(622, 462, 84, 232, 2, 6),
  worker(664, 384, 38),
  worker(560, 188, 36, C.neem3),
  person(470, 188, 34, 'kurta', C.gold2, C.white),
]
const bicycle = (x: number, y: number, s: number, colour: string) =>
  at(
    x,
    y,
    s,
    line(C.ink, 2.5, 'M-28-12a12 12 0 1 0 .1 0M16-12a12 12 0 1 0 .1 0').replaceAll(
      'a12 12 0 1 0',
      'a12 12 0 1 1',
    ),
    line(colour, 3, 'M-28 0l10-24H8L-6 0H-28M-18-24L-6 0M8-24l8 24M-18-24l-2-6M8-24l-2-8h8'),
    line(C.ink, 4, 'M-26-31h10'),
  )
const scooter = (x: number, y: number, s: number, colour: string) =>
  at(
    x,
    y,
    s,
    shape(colour, 'M-34-10c0-14 8-20 22-20h10l6 14h10l6-26h8l4 30-10 2H-30Z'),
    shape(C.ink, 'M-34-30h30v-6h-26Z'),
    line(C.slate, 3, 'M24-42l-10-6'),
    disc(C.ink, -20, -6, 8),
    disc(C.ink, 30, -6, 8),
    disc(C.line, -20, -6, 3),
    disc(C.line, 30, -6, 3),
    disc(C.gold1, 29, -36, 3),
  )
const street = [
  box(C.stone2, 0, 460, 960, 30),
  box(C.stone4, 0, 488, 960, 52),
  line(
    C.stone2,
    3,
    'M30 520h60M150 520h60M270 520h60M390 520h60M510 520h60M630 520h60M750 520h60M870 520h60',
  ),
  tree(120, 470, 150),
  tree(836, 470, 140),
  palm(204, 468, 100),
  bushes(20, 472, 180, 22, 7, C.neem4),
  bushes(740, 472, 190, 22, 7, C.neem4),
  bicycle(290, 486, 1, C.terra3),
  bicycle(346, 486, 1, C.neem4),
  scooter(560, 490, 1.1, C.water4),
  person(470, 492, 50, 'shirt', C.white, C.water5),
  person(494, 494, 50, 'kurta', C.gold3, C.white),
  shape(C.neem4, 'M482 466h8v14h-8Z'),
  person(392, 494, 50, 'sari', C.neem4, C.gold2),
  person(718, 500, 50, 'shirt', C.terra2, C.slate),
]
export const pg = [...sky, ...house, ...street].join('')

import { person } from '../kit/life.ts'
import { birds, bushes, cloud, cypress, palm, sun, tree } from '../kit/nature.ts'
import { C } from '../kit/palette.ts'
import { box, clipped, d, disc, line, mirrored, oval, shape, steps } from '../kit/pen.ts'
import { grid, rect, roundArch, row } from '../kit/forms.ts'

const sky = [
  box('#F0C8AA', 0, 0, 800, 600),
  box('#F7E0BF', 0, 220, 800, 280),
  box(C.haze, 0, 360, 800, 150),
  sun(612, 190, 74),
  cloud(60, 190, 140),
  cloud(560, 282, 170, C.white, 0.5),
  birds(200, 130, 12),
  birds(664, 110, 9),
  // The ridge and the city beyond.
  shape(
    C.far,
    d`M0 420c80-40 180-50 280-40s220-30 320-20 140-10 200-20v130H0Z${rect(16, 350, 40, 90)}${rect(70, 330, 30, 90)}${rect(700, 320, 36, 90)}${rect(748, 344, 44, 90)}`,
  ),
]

const HULL = 'M286 470C276 380 282 250 318 150L474 92C516 210 524 370 512 470Z'
const gateway = [
  // The gateway building: a ship of glass with its bow towards us and its roof aslant.
  shape(C.water4, HULL),
  clipped(
    'gurugram-hull',
    HULL,
    shape(C.water2, 'M270 480V90h112C360 220 356 360 362 480Z'),
    shape(C.water3, 'M362 480C356 360 360 220 382 90h50C436 220 436 360 430 480Z'),
    shape(C.water5, 'M484 480C498 340 486 190 460 80h70v400Z', 0.45),
    line(
      C.white,
      2.2,
      steps(21, 150, 16)
        .map((y) => d`M270 ${y + 26}Q400 ${y - 4} 530 ${y - 26}`)
        .join(''),
      0.75,
    ),
    line(
      C.water5,
      1.6,
      'M318 480C310 380 318 250 346 130M362 480C356 360 360 220 382 90M396 480C392 360 396 220 408 90M430 480C436 360 436 220 432 90M462 480C472 360 466 220 452 90',
      0.5,
    ),
    shape(
      C.gold1,
      'M366 330l26-6v10l-26 6ZM400 290l28-7v10l-28 7ZM366 250l24-6v10l-24 6ZM322 300l30-4v10l-30 4ZM400 386l28-5v10l-28 5ZM440 214l16-5v10l-15 5ZM324 396l30-2v10h-30ZM398 196l28-9v10l-28 9Z',
    ),
  ),
  shape(C.terra3, 'M312 156l168-66-3-14-160 62Z'),
  shape(C.terra4, 'M440 92l37-16 3 14-39 16Z'),
  line(C.slate, 2, 'M400 108V70M412 104V82'),
  box(C.stone1, 262, 462, 276, 12),
  shape(C.stone3, 'M262 474h276l-12 20H274Z'),
]

/** A round tower wrapped in bands of window and stone. */
const round = (x: number, top: number, w: number, base: number, floors: number) => {
  const step = (base - top) / floors
  const bend = w * 0.09
  const bands = steps(floors, top + step * 0.25, step)
    .map((y) => d`M${x} ${y}q${w / 2} ${bend} ${w} 0v${step * 0.5}q${-w / 2} ${bend} ${-w} 0Z`)
    .join('')
  return [
    box(C.stone1, x, top, w, base - top),
    shape(C.water4, bands),
    shape(C.stone6, rect(x + w * 0.7, top, w * 0.3, base - top), 0.22),
    oval(C.stone2, x + w / 2, top, w / 2, bend),
    oval(C.stone4, x + w / 2, top, w * 0.34, bend * 0.55),
    line(C.stone1, 2, d`M${x + w * 0.3} ${top}v${base - top}`, 0.8),
  ].join('')
}
const offices = [
  // Left: twin drums and a brick slab. Right: the framed block and its stepped neighbour.
  box(C.terra1, 6, 252, 74, 230),
  box(C.terra2, 58, 258, 22, 224),
  shape(C.terra4, grid(12, 266, 42, 200, 3, 13, 0.4, 0.45)),
  shape(C.terra4, grid(61, 272, 16, 194, 1, 13, 0.3, 0.5), 0.7),
  box(C.white, 2, 246, 82, 8),
  round(92, 230, 86, 482, 15),
  round(186, 268, 84, 482, 13),
  line(C.slate, 2, 'M135 226v-34M229 264v-26'),
  box(C.stone2, 540, 214, 122, 270),
  box(C.stone4, 632, 222, 30, 262),
  shape(C.water4, grid(550, 226, 76, 246, 1, 15, 0.06, 0.5)),
  box(C.stone2, 582, 226, 10, 246),
  shape(C.stone6, grid(637, 232, 20, 240, 1, 15, 0.2, 0.5)),
  shape(C.terra3, d`${rect(534, 204, 132, 12)}${rect(540, 216, 8, 268)}`),
  box(C.stone1, 566, 186, 56, 18),
  line(C.slate, 2, 'M594 186v-28'),
  shape(C.neem3, 'M670 484V296h52v-34h54v222Z'),
  shape(C.neem4, 'M752 484V262h24v222Z'),
  shape(
    C.neem1,
    d`${grid(676, 304, 42, 170, 3, 11, 0.3, 0.5)}${grid(726, 272, 22, 202, 1, 13, 0.1, 0.5)}`,
  ),
  box(C.white, 718, 256, 62, 7),
  box(C.white, 666, 290, 56, 7),
]

const hub = [
  // The rapid metro passes in a curve above the food street.
  shape(C.stone5, 'M58 452h18v60H58ZM250 440h16v60h-16ZM556 440h16v60h-16ZM730 452h18v60h-18Z'),
  shape(C.stone2, 'M-6 440C200 412 600 412 806 440v16C600 428 200 428-6 456Z'),
  shape(C.stone4, 'M-6 451C200 424 600 424 806 451v6C600 430 200 430-6 458Z'),
  shape(C.white, 'M286 422c2-20 4-24 14-25 70-6 150-6 214 0 10 2 14 10 18 26-80-6-170-6-246-1Z'),
  shape(C.terra3, 'M286 422l1-7c80-6 162-6 242 0l3 8c-80-6-170-6-246-1Z'),
  shape(
    C.slate,
    'M296 410l1-8c18-2 36-3 54-4v9c-18 1-36 2-55 3ZM358 407v-9c22-1 44-1 64 0v9c-20-1-42-1-64 0ZM430 407v-9c24 1 50 2 76 4l6 9c-28-2-54-4-82-4Z',
  ),
  // Shops under a long wave of roof, and the round steps in front.
  shape(C.stone3, 'M60 500h680v34H60Z'),
  shape(
    C.stone6,
    row(16, 74, 42, (x) => roundArch(x, 534, 28, 30)),
  ),
  shape(
    C.gold1,
    row(8, 76, 84, (x) => roundArch(x, 534, 24, 26)),
  ),
  shape(C.terra2, 'M40 500c60-24 120-24 180-8s120 12 180-2 120-20 180-4 120 16 180 14l4 10H36Z'),
  shape(C.terra3, 'M36 510h728l-6 6H42Z'),
  box(C.stone2, 0, 532, 800, 70),
  oval(C.stone3, 400, 578, 300, 44),
  oval(C.stone1, 400, 574, 300, 40),
  oval(C.stone3, 400, 578, 228, 30),
  oval(C.stone1, 400, 575, 228, 27),
  oval(C.stone3, 400, 579, 150, 19),
  oval(C.gold1, 400, 577, 150, 17),
  bushes(-6, 560, 100, 26, 4, C.neem4),
  bushes(706, 560, 100, 26, 4, C.neem4),
  tree(64, 560, 96),
  tree(742, 560, 98),
  cypress(24, 566, 84),
  cypress(782, 566, 84),
  palm(134, 552, 84),
  palm(664, 552, 84),
]
const parasol = (x: number, y: number, fill: string) =>
  line(C.stone6, 2.5, d`M${x} ${y}v-38`) +
  shape(fill, d`M${x - 30} ${y - 30}Q${x} ${y - 58} ${x + 30} ${y - 30}Z`) +
  shape(
    C.white,
    d`M${x - 10} ${y - 30}Q${x - 6} ${y - 42} ${x} ${y - 44}Q${x + 6} ${y - 42} ${x + 10} ${y - 30}Z`,
    0.7,
  ) +
  line(C.stone6, 2, d`M${x - 12} ${y - 12}h24M${x} ${y}h-7m7 0h7`)
const people = [
  parasol(206, 574, C.terra3),
  parasol(272, 590, C.gold3),
  parasol(534, 590, C.terra2),
  parasol(598, 574, C.neem4),
  person(340, 562, 38, 'shirt', C.white, C.slate),
  person(362, 560, 37, 'sari', C.terra3, C.gold2),
  person(444, 566, 39, 'shirt', C.water4, C.slate),
  person(466, 564, 38, 'kurta', C.gold3, C.white),
  person(166, 580, 40, 'kurta', C.neem4, C.white),
  person(636, 582, 40, 'shirt', C.terra2, C.slate),
  person(400, 592, 42, 'sari', C.water5, C.gold1),
]
const lamps = mirrored(
  'gurugram-lamp',
  400,
  line(C.slate, 2.5, 'M300 548V492'),
  disc(C.gold1, 300, 488, 6),
)

export const gurugram = [...sky, ...offices, ...gateway, ...hub, lamps, ...people].join('')

import { bushes, birds, cloud, PALE, sun, tree } from '../kit/nature.ts'
import { C } from '../kit/palette.ts'
import { at, box, d, disc, line, shape, steps } from '../kit/pen.ts'
import { grid, rect } from '../kit/forms.ts'
import { crane, hoarding, hoist, scaffold, sketch, worker } from '../kit/site.ts'

const sky = [
  box(C.sky, 0, 0, 960, 540),
  box(C.skyLow, 0, 250, 960, 200),
  sun(230, 190, 72),
  cloud(60, 120, 150),
  cloud(700, 110, 170),
  cloud(360, 230, 120, C.white, 0.5),
  birds(120, 250, 11),
  shape(
    C.haze,
    d`${rect(20, 340, 60, 130)}${rect(90, 300, 44, 170)}${rect(150, 350, 70, 110)}${rect(800, 320, 60, 140)}${rect(870, 350, 90, 110)}${rect(250, 330, 50, 130)}`,
  ),
  tree(60, 452, 80, PALE),
  tree(900, 452, 90, PALE),
]
const finished = [
  // The first tower stands, its flats already dressed.
  box(C.stone1, 322, 120, 128, 342),
  box(C.stone3, 450, 130, 44, 332),
  shape(C.water3, grid(330, 134, 44, 320, 2, 15, 0.34, 0.42)),
  shape(C.water4, grid(398, 134, 44, 320, 1, 15, 0.1, 0.46)),
  line(
    C.white,
    4,
    steps(15, 150, 21.33)
      .map((y) => d`M396 ${y}h48`)
      .join(''),
  ),
  line(
    C.terra2,
    1.4,
    steps(15, 146, 21.33)
      .map((y) => d`M396 ${y}h48`)
      .join(''),
  ),
  shape(C.stone5, grid(456, 140, 32, 314, 1, 15, 0.2, 0.5), 0.6),
  box(C.terra3, 316, 112, 140, 10),
  box(C.stone2, 350, 92, 60, 20),
  box(C.terra2, 378, 134, 12, 328),
  line(C.slate, 2, 'M380 92V68'),
]
const rising = [
  // The second has its frame: slabs and columns, brick in the lower floors, dashes for what follows.
  sketch('M556 252V96h180v156M556 148h180M556 200h180M616 252V96M676 252V96'),
  box(C.stone4, 560, 250, 172, 212),
  shape(C.stone6, grid(566, 256, 160, 120, 4, 5, 0.14, 0.2)),
  shape(
    C.terra2,
    rect(566, 376, 38, 86) +
      rect(606, 398, 38, 64) +
      rect(648, 354, 38, 108) +
      rect(688, 376, 38, 86),
  ),
  shape(
    C.water2,
    rect(576, 386, 18, 16) +
      rect(658, 364, 18, 16) +
      rect(698, 386, 18, 16) +
      rect(576, 412, 18, 16) +
      rect(617, 412, 18, 16) +
      rect(658, 412, 18, 16) +
      rect(698, 412, 18, 16),
  ),
  shape(
    C.stone1,
    steps(10, 250, 23.6)
      .map((y) => rect(552, y, 188, 5))
      .join(''),
  ),
  line(
    C.slate,
    2,
    steps(12, 562, 15.2)
      .map((x) => d`M${x} 250v${-12 - (x % 3) * 3}`)
      .join(''),
  ),
  scaffold(690, 462, 62, 200, 2, 8),
  worker(604, 250, 30),
  worker(640, 250, 30, C.neem3),
]
const mixer = at(
  250,
  500,
  1.05,
  shape(C.terra3, 'M34-12V-46h22q8 0 12 10l6 14v10Z'),
  shape(C.water1, 'M46-42h9q5 0 8 7l3 8H46Z'),
  box(C.slate, -62, -16, 138, 6),
  shape(C.gold2, 'M-54-22L-40-58C-30-64 12-58 22-46L26-20Z'),
  line(C.gold4, 4, 'M-42-52Q-34-36-32-20M-16-59Q-6-42-4-20M8-54Q14-40 16-20'),
  shape(C.stone6, 'M-54-22l-10-6 18-32 8 2Z'),
  ...[-44, -22, 54].map((x) => disc(C.ink, x, -8, 10) + disc(C.line, x, -8, 4)),
)
const yard = [
  box(C.stone3, 0, 460, 960, 80),
  box(C.stone2, 0, 460, 960, 7),
  hoarding(480, 496, 400, 42, 10, C.neem3, C.neem4),
  hoarding(10, 482, 130, 34, 4, C.neem3, C.neem4),
  bushes(860, 498, 120, 28, 4, C.neem4),
  tree(924, 500, 110),
  tree(40, 486, 90),
  shape(C.stone4, 'M0 510c200-14 640-10 960-2v40H0Z'),
  mixer,
  shape(C.stone5, 'M386 500q34-46 74 0Z'),
  shape(C.stone4, 'M386 500q24-36 44-30 6 16-6 30Z'),
  shape(C.terra2, rect(470, 486, 60, 14) + rect(478, 472, 44, 14)),
  line(C.terra4, 1.4, 'M470 493h60M478 479h44M490 486v14M510 486v14M500 472v14'),
  worker(360, 512, 48, C.gold3),
  worker(566, 518, 50, C.terra2),
  worker(586, 520, 49, C.gold3),
  shape(C.terra2, 'M700 522l9-26 9 26ZM740 526l9-26 9 26Z'),
  shape(C.white, 'M704 512l2.5-7h5l2.5 7ZM744 516l2.5-7h5l2.5 7Z'),
]
export const tower = [
  ...sky,
  crane(520, 462, 400, 310),
  hoist(664, 62, 74),
  ...finished,
  ...rising,
  ...yard,
].join('')

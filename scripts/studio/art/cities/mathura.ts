import { boat, person } from '../kit/life.ts'
import { birds, cloud, DEEP, ripples, tree } from '../kit/nature.ts'
import { C } from '../kit/palette.ts'
import { at, box, d, disc, line, mirrored, oval, shape, steps } from '../kit/pen.ts'
import { cuspedArch, dome, domeShade, merlons, pointedArch, rect, row } from '../kit/forms.ts'
import { arcade, BRICK, chhatri, finial, ROSE, shikhara } from '../kit/stone.ts'

const dusk = [
  box('#E9BFA8', 0, 0, 800, 600),
  box('#F0CBAB', 0, 190, 800, 130),
  box('#E9B488', 0, 310, 800, 160),
  disc(C.gold1, 400, 330, 210, 0.45),
  disc(C.gold1, 400, 330, 150, 0.7),
  cloud(70, 190, 160, C.white, 0.6),
  cloud(560, 150, 150, C.white, 0.6),
  birds(250, 120, 11),
  shape(
    '#DDA274',
    d`M0 420V370h800v50Z${dome(60, 372, 70, 60)}${rect(120, 320, 14, 60)}${rect(700, 312, 14, 60)}${dome(764, 372, 80, 66)}M200 372c0-50 8-60 14-84 6 24 14 34 14 84ZM574 372c0-50 8-60 14-84 6 24 14 34 14 84Z`,
  ),
]
const birthplace = [
  // The temple of the birthplace, above its long arcade.
  shikhara(400, 330, 108, 214, ROSE, C.gold3),
  shikhara(342, 336, 50, 112, ROSE),
  shikhara(458, 336, 50, 112, ROSE),
  box(ROSE.dark, 288, 328, 224, 104),
  arcade(284, 432, 232, 104, 5, ROSE, C.terra5),
  shape(ROSE.deep, merlons(284, 329, 232, 20, 10)),
]
const side = [
  // A terrace of arches, a pavilion and the four-storeyed tower of the ghat.
  arcade(-6, 432, 150, 96, 4, ROSE, C.terra4),
  box(C.stone1, -6, 330, 152, 7),
  shape(C.stone2, merlons(-6, 331, 152, 13, 9)),
  chhatri(40, 330, 74, 84, ROSE, '#EFC9A6'),
  arcade(212, 432, 80, 76, 3, BRICK, C.terra5),
  chhatri(250, 356, 60, 66, BRICK, '#E9B488'),
]
const tower = [
  box(C.terra2, 140, 204, 74, 230),
  box(C.terra3, 192, 204, 22, 230),
  shape(
    C.terra1,
    rect(134, 262, 86, 7) + rect(134, 318, 86, 7) + rect(134, 374, 86, 7) + rect(134, 200, 86, 7),
  ),
  shape(
    C.terra5,
    row(3, 147, 22, (x) => cuspedArch(x, 258, 15, 38)) +
      row(3, 147, 22, (x) => cuspedArch(x, 314, 15, 36)) +
      row(3, 147, 22, (x) => cuspedArch(x, 370, 15, 36)) +
      pointedArch(160, 432, 32, 46),
  ),
  shape(C.terra3, merlons(138, 201, 78, 8, 10)),
  shape(C.terra2, dome(177, 196, 66, 58)),
  shape(C.terra4, domeShade(177, 196, 66, 58), 0.5),
  finial(177, 142, 26),
]
const gate = [
  // Vishram Ghat: the white weighing arch, its bells and flanking pavilions.
  box(C.stone3, 520, 340, 280, 94),
  arcade(
    520,
    432,
    290,
    100,
    7,
    { light: C.white, mid: C.stone1, dark: C.stone3, deep: C.stone5 },
    C.terra3,
  ),
  shape(C.stone2, merlons(520, 333, 290, 24, 9)),
  chhatri(560, 332, 60, 70, ROSE, '#E9B488'),
  chhatri(768, 332, 66, 76, ROSE, '#E9B488'),
  shape(C.white, 'M598 432V236h138v196Z'),
  shape(C.stone2, 'M712 432V236h24v196Z'),
  shape(C.stone3, cuspedArch(622, 432, 82, 164)),
  shape('#EFC9A6', cuspedArch(630, 432, 66, 152)),
  box(C.white, 590, 228, 154, 10),
  box(C.stone3, 598, 238, 138, 4),
  shape(C.terra2, merlons(596, 229, 142, 14, 11)),
  chhatri(667, 222, 60, 60, ROSE, '#E9BFA8'),
  chhatri(612, 222, 34, 38, ROSE, '#E9BFA8'),
  chhatri(722, 222, 34, 38, ROSE, '#E9BFA8'),
  line(C.stone6, 2, 'M663 284v28M642 306v14M684 306v14'),
  shape(C.gold3, 'M655 328q1-16 8-16t8 16ZM636 332q1-12 6-12t6 12ZM678 332q1-12 6-12t6 12Z'),
  disc(C.gold4, 663, 330, 2.5),
]
const peacock = at(
  86,
  424,
  1,
  shape(C.neem4, 'M-6 10C-34 4-70 30-84 66-58 52-22 40 2 30Z'),
  shape(C.neem3, 'M-8 14C-30 12-60 32-76 58-54 46-22 34 0 28Z'),
  ...[
    [-72, 54],
    [-58, 40],
    [-44, 42],
    [-34, 28],
    [-20, 30],
  ].map(([x = 0, y = 0]) => oval(C.gold2, x, y, 5, 4) + oval(C.water5, x, y, 2.6, 2.2)),
  shape(
    C.water5,
    'M-8 26C-12 10 2 4 8-8 10-14 12-24 18-26 26-28 28-18 24-14 20-4 26 10 16 24 8 34-4 34-8 26Z',
  ),
  shape(C.gold3, 'M26-22l8 3-8 2Z'),
  disc(C.white, 20, -20, 1.8),
  line(C.water5, 1.6, 'M18-26l-3-10M20-26v-12M22-26l4-10'),
  disc(C.gold2, 15, -37, 2),
  disc(C.gold2, 20, -39, 2),
  disc(C.gold2, 26, -37, 2),
  line(C.stone6, 2, 'M4 32v12M12 28v16'),
)

const diya = (x: number, y: number, s: number) =>
  at(
    x,
    y,
    s,
    shape(C.terra4, 'M-10 0h20q-2 8-10 8T-10 0Z'),
    shape(C.gold3, 'M0-16q7 9 0 15-7-6 0-15Z'),
    shape(C.white, 'M0-8q3 4 0 7-3-3 0-7Z'),
  )
const water = [
  shape(C.stone3, 'M-4 430h808v62H-4Z'),
  shape(
    C.stone1,
    steps(6, 432, 10)
      .map((y) => rect(-4, y, 808, 5))
      .join(''),
  ),
  box(C.stone3, 566, 442, 204, 50),
  box(C.stone1, 558, 438, 220, 7),
  box(C.stone3, 40, 452, 130, 40),
  box(C.stone1, 32, 448, 146, 7),
  tree(520, 438, 70, DEEP),
  person(250, 474, 38, 'sari', C.gold3, C.terra3),
  person(268, 474, 38, 'kurta', C.white, C.stone2),
  person(360, 484, 39, 'kurta', C.gold2, C.white),
  person(640, 438, 36, 'kurta', C.white, C.gold3),
  person(690, 438, 36, 'sari', C.terra3, C.gold2),
  person(460, 486, 39, 'sari', C.neem4, C.gold1),
  person(478, 486, 27, 'kurta', C.gold3, C.white),
  box('#C9C3AC', 0, 490, 800, 112),
  shape(C.water3, 'M0 524c160-12 300 8 460-2s220-6 340 0v80H0Z'),
  shape(C.water4, 'M0 570c140-12 300 10 460-2s240-8 340-2v36H0Z'),
  shape(C.gold1, 'M330 498h140v5H330ZM346 512h108v4H346ZM360 528h84v4h-84Z'),
  ripples(
    C.white,
    2.5,
    [
      [40, 512, 70],
      [560, 508, 60],
      [690, 520, 60],
      [200, 540, 50],
    ],
    0.7,
  ),
  ripples(
    C.water5,
    2.5,
    [
      [60, 588, 60],
      [520, 592, 70],
      [700, 582, 50],
    ],
    0.5,
  ),
  boat(300, 566, 170, C.terra4, C.gold2, 'rower'),
  boat(640, 556, 130, C.stone6, C.gold2, 'canopy'),
  diya(90, 546, 1),
  diya(150, 566, 1.2),
  diya(440, 560, 1),
  diya(486, 580, 1.3),
  diya(740, 574, 1.2),
  diya(190, 532, 0.8),
  // A turtle of the Yamuna.
  shape(C.neem5, 'M28 584q22-26 46 0Z'),
  shape(C.neem4, 'M72 584q6-12 16-6 2 5-6 6Z'),
  line(C.neem2, 1.5, 'M40 578q12-8 24 0'),
]

export const mathura = [
  ...dusk,
  ...birthplace,
  ...side,
  ...tower,
  ...gate,
  ...water,
  peacock,
  mirrored('mathura-lamp', 400, diya(312, 428, 0.9)),
].join('')

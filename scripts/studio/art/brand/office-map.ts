import { DEEP, NEEM, PALE, tree } from '../kit/nature.ts'
import { C } from '../kit/palette.ts'
import { at, box, d, disc, type Drawing, line, oval, shape } from '../kit/pen.ts'
import { rect } from '../kit/forms.ts'
import { word } from '../kit/words.ts'

const RIVER = 'M-20 70C120 60 210 110 330 104S560 20 700 34s170 40 230 20'
const MAIN = [
  'M-20 400C160 380 300 392 470 372S760 330 930 340',
  'M300 -20C310 150 322 260 330 384S340 520 330 620',
]
const SIDE = [
  'M-20 236C140 226 230 214 322 206S560 180 640 172 820 186 930 176',
  'M620 -20C616 60 634 120 640 172S672 280 680 350 700 500 716 620',
  'M-20 520C120 506 240 498 338 498S560 500 690 482 840 470 930 474',
]
const LANES = [
  'M130 228C136 280 140 330 138 386S128 460 120 508',
  'M470 190C474 250 482 310 486 370S500 440 506 496',
  'M560 361C570 400 580 450 584 494S600 580 604 620',
  'M800 182C800 240 806 290 812 335S820 420 826 472',
  'M326 300C390 296 430 292 480 286S600 276 664 270',
  'M136 310C200 306 270 302 326 300',
  'M676 270C720 262 770 262 804 262',
  'M210 500C214 540 216 580 214 620',
  'M440 498C446 540 448 580 446 620',
  'M330 430C390 432 440 434 494 430',
]
const roads = (paths: string[], width: number, edge: string, fill: string) =>
  line(edge, width + 5, paths.join('')) + line(fill, width, paths.join(''))

const buildings = shape(
  C.stone2,
  [
    [24, 256, 44, 36],
    [78, 252, 36, 50],
    [24, 306, 50, 60],
    [86, 318, 34, 44],
    [160, 236, 60, 44],
    [236, 232, 64, 40],
    [160, 326, 50, 46],
    [224, 322, 78, 46],
    [346, 226, 50, 50],
    [408, 218, 46, 56],
    [346, 318, 60, 44],
    [506, 204, 44, 60],
    [566, 196, 56, 30],
    [566, 236, 64, 30],
    [510, 304, 60, 50],
    [590, 298, 60, 44],
    [700, 224, 60, 30],
    [824, 204, 50, 60],
    [692, 286, 50, 42],
    [754, 284, 40, 42],
    [832, 284, 60, 40],
    [22, 422, 80, 30],
    [22, 464, 70, 36],
    [152, 412, 50, 64],
    [216, 416, 90, 26],
    [216, 456, 90, 28],
    [360, 392, 60, 26],
    [436, 390, 44, 28],
    [360, 446, 54, 36],
    [430, 446, 50, 36],
    [514, 386, 44, 40],
    [520, 440, 48, 40],
    [588, 380, 70, 40],
    [604, 436, 70, 36],
    [720, 374, 74, 40],
    [728, 430, 70, 34],
    [836, 370, 70, 40],
    [846, 426, 60, 34],
    [24, 536, 70, 46],
    [112, 534, 78, 50],
    [234, 522, 78, 56],
    [356, 524, 70, 50],
    [466, 522, 56, 56],
    [536, 522, 40, 50],
    [622, 512, 66, 64],
    [732, 508, 70, 60],
    [816, 502, 80, 66],
  ]
    .map(([x = 0, y = 0, w = 0, h = 0]) => rect(x, y, w, h))
    .join(''),
)
const green = [
  // The park between the river and the first street, with its pond and paths; a smaller garden by the school.
  shape(C.neem1, 'M340 128C430 128 520 84 612 58c4 40 12 76 18 104-90 10-200 24-290 34Z'),
  line(C.stone1, 4, 'M350 180C420 150 520 140 622 100M470 172c-6-20-4-36 4-56'),
  oval(C.water2, 540, 138, 36, 14),
  ...[
    [372, 160, 34],
    [396, 186, 30],
    [430, 192, 30],
    [520, 104, 36],
    [586, 116, 36],
    [600, 156, 32],
    [560, 166, 26],
  ].map(([x = 0, y = 0, h = 0], i) => tree(x, y, h, [NEEM, DEEP][i % 2])),
  shape(C.neem1, rect(700, 60, 190, 96)),
  box(C.terra1, 760, 84, 74, 40),
  shape(C.terra2, 'M752 88l45-20 45 20Z'),
  tree(720, 146, 40, NEEM),
  tree(868, 146, 44, DEEP),
  tree(740, 128, 30, PALE),
  ...[
    [40, 196],
    [84, 206],
    [150, 196],
    [216, 190],
    [268, 184],
  ].map(([x = 0, y = 0], i) => tree(x, y, 34 + (i % 2) * 8, [NEEM, PALE][i % 2])),
]
const metro =
  line(C.water5, 6, 'M-20 446C120 440 240 452 400 456S700 404 930 400') +
  line(C.white, 2, 'M-20 446C120 440 240 452 400 456S700 404 930 400').replace(
    '<path',
    '<path stroke-dasharray="9 9"',
  )
const market = [
  [204, 404],
  [228, 404],
  [252, 404],
]
  .map(([x = 0, y = 0], i) =>
    shape([C.terra3, C.gold3, C.neem4][i] ?? '', d`M${x} ${y}h22l3 9h-28Z`),
  )
  .join('')
const pin = at(
  490,
  286,
  1,
  oval(C.ink, 0, 0, 20, 6, 0.25),
  shape(C.terra3, 'M0 0C-8-24-38-42-38-74a38 38 0 0 1 76 0C38-42 8-24 0 0Z'),
  shape(C.terra4, 'M0 0C8-24 38-42 38-74A38 38 0 0 0 12-110C30-76 10-40 0 0Z', 0.55),
  shape(
    C.white,
    'M-20-54V-72c0-9 12-11 20-22 8 11 20 13 20 22v18Zm13 0H7V-64c0-5-4-7-7-11-3 4-7 6-7 11Z',
  ),
)
const compass = at(
  846,
  556,
  1,
  disc(C.white, 0, 0, 30),
  shape(C.terra3, 'M0-22L7 0H-7Z'),
  shape(C.slate, 'M0 22L7 0H-7Z'),
  disc(C.white, 0, 0, 2.5),
)

export const officeMap: Drawing = {
  name: 'office-map',
  width: 900,
  height: 600,
  body: [
    box(C.sand, 0, 0, 900, 600),
    line(C.neem1, 96, RIVER),
    line(C.water3, 70, RIVER),
    line(C.water2, 62, RIVER),
    line(C.white, 2, 'M40 60h50M230 120h30M420 90h-30M500 56h40M760 44h50M838 52h30', 0.9),
    ...green,
    buildings,
    roads(LANES, 9, C.line, C.white),
    roads(SIDE, 14, C.line, C.white),
    roads(MAIN, 22, C.stone4, C.gold1),
    metro,
    // The bridges over the river.
    line(C.stone6, 4, 'M290 62l5 92M318 60l5 92M606-4l7 88M632-4l7 88'),
    market,
    box(C.water5, 388, 440, 34, 30, 6),
    box(C.white, 394, 446, 22, 12, 2),
    disc(C.white, 399, 463, 2),
    disc(C.white, 411, 463, 2),
    word('River', 150, 92, 34, C.water5, 'middle', 14),
    word('Park', 462, 146, 34, C.neem5, 'middle', -8),
    word('School', 797, 152, 28, C.terra4, 'middle'),
    word('Market', 240, 442, 30, C.terra4, 'middle'),
    word('Metro', 428, 486, 30, C.water5),
    word('Station Road', 150, 399, 27, C.stone6, 'middle', -3),
    word('River Road', 768, 212, 26, C.grey, 'middle', 3),
    word('Market Road', 340, 528, 24.5, C.stone6, 'middle', -88),
    pin,
    compass,
  ].join(''),
}

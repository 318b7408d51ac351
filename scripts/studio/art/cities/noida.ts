import { car } from '../kit/life.ts'
import { birds, bushes, cloud, NEEM, PALE, sun, tree } from '../kit/nature.ts'
import { C } from '../kit/palette.ts'
import { box, clipped, d, line, shape, steps } from '../kit/pen.ts'
import { grid, rect } from '../kit/forms.ts'

const sky = [
  box('#CBDFD8', 0, 0, 800, 600),
  box('#F3EAD6', 0, 280, 800, 200),
  sun(206, 206, 78),
  cloud(30, 236, 150),
  cloud(560, 132, 160),
  cloud(640, 250, 120, C.white, 0.5),
  birds(300, 130, 12),
  birds(600, 190, 9),
  shape(
    C.haze,
    d`${rect(0, 350, 60, 120)}${rect(52, 316, 44, 150)}${rect(110, 340, 50, 130)}${rect(600, 330, 46, 140)}${rect(652, 300, 40, 170)}${rect(700, 340, 46, 130)}${rect(752, 318, 50, 150)}${rect(268, 300, 40, 160)}${rect(486, 316, 50, 150)}`,
  ),
]

/** A block of flats with a lit side, balconies in columns and a shaded side. */
function flats(
  x: number,
  top: number,
  w: number,
  base: number,
  floors: number,
  lit: string,
  shade: string,
  glass: string,
  roof: string,
) {
  const side = w * 0.26
  const face = w - side
  const h = base - top
  return [
    box(lit, x, top, face, h),
    box(shade, x + face, top + 10, side, h - 10),
    shape(glass, grid(x + face * 0.08, top + 14, face * 0.4, h - 18, 2, floors, 0.36, 0.42)),
    shape(glass, grid(x + face * 0.58, top + 14, face * 0.36, h - 18, 1, floors, 0.16, 0.5)),
    line(
      C.white,
      2.4,
      steps(floors, 0, 1)
        .map(
          (i) =>
            d`M${x + face * 0.58} ${top + 14 + ((i + 0.86) * (h - 18)) / floors}h${face * 0.36}`,
        )
        .join(''),
    ),
    shape(
      glass,
      grid(x + face + side * 0.2, top + 18, side * 0.6, h - 24, 1, floors, 0.2, 0.5),
      0.6,
    ),
    box(roof, x - 3, top - 6, face + 6, 7),
    box(lit, x + face * 0.3, top - 20, face * 0.36, 15),
    line(C.slate, 1.6, d`M${x + face * 0.48} ${top - 20}v-16`),
  ].join('')
}

const blocks = [
  flats(24, 300, 84, 470, 12, C.stone1, C.stone3, C.water3, C.terra2),
  flats(120, 262, 88, 470, 14, C.terra1, C.terra2, C.terra4, C.white),
  flats(220, 312, 72, 470, 11, C.stone2, C.stone4, C.stone6, C.terra3),
  flats(568, 272, 88, 470, 14, C.stone1, C.stone3, C.water3, C.neem4),
  flats(668, 236, 90, 470, 16, C.gold1, C.stone3, C.stone5, C.terra2),
  flats(752, 330, 80, 470, 9, C.terra1, C.terra2, C.terra4, C.white),
]

const SPIRE = 'M372 470V190C372 138 396 84 432 42 452 96 462 140 462 196V470Z'
const landmark = [
  // The tall glass tower, drawn out to a blade, between its two shorter neighbours.
  shape(C.water3, 'M306 470V232l62-38v276Z'),
  shape(C.water4, 'M352 470V204l16-10v276Z'),
  line(
    C.water1,
    2,
    steps(15, 248, 15)
      .map((y) => d`M310 ${y}l38-13`)
      .join(''),
    0.8,
  ),
  line(C.water5, 1.4, 'M330 218v252', 0.5),
  shape(C.neem3, 'M466 470V214l62 42v214Z'),
  shape(C.neem4, 'M506 470V241l22 15v214Z'),
  line(
    C.neem1,
    2,
    steps(14, 244, 16)
      .map((y) => d`M470 ${y}l32 10`)
      .join(''),
    0.7,
  ),
  shape(C.water4, SPIRE),
  clipped(
    'noida-spire',
    SPIRE,
    shape(C.water2, 'M360 480V40h44c-16 60-14 120-14 200v240Z'),
    shape(C.water3, 'M390 480V240c0-90 8-150 42-210v450Z'),
    line(
      C.white,
      1.6,
      steps(26, 66, 16)
        .map((y) => d`M360 ${y + 14}L432 ${y}l40 12`)
        .join(''),
      0.55,
    ),
    line(C.water5, 1.6, 'M432 42v428M411 90v380M447 96v374', 0.45),
    shape(C.gold1, grid(392, 210, 38, 250, 2, 16, 0.6, 0.7)),
  ),
  line(C.slate, 2.4, 'M432 42V27'),
  box(C.stone1, 296, 448, 244, 24),
  shape(C.water4, grid(300, 452, 236, 18, 16, 1, 0.3, 0.1)),
  box(C.stone4, 292, 443, 252, 6),
]

const metro = [
  // The metro on its viaduct, with the aqua band of its line.
  box(C.stone3, 0, 436, 800, 6),
  ...steps(6, 40, 148).map(
    (x) =>
      shape(C.stone4, d`M${x} 448h30l-8 14v44h-14v-44Z`) +
      shape(C.stone5, d`M${x + 17} 448h13l-8 14v44h-5Z`),
  ),
  box(C.stone2, 0, 436, 800, 15),
  box(C.stone4, 0, 447, 800, 5),
  shape(C.white, 'M130 436v-26c0-4 3-6 6-6h372c16 0 26 10 32 24l3 8Z'),
  shape(C.water4, 'M130 428h410l3 8H130Z'),
  shape(C.slate, d`${grid(140, 409, 360, 15, 24, 1, 0.24, 0)}M506 409c12 0 20 6 26 15h-26Z`),
  line(C.line, 2, 'M220 404v32M310 404v32M400 404v32'),
  shape(C.water3, grid(138, 406, 364, 22, 8, 1, 0.8, 0)),
  line(C.slate, 1.4, 'M0 396H800M60 436V388h24M356 436V388h24M652 436V388h24', 0.6),
]

const expressway = [
  shape(C.neem2, 'M0 474c140-16 300-14 400-8s260 0 400 8v126H0Z'),
  bushes(0, 492, 240, 24, 9, C.neem3),
  bushes(560, 492, 240, 24, 9, C.neem3),
  tree(30, 508, 66),
  tree(254, 500, 54, PALE),
  tree(590, 502, 58, NEEM),
  tree(770, 510, 72),
  // Six lanes that sweep round a bend, and the verge between them.
  shape(
    C.slate,
    'M-10 560C160 540 330 524 414 496c20-8 60-8 70 0C590 530 700 556 810 566V610H-10Z',
  ),
  shape(C.neem3, 'M150 610C300 570 420 530 446 496h8C456 530 470 570 520 610Z'),
  shape(C.neem4, 'M220 610C340 566 426 530 449 496h3C450 530 430 580 420 610Z'),
  line(
    C.stone1,
    3,
    'M-10 562C160 542 330 526 412 499M810 568C700 558 592 532 488 500M148 608C296 568 414 530 444 498M522 608C472 570 460 530 456 498',
  ),
  shape(
    C.gold1,
    'M-4 583l60-8 2 4-60 9ZM90 570l52-8 1 3-52 8ZM176 556l46-8 1 3-46 8ZM256 541l38-8v3l-37 8ZM322 526l30-8v3l-29 7ZM760 590l44 6-1 4-45-6ZM680 574l48 8-1 4-48-8ZM612 558l40 9-1 3-40-9ZM560 542l32 9-1 3-32-9ZM520 526l24 8v3l-25-8Z',
  ),
  car(96, 606, 118, C.terra3),
  car(262, 566, 70, C.white),
  car(690, 600, -112, C.gold3),
  car(566, 560, -62, C.water3),
  line(
    C.stone1,
    2.5,
    'M170 552V482q0-14 22-16M360 520V474q0-10 14-12M640 552V482q0-14-22-16M536 518V474q0-10-14-12',
  ),
  line(C.gold2, 4, 'M186 467l8-2M370 463l6-2M624 467l-8-2M526 463l-6-2'),
]

export const noida = [...sky, ...blocks, ...landmark, ...metro, ...expressway].join('')

import { boat, person } from '../kit/life.ts'
import { birds, cloud, PALE, ripples, sun, tree } from '../kit/nature.ts'
import { C } from '../kit/palette.ts'
import { box, d, line, shape, steps, turned } from '../kit/pen.ts'
import { cuspedArch, grid, merlons, pointedArch, rect, row } from '../kit/forms.ts'
import { arcade, BRICK, chhatri, ROSE, SANDSTONE, shikhara } from '../kit/stone.ts'

const sky = [
  box('#F2CC9C', 0, 0, 800, 600),
  box('#F9E6C2', 0, 250, 800, 220),
  sun(640, 236, 84),
  cloud(60, 150, 170),
  cloud(470, 120, 130, C.white, 0.6),
  birds(240, 110, 12),
  birds(560, 170, 9),
  // The bank where the river turns.
  shape(C.haze, 'M470 372c40-20 70-18 104-28 46-12 92-10 130-20 36-8 70-8 96-6v80H470Z'),
  shape(
    C.far,
    d`${rect(520, 330, 26, 50)}${rect(590, 316, 20, 60)}${rect(650, 310, 30, 60)}M560 372c0-30 6-40 10-56 4 16 10 26 10 56ZM708 372c0-34 8-46 12-64 4 18 12 30 12 64Z`,
  ),
  shape(C.water1, 'M440 384h360v90H440Z'),
  box(C.water2, 0, 456, 800, 144),
  shape(
    C.gold1,
    'M650 392h90v5h-90ZM664 408h72v4h-72ZM650 424h88v5h-88ZM672 442h56v4h-56ZM690 458h70v4h-70Z',
  ),
]

/** The umbrellas of woven leaf that stand on the steps. */
const umbrella = (x: number, y: number, s: number, fill: string = C.stone3) =>
  line(C.stone6, s * 0.07, d`M${x} ${y}L${x + s * 0.1} ${y - s}`) +
  shape(
    fill,
    d`M${x - s * 0.62} ${y - s * 0.72}Q${x + s * 0.1} ${y - s * 1.5} ${x + s * 0.82} ${y - s * 0.82}Q${x + s * 0.1} ${y - s * 0.96} ${x - s * 0.62} ${y - s * 0.72}Z`,
  ) +
  line(
    C.stone5,
    s * 0.03,
    d`M${x + s * 0.11} ${y - s * 1.16}L${x - s * 0.2} ${y - s * 0.84}M${x + s * 0.11} ${y - s * 1.16}L${x + s * 0.42} ${y - s * 0.88}M${x + s * 0.11} ${y - s * 1.16}V${y - s * 0.88}`,
  )

/** A flight of steps from the wall down to the water, its treads lit. */
function flight(
  x: number,
  w: number,
  top: number,
  count: number,
  tread: number,
  spread: number,
  light: string,
  dark: string,
) {
  const treads = (height: number) =>
    steps(count, 0, 1)
      .map((i) => rect(x - i * spread, top + i * tread, w + i * spread * 2, height))
      .join('')
  return shape(dark, treads(tread)) + shape(light, treads(tread * 0.48))
}

const palace = [
  // The palace with its two round bastions, from the water to the terrace.
  shape(C.stone3, 'M36 430V232h150v198Z'),
  shape(C.stone2, 'M30 430V222c0-8 44-8 44 0v208ZM150 430V222c0-8 44-8 44 0v208Z'),
  shape(C.stone4, 'M62 430V218c8 1 12 2 12 4v208ZM182 430V218c8 1 12 2 12 4v208Z'),
  shape(
    C.stone1,
    rect(26, 284, 52, 6) +
      rect(146, 284, 52, 6) +
      rect(26, 228, 52, 6) +
      rect(146, 228, 52, 6) +
      rect(78, 262, 68, 5),
  ),
  shape(
    C.stone6,
    row(2, 40, 16, (x) => pointedArch(x, 276, 9, 30)) +
      row(2, 160, 16, (x) => pointedArch(x, 276, 9, 30)) +
      row(4, 84, 15, (x) => cuspedArch(x, 306, 11, 32)) +
      row(4, 84, 15, (x) => cuspedArch(x, 254, 10, 18)),
  ),
  shape(C.stone4, grid(80, 322, 64, 60, 4, 2, 0.45, 0.4)),
  chhatri(52, 222, 50, 62),
  chhatri(172, 222, 50, 62),
  chhatri(112, 236, 44, 50, ROSE),
]
const houses = [
  box(C.terra1, 190, 262, 62, 170),
  box(C.terra2, 238, 262, 14, 170),
  box(C.white, 186, 256, 70, 7),
  shape(C.terra4, grid(198, 274, 40, 108, 3, 4, 0.5, 0.5)),
  line(C.white, 2, 'M196 300h42M196 327h42M196 354h42'),
  box(C.gold1, 252, 296, 70, 140),
  box(C.gold2, 308, 296, 14, 140),
  box(C.white, 248, 290, 78, 7),
  shape(
    C.stone5,
    row(3, 259, 17, (x) => cuspedArch(x, 332, 11, 26)) +
      row(3, 259, 17, (x) => cuspedArch(x, 372, 11, 26)),
  ),
  shape(C.stone3, merlons(252, 291, 70, 8, 10)),
  box(C.water2, 396, 310, 72, 124),
  box(C.water3, 454, 310, 14, 124),
  box(C.white, 392, 304, 80, 7),
  shape(C.water5, grid(402, 320, 48, 80, 3, 3, 0.5, 0.45)),
  line(C.white, 2, 'M400 342h52M400 369h52'),
  box(C.stone2, 468, 336, 58, 96),
  box(C.stone3, 514, 336, 12, 96),
  box(C.terra2, 464, 330, 66, 7),
  shape(
    C.stone6,
    row(3, 475, 14, (x) => pointedArch(x, 372, 8, 24)) +
      row(3, 475, 14, (x) => pointedArch(x, 408, 8, 24)),
  ),
  chhatri(497, 330, 40, 40, ROSE),
  tree(534, 430, 84),
  tree(236, 262, 58, PALE),
]
const temples = [
  shikhara(360, 330, 96, 196, BRICK),
  shikhara(312, 336, 46, 104, BRICK, C.gold3),
  shikhara(412, 336, 46, 104, BRICK, C.gold3),
  arcade(290, 430, 142, 96, 5, BRICK, C.terra5),
  shikhara(286, 292, 30, 76, SANDSTONE),
  shikhara(440, 304, 34, 82, SANDSTONE),
]

const ghat = [
  flight(-10, 560, 428, 8, 8.5, 0, C.stone1, C.stone3),
  shape(C.stone4, 'M556 428l44 68H550v-68Z'),
  shape(C.stone2, 'M550 428h6l44 68h-6Z'),
  // Round platforms that step into the water, with a small leaning shrine.
  box(C.stone3, 196, 448, 66, 48),
  box(C.stone1, 190, 444, 78, 7),
  box(C.stone3, 424, 454, 74, 44),
  box(C.stone1, 418, 450, 86, 7),
  shape(C.stone5, grid(200, 456, 58, 34, 1, 3, 0, 0.8)),
  box(C.stone3, 568, 456, 58, 46),
  box(C.stone1, 562, 452, 70, 7),
  turned(7, 597, 456, shikhara(597, 456, 46, 84, ROSE)),
  umbrella(60, 458, 46),
  umbrella(128, 476, 54, C.stone2),
  umbrella(300, 468, 48),
  umbrella(356, 484, 52, C.stone2),
  umbrella(460, 452, 44),
  umbrella(228, 446, 44, C.terra1),
  person(96, 470, 34, 'sari', C.terra3, C.gold2),
  person(160, 492, 36, 'kurta', C.gold3, C.white),
  person(176, 490, 35, 'sari', C.neem4, C.terra1),
  person(276, 486, 35, 'kurta', C.white, C.stone2),
  person(330, 470, 33, 'sari', C.gold3, C.terra3),
  person(392, 492, 36, 'sari', C.water4, C.white),
  person(408, 492, 36, 'kurta', C.terra2, C.white),
  person(520, 486, 35, 'kurta', C.gold2, C.white),
  person(20, 486, 36, 'sari', C.gold2, C.terra2),
  person(440, 450, 31, 'kurta', C.terra3, C.white),
]
const river = [
  shape(C.water3, 'M0 556c120-10 220 8 360 0s260-12 440-4v48H0Z'),
  shape(C.stone4, 'M0 496h560v5H0Z', 0.5),
  shape(C.terra2, 'M310 504h100l-8 8H318ZM322 518h76l-6 6h-62Z', 0.35),
  shape(C.stone3, 'M30 504h160l-6 7H38Z', 0.6),
  ripples(
    C.white,
    2.5,
    [
      [40, 528, 60],
      [150, 540, 34],
      [470, 524, 70],
      [560, 536, 30],
      [700, 512, 60],
      [340, 544, 46],
    ],
    0.8,
  ),
  ripples(
    C.water4,
    2.5,
    [
      [80, 580, 70],
      [250, 586, 40],
      [420, 576, 60],
      [600, 588, 80],
      [720, 574, 40],
    ],
    0.7,
  ),
  boat(676, 470, 76, C.stone6, C.gold2, 'rower'),
  boat(170, 568, 190, C.terra4, C.gold2, 'canopy'),
  boat(420, 540, 120, C.stone6, C.terra1, 'empty'),
  boat(628, 572, 176, C.neem5, C.gold2, 'rower'),
]

export const varanasi = [...sky, ...palace, ...houses, ...temples, ...ghat, ...river].join('')

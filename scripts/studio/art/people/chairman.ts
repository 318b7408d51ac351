import { bushes, sun, tree } from '../kit/nature.ts'
import { C } from '../kit/palette.ts'
import { at, box, clipped, disc, line, shape } from '../kit/pen.ts'
import { cuspedArch, grid, rect } from '../kit/forms.ts'
import { features, glasses, HAIR, head, WHEAT } from './face.ts'

const WINDOW = cuspedArch(330, 430, 270, 370)
const room = [
  box(C.stone2, 0, 0, 640, 800),
  box(C.stone1, 0, 0, 640, 470),
  shape(C.stone3, cuspedArch(312, 430, 306, 402)),
  shape(C.sky, WINDOW),
  clipped(
    'chairman-window',
    WINDOW,
    box(C.skyLow, 330, 250, 270, 180),
    sun(520, 190, 46),
    shape(C.haze, 'M330 330q70-40 140-16t140-10v130H330Z'),
    tree(560, 430, 190),
    bushes(330, 440, 280, 60, 6, C.neem4),
  ),
  box(C.white, 300, 430, 330, 16),
  box(C.stone4, 300, 446, 330, 6),
  // Shelves with books, a lamp of brass and the model of a house.
  box(C.stone5, 20, 96, 230, 390),
  box(C.stone6, 32, 108, 206, 366),
  shape(C.stone4, rect(32, 220, 206, 10) + rect(32, 344, 206, 10)),
  shape(C.terra3, grid(40, 140, 80, 80, 4, 1, 0.2, 0)),
  shape(C.neem4, rect(124, 152, 18, 68) + rect(168, 140, 14, 80) + rect(44, 266, 20, 78)),
  shape(C.gold3, rect(146, 146, 16, 74) + rect(72, 272, 14, 72)),
  shape(C.water4, rect(186, 156, 20, 64) + rect(92, 262, 18, 82)),
  shape(C.stone2, rect(210, 148, 16, 72) + rect(116, 274, 16, 70)),
  line(C.gold2, 2, 'M46 152h68M46 208h68M126 164h14M148 158h12M188 168h16'),
  shape(C.stone1, 'M150 344v-40l34-26 34 26v40Z'),
  shape(C.terra2, 'M142 306l42-34 42 34Z'),
  shape(C.stone6, rect(176, 318, 16, 26)),
  shape(C.gold3, 'M78 466h34v-8c-10-2-12-10-12-20v-26h18c0-18-46-18-46 0h18v26c0 10-2 18-12 20Z'),
  shape(C.gold2, 'M95 404q-10-16 0-30 10 14 0 30Z'),
  box(C.terra2, 138, 428, 88, 14, 2),
  box(C.neem4, 144, 442, 80, 14, 2),
  box(C.stone3, 134, 456, 94, 12, 2),
]
const sitter = [
  // The kurta's sleeves, then the waistcoat with its band collar.
  shape('#F7ECD6', 'M60 830C58 640 90 560 180 528l130-44 130 44c90 32 122 112 120 272Z'),
  shape(C.stone3, 'M440 528c90 32 122 112 120 272h-96c10-110 4-200-24-272Z', 0.75),
  line(C.stone4, 2.5, 'M132 640q-16 70-8 160M498 650q16 60 8 150M100 700q16 20 10 60'),
  shape(C.terra3, 'M148 830C140 690 150 596 206 520l62-24 42 76 42-76 62 24c56 76 66 170 58 280Z'),
  shape(C.terra4, 'M414 520c56 76 66 170 58 280H372c26-90 40-190 42-280Z', 0.55),
  line(C.terra4, 2.5, 'M310 572V800'),
  shape(C.terra2, 'M256 492c20 40 88 40 108 0l14 12c-18 56-118 56-136 0Z'),
  line(C.terra4, 2, 'M242 504c18 56 118 56 136 0'),
  ...[610, 664, 718, 772].map((y) => disc(C.gold2, 322, y, 6)),
  shape(C.white, 'M374 640l14-26 12 14 14-18 8 30Z'),
  line(C.terra4, 2.5, 'M368 640h62M196 700h56'),
]
const face = at(
  12,
  112,
  1.86,
  shape(HAIR.silver, 'M108 150C96 112 106 64 160 64S222 112 212 150Z'),
  head(WHEAT, 4),
  features(WHEAT, { brow: HAIR.white, smile: 7, creases: true }),
  shape(HAIR.white, 'M160 162c-9-4-20-1-28 9 12 3 22 1 28-3 6 4 16 6 28 3-8-10-19-13-28-9Z'),
  shape(
    HAIR.white,
    'M107 150C96 112 104 62 160 60S224 112 213 150C210 132 208 118 201 108 196 88 182 80 160 80S124 88 119 108C112 118 110 132 107 150Z',
  ),
  line(
    HAIR.silver,
    1.6,
    'M110 134q-2-26 10-44M210 134q2-26-10-44M126 82q14-12 34-12t34 12M136 78q12-5 24-5',
  ),
  glasses('#5B4636', true),
)

export const chairman = [...room, at(-30, -108, 1.135, ...sitter, face)].join('')

import { person } from '../kit/life.ts'
import { birds, bushes, cloud, cypress, palm, sun, tree } from '../kit/nature.ts'
import { C } from '../kit/palette.ts'
import { box, d, line, shape, steps } from '../kit/pen.ts'
import { grid, rect } from '../kit/forms.ts'
import { crane, hoist, sketch, worker } from '../kit/site.ts'

const sky = [
  box('#E4EEE6', 0, 0, 960, 540),
  box('#F2EBD6', 0, 240, 960, 220),
  sun(166, 158, 60),
  cloud(60, 230, 140),
  cloud(700, 120, 170),
  cloud(420, 84, 120, C.white, 0.7),
  birds(260, 120, 11),
  birds(800, 200, 9),
  shape(
    '#D3DECF',
    d`${rect(20, 330, 66, 130)}${rect(100, 290, 50, 170)}${rect(160, 350, 40, 110)}${rect(820, 310, 50, 150)}${rect(880, 350, 80, 110)}`,
  ),
]
const block = [
  sketch(
    'M236 156V74h300v82M236 115h300M296 156V74M356 156V74M416 156V74M476 156V74M536 200V120h180v150',
    C.water5,
  ),
  // The corner block: glass on the left, stone frame on the right, floors above still open.
  box(C.stone4, 236, 156, 300, 300),
  shape(C.stone6, grid(240, 160, 292, 44, 6, 2, 0.1, 0.24)),
  shape(C.stone1, rect(230, 154, 312, 6) + rect(232, 178, 308, 5) + rect(232, 202, 308, 5)),
  box(C.water4, 236, 206, 300, 206),
  shape(C.water3, 'M236 412V206h210L330 412Z'),
  shape(C.water2, 'M236 412V206h96l-70 206Z'),
  line(
    C.white,
    2.4,
    d`${steps(8, 232, 25.6)
      .map((y) => d`M236 ${y}h300`)
      .join('')}${steps(9, 266, 30)
      .map((x) => d`M${x} 206v206`)
      .join('')}`,
    0.75,
  ),
  shape(
    C.gold1,
    rect(327, 286, 28, 20) +
      rect(417, 235, 28, 20) +
      rect(267, 362, 28, 20) +
      rect(477, 337, 28, 20) +
      rect(447, 388, 28, 20),
  ),
  shape(C.stone6, rect(387, 210, 28, 20) + rect(447, 210, 28, 20) + rect(507, 235, 28, 20)),
  box(C.stone2, 536, 260, 190, 196),
  box(C.stone4, 690, 268, 36, 188),
  shape(C.water5, grid(546, 272, 138, 140, 4, 5, 0.26, 0.36)),
  shape(C.stone6, grid(695, 278, 26, 134, 1, 5, 0.2, 0.5)),
  box(C.terra3, 530, 252, 202, 10),
  box(C.stone1, 536, 206, 130, 46),
  shape(C.stone6, grid(540, 210, 122, 40, 4, 2, 0.12, 0.2)),
  line(C.slate, 2, 'M546 206v-16M566 206v-12M586 206v-16M606 206v-12M626 206v-16M646 206v-12'),
  // The entrance: a porch on slender columns.
  box(C.stone6, 236, 412, 490, 46),
  shape(C.gold1, grid(240, 416, 280, 42, 8, 1, 0.14, 0)),
  shape(C.water3, grid(548, 418, 168, 40, 4, 1, 0.2, 0)),
  shape(C.terra3, 'M300 398h190l10 14H290Z'),
  line(C.white, 5, 'M312 412v46M478 412v46'),
  shape(C.stone2, 'M280 458h230l14 12H266Z'),
]
const gondola = [
  line(C.slate, 1.4, 'M420 160V292M484 160V292'),
  box(C.gold3, 412, 300, 80, 22),
  box(C.gold4, 412, 316, 80, 6),
  line(C.gold3, 2.5, 'M412 300V288H492V300'),
  worker(436, 304, 36),
  worker(468, 304, 36, C.neem3),
  box(C.gold3, 412, 300, 80, 20),
  line(C.gold4, 2, 'M428 300v20M444 300v20M460 300v20M476 300v20'),
]
const plaza = [
  box(C.stone2, 0, 456, 960, 84),
  shape(C.stone3, 'M0 456h960v8H0Z'),
  line(C.stone3, 2, 'M240 470L120 540M400 470l-40 70M560 470l40 70M720 470l120 70M0 500h960'),
  shape(C.neem3, 'M40 520q80-34 180 0Z'),
  shape(C.neem3, 'M760 520q80-30 190 0Z'),
  tree(92, 514, 126),
  palm(170, 512, 96),
  tree(860, 512, 130),
  cypress(776, 510, 86),
  cypress(938, 516, 92),
  bushes(60, 524, 140, 18, 6, C.neem4),
  bushes(776, 524, 160, 18, 6, C.neem4),
  shape(C.stone2, 'M280 458h230l14 12H266Z'),
  shape(C.stone1, 'M266 470h258l12 10H254Z'),
  person(356, 508, 46, 'shirt', C.white, C.slate),
  person(380, 512, 46, 'sari', C.terra3, C.gold2),
  person(470, 520, 48, 'kurta', C.neem4, C.white),
  person(620, 510, 46, 'shirt', C.gold3, C.slate),
  person(642, 512, 46, 'shirt', C.water4, C.slate),
  worker(700, 518, 48),
  worker(290, 524, 48, C.terra2),
]
export const office = [
  ...sky,
  crane(770, 458, 384, -300, C.terra2),
  hoist(636, 74, 60, C.water3),
  ...block,
  ...gondola,
  ...plaza,
].join('')

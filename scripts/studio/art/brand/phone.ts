import { bushes, cypress, sun, tree } from '../kit/nature.ts'
import { C } from '../kit/palette.ts'
import { at, box, clipped, disc, type Drawing, line, shape } from '../kit/pen.ts'
import { grid, rect } from '../kit/forms.ts'
import { villa } from '../soon/villas.ts'
import { word } from '../kit/words.ts'

const FRAME = 'M38 0H282Q320 0 320 38V640H0V38Q0 0 38 0Z'
const SCREEN = 'M40 12H280Q308 12 308 40V640H12V40Q12 12 40 12Z'
const CARD = 'M38 118H282q10 0 10 10V454q0 10-10 10H38q-10 0-10-10V128q0-10 10-10Z'

const heart = (x: number, y: number, fill: string, stroke: string) =>
  at(
    x,
    y,
    1,
    disc(C.paper, 0, 0, 15),
    `<path fill="${fill}" stroke="${stroke}" stroke-width="2" d="M0 7C-12-1-8-9-3-8-1-8 0-6 0-5 0-6 1-8 3-8 8-9 12-1 0 7Z"/>`,
  )
const tower = [
  box(C.sky, 28, 118, 264, 172),
  box(C.skyLow, 28, 210, 264, 80),
  sun(238, 172, 30),
  box(C.stone1, 92, 142, 66, 148),
  box(C.stone3, 158, 148, 24, 142),
  shape(C.water4, grid(97, 148, 56, 136, 3, 9, 0.36, 0.42)),
  shape(C.stone5, grid(161, 154, 18, 130, 1, 9, 0.2, 0.5), 0.6),
  box(C.terra3, 88, 136, 74, 6),
  line(C.terra2, 3, 'M125 142v148'),
  box(C.terra1, 190, 196, 52, 94),
  box(C.terra2, 226, 200, 16, 90),
  shape(C.terra4, grid(194, 202, 30, 82, 2, 5, 0.4, 0.45)),
  box(C.white, 187, 192, 58, 5),
  tree(66, 290, 64),
  tree(258, 290, 70),
  cypress(184, 290, 50),
  bushes(28, 294, 60, 14, 3, C.neem4),
  bushes(120, 294, 60, 12, 3, C.neem3),
  bushes(220, 294, 76, 14, 4, C.neem4),
]
const chips = (y: number) =>
  box(C.sand, 40, y, 70, 20, 10) +
  box(C.sand, 116, y, 58, 20, 10) +
  box(C.sand, 180, y, 50, 20, 10) +
  line(C.grey, 2.5, `M54 ${y + 10}h42M130 ${y + 10}h30M194 ${y + 10}h22`)
const home = [
  box('#EAF0DF', 28, 478, 264, 180),
  shape('#D5DFC0', 'M28 570q70-40 140-16t124-8v112H28Z'),
  sun(80, 532, 22),
  tree(250, 620, 84),
  at(160, 652, 0.92, villa(C.stone1, C.stone3, C.terra2, C.terra3)),
]

export const phone: Drawing = {
  name: 'phone',
  width: 320,
  height: 640,
  body: [
    shape(C.ink, FRAME),
    clipped(
      'phone-screen',
      SCREEN,
      box(C.paper, 12, 12, 296, 640),
      // The bar, the search field, then the cards as the site has them.
      box(C.white, 12, 12, 296, 60),
      line(C.line, 1.5, 'M12 72h296'),
      at(
        28,
        32,
        0.82,
        shape(
          C.terra3,
          'M3 30V16.5c0-5.2 4.2-6.3 7.5-8.5C13.5 6 15.4 4.7 16 1.5c.6 3.2 2.5 4.5 5.5 6.5 3.3 2.2 7.5 3.3 7.5 8.5V30Zm7 0h12V20.5c0-2.7-2.1-3.2-3.7-4.3-1.4-1-2-1.6-2.3-3.2-.3 1.6-.9 2.2-2.3 3.2-1.6 1.1-3.7 1.6-3.7 4.3Z',
        ),
      ),
      word('Aangan', 62, 55, 23, C.ink),
      line(C.ink, 3, 'M266 40h24M266 48h24M266 56h24'),
      disc(C.grey, 44, 94, 6),
      disc(C.paper, 44, 94, 3.8),
      line(C.grey, 2.4, 'M48.5 98.5l4 4'),
      line(C.line, 4, 'M64 95h96'),
      box(C.terra3, 222, 82, 70, 26, 13),
      line(C.white, 3, 'M238 95h38'),
      shape(C.white, CARD),
      clipped('phone-photo', 'M28 290V128q0-10 10-10H282q10 0 10 10V290Z', ...tower),
      heart(270, 140, C.terra3, C.terra3),
      box(C.paper, 40, 262, 48, 20, 10),
      shape(C.ink, 'M50 268h4l2-2h6l2 2h4v9H50Z'),
      disc(C.paper, 59, 272.5, 2.5),
      line(C.ink, 2.5, 'M74 272h6'),
      word('₹ 72 L', 42, 322, 27, C.ink),
      word('₹ 4,966 per sq ft', 136, 321, 15.5, C.grey),
      word('3 BHK flat', 42, 348, 18.5, C.ink),
      disc(C.ink, 132, 342, 2),
      word('1,450 sq ft', 141, 348, 18.5, C.ink),
      word('Gomti Nagar, Lucknow', 42, 370, 16, C.grey),
      chips(384),
      word('Confirmed 3 days ago', 42, 442, 15.5, C.neem4),
      line(C.terra3, 2.5, 'M246 437h26m-7-6l7 6-7 6'),
      line(C.line, 1.5, CARD),
      shape(C.white, rect(28, 490, 264, 160)),
      clipped('phone-home', 'M28 660V488q0-10 10-10H282q10 0 10 10V660Z', ...home),
      heart(270, 500, 'none', C.ink),
    ),
    box(C.ink, 118, 12, 84, 20, 10),
    disc(C.slate, 186, 22, 4),
    line('#4A534E', 2, 'M3 640V38Q3 3 38 3H282Q317 3 317 38V640'),
  ].join(''),
}

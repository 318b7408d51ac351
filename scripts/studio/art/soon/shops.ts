import { person } from '../kit/life.ts'
import { birds, cloud, sun, tree } from '../kit/nature.ts'
import { C } from '../kit/palette.ts'
import { at, box, d, disc, line, shape, steps } from '../kit/pen.ts'
import { cuspedArch, grid, merlons, pointedArch, rect, roundArch, row } from '../kit/forms.ts'
import { chhatri, ROSE } from '../kit/stone.ts'
import { scaffold, sketch, worker } from '../kit/site.ts'

const sky = [
  box('#FBE7BC', 0, 0, 960, 540),
  box('#F6D594', 0, 200, 960, 260),
  disc(C.gold1, 480, 240, 190, 0.6),
  sun(480, 220, 84),
  cloud(80, 110, 150),
  cloud(700, 90, 170),
  birds(280, 130, 11),
  birds(640, 150, 9),
  shape(
    '#EDC57C',
    d`${rect(380, 320, 40, 140)}${rect(430, 300, 30, 160)}${rect(470, 330, 60, 130)}${rect(540, 306, 36, 150)}`,
  ),
]
/** The striped awning of a shop, `w` wide. */
const awning = (x: number, y: number, w: number, a: string, b: string) => {
  const s = w / 6
  const stripe = (i: number) =>
    d`M${x + i * s + 5} ${y}h${s}l${i < 3 ? -2 : 2} 24a${s / 2} 7 0 0 1 ${-s} 0Z`
  return (
    shape(b, d`M${x + 5} ${y}h${w - 2}l6 24H${x - 1}Z`) +
    shape(a, [0, 2, 4].map(stripe).join('')) +
    shape(b, [1, 3, 5].map(stripe).join(''))
  )
}
const shop = (x: number, w: number, a: string, glow: string, goods: string) =>
  box(C.stone6, x, 396, w, 72) +
  box(glow, x + 6, 402, w - 12, 52) +
  goods +
  box(C.stone4, x, 454, w, 14) +
  awning(x, 384, w, a, C.white)
const jars = (x: number) =>
  shape(
    C.terra3,
    row(4, x, 15, (px) => roundArch(px, 452, 10, 16)),
  ) +
  shape(
    C.neem3,
    row(4, x, 15, (px) => rect(px, 424, 10, 9)),
  ) +
  line(C.stone6, 2, d`M${x - 3} 434h62`)
const cloth = (x: number) =>
  shape(C.terra2, rect(x, 408, 12, 40)) +
  shape(C.water4, rect(x + 16, 408, 12, 34)) +
  shape(C.neem4, rect(x + 32, 408, 12, 42)) +
  shape(C.terra4, rect(x + 48, 408, 12, 36)) +
  line(C.stone6, 2, d`M${x - 3} 408h66`)
const books = (x: number) =>
  shape(C.terra3, grid(x, 412, 60, 16, 8, 1, 0.3, 0)) +
  shape(C.neem4, grid(x + 4, 434, 52, 18, 6, 1, 0.4, 0)) +
  line(C.stone6, 2, d`M${x - 3} 430h66M${x - 3} 453h66`)

const left = [
  // The finished side of the street: an old front with an arcade above the shops.
  box(C.stone1, -6, 196, 330, 272),
  box(C.stone3, 324, 206, 40, 262),
  shape(
    C.stone5,
    row(5, 14, 62, (x) => cuspedArch(x, 362, 38, 72)) +
      row(5, 18, 62, (x) => pointedArch(x, 268, 30, 44)),
  ),
  shape(
    C.water3,
    row(5, 19, 62, (x) => rect(x, 322, 28, 40)),
  ),
  line(
    C.stone1,
    2,
    row(5, 33, 62, (x) => d`M${x} 300v62`),
  ),
  shape(C.terra2, rect(-6, 278, 336, 7) + rect(-6, 190, 336, 8)),
  shape(C.stone3, merlons(-6, 191, 330, 22, 12)),
  chhatri(160, 190, 90, 92, ROSE, '#FBE7BC'),
  chhatri(22, 190, 46, 50, ROSE, '#FBE7BC'),
  chhatri(300, 190, 46, 50, ROSE, '#FBE7BC'),
  line(
    C.slate,
    1.6,
    d`M-6 350h336${steps(28, 0, 12)
      .map((x) => d`M${x} 350v12`)
      .join('')}`,
  ),
  box(C.terra3, -6, 362, 330, 20),
  shape(C.gold1, rect(18, 369, 60, 6) + rect(128, 369, 60, 6) + rect(238, 369, 60, 6)),
  shop(4, 98, C.terra3, C.gold1, jars(24)),
  shop(112, 98, C.neem4, C.gold1, cloth(132)),
  shop(220, 98, C.gold3, C.gold1, books(240)),
  shape(C.stone6, pointedArch(332, 468, 24, 60)),
]
const right = [
  sketch('M640 282V176H964M640 228H964M704 282V176M768 282V176M832 282V176M896 282V176'),
  box(C.stone4, 600, 290, 40, 178),
  box(C.stone3, 640, 278, 326, 190),
  shape(C.stone6, grid(648, 290, 316, 76, 5, 1, 0.2, 0.1)),
  shape(C.terra2, rect(660, 326, 44, 36) + rect(724, 340, 44, 22)),
  line(C.terra1, 1.2, 'M660 335h44M660 344h44M660 353h44M724 349h44M682 326v9M672 335v9M692 344v9'),
  shape(C.stone1, rect(634, 272, 332, 8) + rect(634, 364, 332, 8)),
  line(
    C.slate,
    2,
    steps(20, 650, 16)
      .map((x) => d`M${x} 272v${-10 - (x % 3) * 3}`)
      .join(''),
  ),
  box(C.stone2, 640, 372, 326, 96),
  shop(652, 94, C.water4, C.gold1, books(670)),
  shape(C.stone6, rect(760, 396, 86, 72) + rect(860, 396, 100, 72)),
  line(
    C.stone4,
    2,
    steps(8, 402, 8)
      .map((y) => d`M760 ${y}h86M860 ${y}h100`)
      .join(''),
  ),
  box(C.stone5, 752, 384, 210, 12),
  shape(C.stone6, pointedArch(606, 468, 26, 60)),
  scaffold(770, 468, 180, 222, 5, 5),
  worker(820, 374, 40),
  worker(890, 330, 38, C.neem3),
  worker(700, 272, 36),
]
/** Lights strung over the street. */
const lights = (y: number, sag: number) =>
  line(C.slate, 1.4, d`M330 ${y}Q480 ${y + sag} 634 ${y - 6}`) +
  steps(9, 0.1, 0.1)
    .map((t) =>
      disc(
        (t * 10) % 2 < 1 ? C.gold3 : C.terra3,
        330 + 304 * t,
        y + 2 * t * (1 - t) * sag - 6 * t * t + 5,
        5,
      ),
    )
    .join('')
const cart = at(
  480,
  506,
  1.1,
  shape(C.neem4, 'M-50-30H50l-6 14H-44Z'),
  shape(
    C.gold3,
    row(5, -42, 17, (x) => d`M${x} -30a8 8 0 0 1 16 0Z`),
  ),
  shape(
    C.terra2,
    row(3, -26, 17, (x) => d`M${x} -38a8 8 0 0 1 16 0Z`),
  ),
  line(C.stone6, 3, 'M-48-34V-74M48-34V-74'),
  shape(C.terra3, 'M-62-70Q0-96 62-70l-4 6H-58Z'),
  shape(C.white, 'M-34-77l16-4-4 17h-16ZM18-81l16 4 4 13H22Z', 0.8),
  disc(C.ink, -28, -8, 9),
  disc(C.ink, 28, -8, 9),
  disc(C.line, -28, -8, 4),
  disc(C.line, 28, -8, 4),
)
const street = [
  shape(C.stone3, 'M0 466h960v74H0Z'),
  shape(C.stone2, 'M380 440h200l220 100H150Z'),
  line(
    C.stone4,
    1.6,
    'M352 454h258M318 470h326M274 490h416M220 514h524M480 440v100M430 440L330 540M530 440l100 100',
  ),
  box(C.stone4, 0, 466, 372, 8),
  box(C.stone4, 594, 466, 366, 8),
  tree(572, 462, 90),
  tree(392, 460, 84),
  cart,
  person(410, 508, 52, 'sari', C.terra3, C.gold2),
  person(550, 512, 52, 'kurta', C.white, C.stone4),
  person(240, 504, 52, 'sari', C.neem4, C.gold2),
  person(262, 506, 34, 'kurta', C.gold3, C.white),
  person(120, 510, 53, 'shirt', C.water4, C.slate),
  person(146, 510, 52, 'sari', C.gold3, C.terra3),
  person(690, 508, 52, 'kurta', C.terra2, C.white),
  worker(800, 516, 52),
  person(330, 478, 42, 'kurta', C.white, C.stone3),
  person(632, 482, 43, 'shirt', C.gold2, C.slate),
]
export const shops = [...sky, ...left, ...right, lights(240, 60), lights(296, 70), ...street].join(
  '',
)

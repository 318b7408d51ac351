import { boat, person } from '../kit/life.ts'
import { birds, bushes, cloud, palm, PALE, ripples, sun, tree } from '../kit/nature.ts'
import { C } from '../kit/palette.ts'
import { box, d, disc, line, shape, steps } from '../kit/pen.ts'
import { merlons, pointedArch, rect, roundArch, row } from '../kit/forms.ts'
import { chhatri, ROSE } from '../kit/stone.ts'

const sky = [
  box('#D3E0CC', 0, 0, 800, 600),
  box('#F3E8CF', 0, 230, 800, 180),
  sun(560, 226, 80),
  cloud(470, 130, 150),
  cloud(620, 292, 150, C.white, 0.6),
  birds(470, 190, 11),
  birds(660, 150, 9),
  shape(C.haze, 'M300 372c90-24 180-10 260-22s160-12 240-6v60H300Z'),
  ...steps(7, 420, 58).map((x, i) => tree(x, 382, 30 + (i % 3) * 9, PALE)),
]

/** A tall brick chimney with two bands and a plume of smoke. */
const chimney = (x: number, top: number, w: number, base: number) =>
  [
    shape(
      C.terra2,
      d`M${x - w / 2} ${base}L${x - w * 0.32} ${top}h${w * 0.64}L${x + w / 2} ${base}Z`,
    ),
    shape(C.terra3, d`M${x + w * 0.1} ${base}V${top}h${w * 0.22}L${x + w / 2} ${base}Z`),
    shape(
      C.terra1,
      d`M${x - w * 0.42} ${top}h${w * 0.84}v-9h${-w * 0.84}ZM${x - w * 0.36} ${top + 26}h${w * 0.72}v6h${-w * 0.72}ZM${x - w * 0.36} ${top + 40}h${w * 0.73}v4h${-w * 0.73}Z`,
    ),
    box(C.terra4, x - w * 0.46, top - 13, w * 0.92, 5),
  ].join('')

const mill = [
  chimney(98, 118, 36, 400),
  chimney(254, 172, 32, 400),
  // The saw-tooth roofs of the weaving sheds, their north lights glazed.
  shape(
    C.terra3,
    steps(5, 206, 44)
      .map((x) => d`M${x} 340V304l44 36Z`)
      .join(''),
  ),
  shape(
    C.water2,
    steps(5, 206, 44)
      .map((x) => d`M${x + 3} 336V311l12 9.5v15.5Z`)
      .join(''),
  ),
  box(C.terra2, 200, 338, 232, 92),
  box(C.terra1, 196, 334, 240, 7),
  shape(
    C.terra5,
    row(6, 212, 36, (x) => pointedArch(x, 412, 20, 52, 14)),
  ),
  line(
    C.terra1,
    2,
    steps(6, 222, 36)
      .map((x) => d`M${x} 364v48M${x - 10} 388h20`)
      .join(''),
    0.7,
  ),
  // The long front of four storeys.
  box(C.terra2, -6, 286, 152, 146),
  box(C.terra1, -6, 280, 152, 8),
  shape(C.terra3, merlons(-6, 281, 152, 12, 9)),
  shape(
    C.terra5,
    row(5, 4, 27, (x) => roundArch(x, 326, 15, 28)) +
      row(5, 4, 27, (x) => roundArch(x, 368, 15, 28)) +
      row(5, 4, 27, (x) => roundArch(x, 412, 15, 30)),
  ),
  line(C.terra1, 3, 'M-6 336h152M-6 378h152'),
  // The clock tower.
  box(C.terra2, 138, 182, 66, 250),
  box(C.terra3, 184, 182, 20, 250),
  shape(C.terra1, rect(132, 250, 78, 7) + rect(132, 318, 78, 6) + rect(132, 176, 78, 8)),
  disc(C.terra4, 164, 216, 24),
  disc(C.white, 164, 216, 20),
  line(C.ink, 2.5, 'M164 216v-13M164 216l9 5'),
  line(C.stone6, 1.5, 'M164 198.5v3M164 230.5v3M146.5 216h3M178.5 216h3'),
  shape(
    C.terra5,
    row(2, 148, 18, (x) => pointedArch(x, 306, 12, 40, 9)) +
      row(2, 148, 18, (x) => pointedArch(x, 366, 12, 34, 9)) +
      roundArch(152, 432, 26, 46),
  ),
  shape(C.slate, 'M136 176l12-30h46l12 30Z'),
  shape(C.ink, 'M180 146h14l12 30h-20Z', 0.5),
  shape(C.terra2, rect(156, 124, 30, 24)),
  shape(
    C.terra5,
    row(2, 160, 12, (x) => roundArch(x, 146, 8, 18)),
  ),
  shape(C.slate, 'M152 124l19-36 19 36Z'),
  line(C.gold3, 3, 'M171 90V66'),
  disc(C.gold3, 171, 74, 4),
  shape(C.terra1, 'M134 176l5-20 5 20ZM198 176l5-20 5 20Z'),
]

const barrage = [
  // The barrage: gates between piers, the road above and its lamps.
  box(C.water1, 300, 384, 500, 40),
  shape(
    C.stone2,
    row(10, 424, 40, (x) => d`M${x} 410V320h16v90Z`),
  ),
  shape(
    C.stone4,
    row(10, 434, 40, (x) => d`M${x} 410V320h6v90Z`),
  ),
  shape(
    C.neem4,
    row(9, 442, 40, (x) => rect(x, 350, 20, 34)),
  ),
  line(
    C.neem2,
    1.5,
    row(9, 442, 40, (x) => d`M${x} 361h20M${x} 372h20`),
  ),
  shape(
    C.white,
    row(9, 442, 40, (x) => d`M${x} 384h20l4 28h-28Z`),
    0.85,
  ),
  shape(C.stone1, 'M404 318h400v-9H404Z'),
  box(C.stone3, 404, 318, 400, 7),
  shape(
    C.stone2,
    row(5, 422, 80, (x) => rect(x, 286, 20, 26)),
  ),
  shape(
    C.terra2,
    row(5, 418, 80, (x) => d`M${x} 288l14-12 14 12Z`),
  ),
  shape(
    C.slate,
    row(5, 428, 80, (x) => rect(x, 294, 8, 9)),
  ),
  line(C.stone5, 1.5, 'M404 300h400', 0.7),
]

const bank = [
  shape(C.water2, 'M0 434h420v-22h380v190H0Z'),
  shape(C.water1, 'M420 408h380v24c-120 10-240 4-380-4Z'),
  shape(C.water3, 'M300 536c120-16 260 10 500-10v76H180Z'),
  shape(
    C.gold1,
    'M500 432h110v5H500ZM520 450h76v4h-76ZM506 468h98v5h-98ZM530 488h56v4h-56ZM516 508h70v4h-70Z',
  ),
  // The ghat along the mill's bank.
  shape(C.neem3, 'M0 428h440l20 14H0Z'),
  bushes(0, 436, 130, 22, 6, C.neem4),
  bushes(236, 436, 190, 20, 8, C.neem4),
  tree(420, 436, 78),
  palm(232, 436, 82),
  tree(24, 438, 60),
  shape(C.stone3, 'M0 436h454l110 96c-180 26-340 34-564 34Z'),
  shape(
    C.stone1,
    steps(7, 0, 1)
      .map((i) => d`M0 ${440 + i * 15}h${456 + i * 15}l5 7H0Z`)
      .join(''),
  ),
  shape(C.stone4, 'M0 545h562l-12 16H0Z'),
  box(C.stone2, 0, 540, 566, 7),
  box(C.stone2, 296, 440, 74, 28),
  box(C.stone4, 350, 440, 20, 28),
  box(C.stone1, 290, 436, 86, 6),
  chhatri(333, 436, 66, 76, ROSE),
  box(C.stone2, 40, 470, 96, 34),
  box(C.stone4, 116, 470, 20, 34),
  box(C.stone1, 34, 466, 108, 6),
  chhatri(88, 466, 84, 88, ROSE),
  person(190, 486, 38, 'sari', C.gold3, C.terra3),
  person(208, 486, 38, 'kurta', C.white, C.stone3),
  person(262, 516, 40, 'kurta', C.neem4, C.white),
  person(400, 500, 38, 'sari', C.water4, C.gold1),
  person(424, 530, 40, 'shirt', C.terra2, C.slate),
  person(170, 536, 42, 'sari', C.terra3, C.white),
  person(440, 530, 28, 'kurta', C.gold3, C.white),
  ripples(
    C.white,
    2.5,
    [
      [480, 446, 40],
      [640, 446, 70],
      [720, 470, 50],
      [620, 520, 44],
      [740, 540, 50],
    ],
    0.85,
  ),
  ripples(
    C.water4,
    2.5,
    [
      [40, 584, 70],
      [220, 580, 60],
      [600, 556, 60],
      [440, 588, 70],
    ],
    0.7,
  ),
  boat(676, 500, 110, C.stone6, C.gold2, 'rower'),
  boat(672, 578, 180, C.terra4, C.gold2, 'canopy'),
  boat(300, 588, 140, C.neem5, C.terra1, 'empty'),
]

export const kanpur = [...sky, ...barrage, ...mill, ...bank].join('')

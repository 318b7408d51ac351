import { person } from '../kit/life.ts'
import { bushes, cloud, cypress, palm, PALE, sun, tree } from '../kit/nature.ts'
import { C } from '../kit/palette.ts'
import { at, box, d, disc, type Drawing, line, oval, shape, steps, turned } from '../kit/pen.ts'
import { grid, pointedArch, rect, row } from '../kit/forms.ts'
import { sketch } from '../kit/site.ts'

const key = (x: number, y: number, s: number, turn: number) => turned(turn, x, y, at(x, y, s,
  line(C.gold4, 9, 'M0 3a17 17 0 1 1 .1 0M0 3V64M0 46h14M0 60h18'),
  line(C.gold3, 9, 'M0 0a17 17 0 1 1 .1 0M0 0V61M0 43h14M0 57h18')))

const buyCommercial = [
  box(C.sky, 0, 0, 400, 300), box(C.skyLow, 0, 120, 400, 130), sun(318, 84, 36), cloud(30, 66, 90),
  shape(C.haze, d`${rect(8, 150, 40, 100)}${rect(352, 140, 40, 110)}`),
  // A corner block: shops below, offices above, its title board free.
  box(C.stone1, 72, 60, 168, 192), shape(C.stone3, 'M240 60l84 18v174h-84Z'),
  shape(C.water4, grid(82, 72, 148, 96, 4, 3, 0.2, 0.3)), line(C.white, 2, 'M82 104h148M82 136h148'),
  shape(C.water5,
    'M250 78l28 5v22l-28-4ZM286 85l28 5v20l-28-4ZM250 112l28 4v22l-28-3ZM286 117l28 4v20l-28-3ZM250 145l28 3v20l-28-2ZM286 149l28 3v18l-28-2Z'),
  box(C.terra3, 66, 52, 178, 9), shape(C.terra4, 'M244 52l88 18v9l-88-18Z'), box(C.terra3, 72, 174, 168, 16),
  box(C.gold1, 92, 179, 60, 6), box(C.gold1, 168, 179, 54, 6), shape(C.terra4, 'M240 174l84 5v14l-84-3Z'),
  box(C.stone6, 82, 198, 148, 54), shape(C.gold1, grid(84, 200, 144, 50, 3, 1, 0.1, 0.04)),
  shape(C.stone6, 'M252 204l62 2v46h-62Z'), shape(C.gold2, 'M256 208l24 1v40h-24ZM285 209l25 1v39h-25Z'),
  ...[82, 131, 180].map((x, i) => shape([C.neem4, C.terra2, C.gold3][i] ?? '', d`M${x} 192h48l4 16H${x - 3}Z`)),
  box(C.stone3, 0, 250, 400, 50), box(C.stone2, 0, 250, 400, 6), tree(40, 262, 84), cypress(356, 262, 76),
  bushes(330, 264, 70, 16, 4, C.neem4), person(116, 270, 40, 'shirt', C.water5, C.slate),
  person(134, 271, 40, 'sari', C.terra3, C.gold2), key(236, 196, 1.2, -24),
]
const sheet = turned(6, 300, 170, box(C.stone4, 246, 92, 116, 152, 6), box(C.white, 250, 88, 112, 150, 6),
  box(C.terra3, 284, 80, 44, 16, 4), line(C.line, 5, 'M266 118h80M266 136h80M266 154h58M266 172h70M266 190h40'),
  line(C.water5, 3, 'M300 218c6-12 12-12 10-2s8 4 12-4 10-4 8 2 8 2 12-2'), line(C.grey, 1.6, 'M292 224h58'),
  disc(C.neem4, 272, 216, 11), line(C.white, 3, 'M267 216l4 4 7-8'))
const leaseCommercial = [
  box('#E4EEE6', 0, 0, 400, 300), box('#D3E2D6', 0, 190, 400, 110), sun(64, 62, 30), cloud(120, 44, 90),
  shape('#C3D6C8', d`${rect(4, 120, 34, 140)}${rect(232, 110, 40, 150)}${rect(366, 100, 34, 160)}`),
  // One floor of the building is lit and stands open.
  box(C.water5, 48, 56, 180, 200),
  shape(C.water4, grid(54, 62, 168, 50, 6, 2, 0.16, 0.2) + grid(54, 206, 168, 46, 6, 2, 0.16, 0.2)),
  box(C.terra3, 42, 48, 192, 9), box(C.gold1, 42, 118, 192, 80), box(C.gold2, 42, 186, 192, 12), box(C.white, 38, 112, 200, 7),
  box(C.white, 38, 197, 200, 7),
  line(C.stone6, 3, 'M60 186v-18h38v18M116 186v-18h38v18M176 186v-18h38v18'), box(C.slate, 72, 154, 18, 12),
  box(C.slate, 128, 154, 18, 12), box(C.slate, 188, 154, 18, 12), line(C.terra3, 2, 'M70 119v14M138 119v14M204 119v14'),
  shape(C.terra3, 'M60 140q10-14 20 0ZM128 140q10-14 20 0ZM194 140q10-14 20 0Z'), person(108, 190, 42, 'sari', C.terra2, C.neem3),
  person(166, 190, 43, 'shirt', C.white, C.slate),
  box(C.stone3, 0, 254, 400, 46), box(C.stone1, 0, 254, 400, 6), tree(20, 266, 70), bushes(50, 262, 60, 14, 4, C.neem4),
  palm(240, 268, 76), sheet,
]
const buyPlots = [
  box(C.sky, 0, 0, 400, 300), box('#F3E6BE', 0, 84, 400, 60), sun(296, 74, 32), cloud(44, 58, 100),
  shape('#D8DDB4', 'M0 124c60-22 120-16 190-8s140-16 210-4v40H0Z'),
  ...[24, 70, 120, 330, 376].map((x, i) => tree(x, 134, 30 + (i % 3) * 8, PALE)),
  box(C.neem2, 0, 130, 400, 170), shape(C.neem3, 'M0 130h130L20 300H0ZM290 130h110v170h-20Z', 0.5),
  shape('#DDBE8E', 'M116 158H286L352 262H44Z'), shape('#C9A870', 'M44 262H352v14H44Z'),
  line('#C9A870', 2, 'M106 176h190M94 196h214M80 216h240M66 238h268'),
  // A wall of brick begins round the plot; the rest is still string.
  sketch('M116 158H286L352 262', C.white, 3), shape(C.terra2, 'M116 158V142L40 246v30h6Z'),
  shape(C.terra3, 'M44 262v-18h96v32H44Z'),
  line(C.terra1, 1.6, 'M44 254h96M44 265h96M68 244v10M100 244v10M56 254v11M84 254v11M118 254v11M68 265v11M100 265v11'),
  ...[[116, 158, 0.8], [286, 158, 0.8], [352, 262, 1.3],
    [140, 262, 1.3]].map(([x = 0, y = 0, s = 1]) => line(C.stone6, 4 * s, d`M${x} ${y}v${-40 * s}`) +
      shape(C.terra3, d`M${x + 2} ${y - 41 * s}l${26 * s} ${8 * s}l${-26 * s} ${8 * s}Z`)),
  // Four arrows, and the gaz between them.
  line(C.white, 4, 'M146 184h108M156 176l-10 8 10 8M244 176l10 8-10 8'), tree(368, 196, 92),
  person(196, 254, 50, 'kurta', C.white, C.stone4), person(220, 255, 49, 'sari', C.terra3, C.gold2),
  bushes(-6, 304, 70, 22, 3, C.neem4), bushes(340, 304, 70, 22, 3, C.neem4),
]
const rentHome = [
  box(C.terra1, 0, 0, 400, 300),
  line('#E39F77', 2, steps(14, 12, 18).map((y, i) => d`M${i % 2 ? 20 : 60} ${y}h46M${i % 2 ? 300 : 340} ${y + 4}h40`).join('')),
  box(C.stone3, 0, 252, 400, 48), box(C.stone2, 0, 252, 400, 7),
  // The door of a home, open, with light in the hall behind it.
  shape(C.stone4, pointedArch(112, 256, 148, 222, 50)), shape(C.stone1, pointedArch(120, 256, 132, 210, 46)),
  shape(C.gold2, pointedArch(134, 256, 104, 188, 38)), shape(C.gold1, 'M134 256v-96h104v96Z'), line(C.gold4, 2, 'M186 70v30'),
  shape(C.terra3, 'M172 112q14-22 28 0Z'), box(C.stone5, 196, 176, 34, 44), box(C.water2, 200, 180, 26, 36),
  shape(C.neem3, 'M200 216l10-18 7 10 9-14v22Z'), box(C.stone6, 146, 214, 30, 42), line(C.stone4, 2, 'M146 228h30M146 242h30'),
  shape(C.terra2, 'M154 214q0-14 7-14t7 14Z'),
  shape(C.neem4, 'M238 256V104c14 8 26 16 40 34v134Z'), shape(C.neem5, 'M246 240V190l22 12v50ZM246 178v-50c8 4 16 10 22 18v44Z'),
  disc(C.gold3, 270, 206, 4), shape(C.gold3, row(9, 122, 16, (x) => d`M${x} ${40 + Math.abs(x - 186) * 0.5}a7 7 0 1 1 .1 0`)),
  shape(C.neem3, row(8, 130, 16, (x) => d`M${x} ${38 + Math.abs(x - 186) * 0.5}l5 12-9-4Z`)),
  box(C.terra3, 130, 258, 116, 14, 2), line(C.gold2, 2, 'M136 265h104'), box(C.water4, 46, 92, 40, 70, 3),
  box(C.white, 42, 88, 48, 6), line(C.white, 2.5, 'M66 94v68M46 126h40'), box(C.white, 40, 160, 52, 7),
  shape(C.terra3, 'M58 256l-6-34h36l-6 34Z'), box(C.terra2, 48, 216, 44, 9), bushes(46, 218, 48, 34, 3, C.neem4),
  bushes(52, 216, 36, 26, 3, C.neem3),
  box(C.stone5, 306, 204, 62, 52, 3), box(C.stone4, 306, 204, 62, 14, 3), line(C.stone6, 2.5, 'M337 204v52M320 232h34'),
  box(C.stone4, 316, 168, 44, 36, 3), line(C.stone6, 2.5, 'M338 168v36'), key(336, 78, 1.15, 18),
]
const pgCoLiving = [
  box('#F7E0CC', 0, 0, 400, 300), box(C.stone3, 0, 252, 400, 48), box(C.stone2, 0, 248, 400, 7),
  line(C.stone4, 2, 'M0 272h400M60 255l-20 45M150 255l-8 45M250 255l8 45M340 255l20 45'),
  // A shared room: bunks, a window, a table with two who talk over tea.
  box(C.white, 236, 40, 116, 98, 3), box(C.water1, 242, 46, 104, 86), sun(314, 84, 18),
  shape(C.neem3, 'M242 132v-26q12-14 26 0 12-20 30 0 12-12 24 0t24 4v22Z'), line(C.white, 4, 'M294 46v86'),
  shape(C.gold3, 'M228 34h132v8H228ZM230 42h30q-2 44-18 72l-12 24ZM358 42h-30q2 44 18 72l12 24Z'),
  line(C.stone6, 8, 'M26 252V58M196 252V58'), shape(C.stone5, rect(26, 128, 170, 11) + rect(26, 214, 170, 11)),
  shape(C.terra2, 'M32 128v-14q40-10 90-6 40 2 68 8v12Z'), shape(C.terra3, 'M110 128v-20q46-2 80 8v12Z'),
  shape(C.water4, 'M32 214v-14q40-10 90-6 40 2 68 8v12Z'), shape(C.water5, 'M110 214v-20q46-2 80 8v12Z'),
  box(C.white, 36, 102, 40, 16, 7), box(C.white, 36, 188, 40, 16, 7),
  line(C.stone6, 4,
    'M170 128V62M186 128V62M170 80h16M170 98h16M170 116h16M172 214v-75M188 214v-75M172 158h16M172 176h16M172 194h16'),
  box(C.stone5, 96, 62, 54, 5), shape(C.terra3, rect(100, 44, 8, 18) + rect(120, 46, 7, 16)),
  shape(C.neem4, rect(110, 40, 8, 22)), shape(C.gold3, rect(130, 48, 16, 5) + rect(132, 54, 14, 8)),
  line(C.terra4, 2, 'M216 0v24'), shape(C.terra3, 'M200 36q16-28 32 0Z'), box(C.slate, 44, 236, 50, 18, 4),
  line(C.stone4, 2, 'M60 236v-5h16v5'),
  person(250, 276, 104, 'kurta', C.neem4, C.white), person(348, 276, 102, 'sari', C.gold3, C.terra3),
  oval(C.stone6, 300, 222, 40, 8), oval(C.stone5, 300, 219, 40, 8), line(C.stone6, 7, 'M300 226v52M280 280h40'),
  shape(C.white, 'M276 202h13l-2 14h-9ZM310 203h13l-2 13h-9Z'), line(C.white, 2.5, 'M281 196q-4-5 0-10M316 197q-4-5 0-10', 0.8),
]
const SCENES = { 'buy-commercial': buyCommercial, 'lease-commercial': leaseCommercial, 'buy-plots': buyPlots,
  'rent-home': rentHome, 'pg-co-living': pgCoLiving }


export const SERVICES: Drawing[] = Object.entries(SCENES).map(([slug, parts]) => ({ name: `service-${slug}`, width: 400,
  height: 300, body: parts.join('') }))

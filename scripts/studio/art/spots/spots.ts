import { birds, bushes, cloud, cypress, palm, tree } from '../kit/nature.ts'
import { C } from '../kit/palette.ts'
import { at, box, d, disc, type Drawing, line, oval, shape, turned } from '../kit/pen.ts'
import { cuspedArch, grid, merlons, pointedArch, rect } from '../kit/forms.ts'
import { sketch } from '../kit/site.ts'
import { chhatri, ROSE } from '../kit/stone.ts'

/** A small house with a pitched roof, 60 wide, standing on y 0. */
const house = (wall: string, shade: string, roof: string) =>
  box(wall, -26, -44, 36, 44) +
  box(shade, 10, -44, 18, 44) +
  shape(roof, 'M-32-42L-8-68H14L34-42Z') +
  shape(C.stone6, pointedArch(-18, 0, 12, 22, 7)) +
  box(C.water4, 0, -34, 8, 10) +
  box(C.water4, 14, -34, 9, 10)

/** A lens over a lane of houses, one of which is only an outline. */
const noResults = [
  shape(C.sand, 'M26 196C2 130 40 46 128 40s150 0 168 66-6 110-60 110H64C44 216 32 212 26 196Z'),
  cloud(54, 84, 70),
  cloud(206, 70, 60),
  line(C.stone3, 4, 'M30 198h262'),
  at(74, 196, 1, house(C.stone1, C.stone3, C.terra2)),
  at(252, 196, 1, house(C.gold1, C.stone3, C.neem3)),
  cypress(112, 196, 56),
  tree(288, 198, 60),
  bushes(30, 198, 40, 14, 3, C.neem4),
  disc(C.white, 164, 146, 56),
  at(
    164,
    188,
    1.06,
    sketch(
      'M-28-2V-44L-32-42-8-68H14L34-42 28-44V-2ZM-18-2v-12q6-16 12 0v12M0-34h8v10H0ZM14-34h9v10h-9Z',
      C.terra3,
      2,
    ),
  ),
  line(C.stone6, 9, 'M164 92a54 54 0 1 1-.1 0'),
  line(C.gold3, 4, 'M130 116a46 46 0 0 1 24-16'),
  line(C.stone6, 10, 'M202 186l10 10'),
  line(C.terra3, 16, 'M216 200l24 24'),
  line(C.terra4, 5, 'M222 212l14 14'),
]
/** A niche in a wall, with a lamp and a heart that waits for a flame. */
const nothingSaved = [
  shape(C.sand, 'M40 214C10 150 40 50 120 40s160 10 172 80-4 96-44 100H62C50 220 44 220 40 214Z'),
  box(C.stone3, 84, 34, 152, 186),
  box(C.stone2, 84, 34, 140, 186),
  box(C.white, 76, 26, 168, 10),
  shape(C.stone3, merlons(80, 27, 160, 14, 11)),
  shape(C.stone4, cuspedArch(104, 206, 110, 156)),
  shape(C.terra4, cuspedArch(112, 206, 94, 144)),
  shape('#6B2A14', cuspedArch(122, 206, 74, 126)),
  box(C.white, 92, 206, 136, 9),
  box(C.stone4, 96, 215, 128, 6),
  disc(C.gold2, 159, 136, 34, 0.25),
  sketch(
    'M159 164C122 138 134 108 148 110 156 111 159 118 159 122 159 118 162 111 170 110 184 108 196 138 159 164Z',
    C.gold2,
    3,
  ),
  shape(C.gold4, 'M140 188h38q-4 16-19 16t-19-16Z'),
  shape(C.gold3, 'M140 188h38l-3 6h-32Z'),
  shape(C.gold2, 'M176 188q8-2 10-8-6-2-14 4Z'),
  palm(44, 222, 96),
  tree(272, 222, 84),
  bushes(20, 224, 70, 18, 4, C.neem4),
  bushes(232, 224, 66, 16, 4, C.neem4),
]
/** A kite whose string has parted, above the roofs. */
const notFound = [
  shape(C.sand, 'M22 206C0 140 30 60 110 44s170-4 186 66-10 108-48 108H50C34 218 26 216 22 206Z'),
  cloud(40, 96, 76),
  cloud(214, 146, 60),
  birds(70, 60, 8),
  shape(C.stone3, d`${rect(24, 176, 60, 42)}${rect(96, 164, 44, 54)}${rect(240, 170, 56, 48)}`),
  shape(C.terra1, rect(70, 184, 60, 34)),
  shape(C.terra3, grid(76, 192, 48, 16, 4, 1, 0.5, 0.2)),
  box(C.white, 66, 180, 68, 5),
  box(C.stone1, 140, 176, 74, 42),
  box(C.stone4, 196, 176, 18, 42),
  box(C.white, 136, 171, 82, 6),
  shape(C.stone6, pointedArch(150, 218, 14, 30, 8) + pointedArch(174, 218, 14, 30, 8)),
  chhatri(166, 171, 36, 36, ROSE, C.sand),
  box(C.gold1, 214, 190, 50, 28),
  box(C.white, 211, 186, 56, 5),
  tree(44, 220, 52),
  cypress(278, 220, 50),
  line(C.stone4, 4, 'M20 219h280'),
  turned(
    18,
    196,
    92,
    shape(C.terra3, 'M196 40L240 92H152Z'),
    shape(C.terra2, 'M152 92H240L196 148Z'),
    shape(C.gold3, 'M196 40L240 92 196 148Z', 0.55),
    line(C.terra5, 2.4, 'M196 40V148M152 92Q196 66 240 92'),
    shape(C.neem4, 'M196 144l-14 24 14-7 14 7Z'),
  ),
  line(C.grey, 2, 'M188 92c-6 30-40 34-52 22s-24 2-20 14'),
  line(C.grey, 2, 'M92 178c-2-16 2-24 12-28'),
  line(C.terra3, 2, 'M112 132l-6 4M118 134l-2 7M104 146l4-5'),
  oval(C.terra4, 92, 180, 4, 3),
]

export const SPOTS: Drawing[] = Object.entries({
  'no-results': noResults,
  'nothing-saved': nothingSaved,
  'not-found': notFound,
}).map(([name, parts]) => ({
  name: `spots/${name}`,
  width: 320,
  height: 240,
  body: parts.join(''),
}))

import { C } from '../kit/palette.ts'
import { box, disc, line, shape } from '../kit/pen.ts'
import { BROWN, DARK, earring, features, glasses, HAIR, head, shoulders, WHEAT } from './face.ts'

const ground = (wall: string, light: string) =>
  box(wall, 0, 0, 320, 320) + disc(light, 160, 158, 128)

/** A managing director near fifty, in a green sari with a gold border, a grey streak in her knotted hair. */
const person1 = [
  ground(C.gold1, C.stone1),
  shape(
    HAIR.black,
    'M106 150C94 84 128 66 160 66s66 18 54 84c4 18 2 34-8 46-6 10-16 14-46 14s-40-4-46-14c-10-12-12-28-8-46Z',
  ),
  disc(HAIR.black, 206, 192, 26),
  line(HAIR.grey, 2, 'M206 176q14 2 18 16M204 190q10 0 14 12'),
  shoulders(WHEAT, '#E9D3A6', C.stone3, 'Q160 262 184 220'),
  head(WHEAT),
  features(WHEAT, { lashes: true, bindi: C.terra3 }),
  shape(
    HAIR.black,
    'M114 130C112 86 134 74 160 76c28-2 48 12 46 54-4-22-18-34-44-36-26 2-44 14-48 36Z',
  ),
  shape(HAIR.silver, 'M150 78c-18 4-30 18-34 42 8-18 18-28 40-30Z', 0.85),
  line(C.ink, 1.6, 'M161 76v18', 0.5),
  shape(C.neem4, 'M30 322C34 268 70 244 112 230c26 24 84 40 122 92Z'),
  shape(C.neem5, 'M112 230c26 24 84 40 122 92h-36c-26-42-76-58-104-84Z', 0.6),
  line(C.gold3, 7, 'M108 231c30 26 88 42 124 92'),
  line(C.gold1, 1.6, 'M102 234c30 28 90 44 122 90M114 228c30 24 90 42 126 92'),
  earring(C.gold3),
  line(C.gold3, 2.4, 'M134 222q26 34 52 0'),
]
/** A former sub-editor about fifty: trimmed beard, square glasses, waistcoat over a white shirt. */
const person2 = [
  ground(C.water2, C.water1),
  shoulders(WHEAT, C.white, C.line, 'L160 250 184 220'),
  shape(C.slate, 'M30 322C34 268 74 244 120 227l34 95ZM200 227c46 17 86 41 90 95H166Z'),
  shape(C.ink, 'M200 227c46 17 86 41 90 95h-66c6-36 0-70-24-95Z', 0.5),
  line(C.line, 2, 'M160 252v70'),
  disc(C.stone5, 160, 276, 2.5),
  disc(C.stone5, 160, 302, 2.5),
  head(WHEAT, 4),
  shape(
    HAIR.grey,
    'M116 138C114 150 118 168 126 180c8 14 20 20 34 20s26-6 34-20c8-12 12-30 10-42-4 14-10 22-18 24-12-6-40-6-52 0-8-2-14-10-18-24Z',
  ),
  shape(HAIR.silver, 'M140 190c4 6 12 10 20 10s16-4 20-10c-6-4-34-4-40 0Z', 0.8),
  shape(WHEAT.lit, 'M144 171q16-5 32 0-4 10-16 10t-16-10Z'),
  features(WHEAT, { brow: HAIR.grey, smile: 6, creases: true }),
  shape(
    HAIR.grey,
    'M111 134C100 96 118 66 152 68c8-6 40-4 48 10 14 12 16 34 9 56-3-8-4-14-6-20-2-10-8-18-16-22-16 8-42 8-56-2-10 6-16 20-20 44Z',
  ),
  line(HAIR.silver, 2.4, 'M128 84q20-10 44-6M134 76q12-6 24-4M178 78q12 4 18 16'),
  shape(
    HAIR.silver,
    'M111 134c-5-16-3-28 2-36 5 6 5 20-2 36ZM209 134c5-16 3-28-2-36-5 6-5 20 2 36Z',
  ),
  glasses(C.ink, false),
  shape(C.white, 'M136 219l24 33-16 18-20-46ZM184 219l-24 33 16 18 20-46Z'),
  line(C.line, 1.6, 'M136 219l24 33 24-33'),
]
/** A young engineer with loose wavy hair and round glasses, in a teal kurta. */
const person3 = [
  ground(C.terra1, '#F6D3BB'),
  shape(
    HAIR.black,
    'M98 150C88 82 126 62 160 62s72 20 62 88c-2 22 12 32 6 58-4 22-28 26-40 16h-56c-14 10-36 4-40-18-4-24 10-34 6-56Z',
  ),
  shoulders(BROWN, C.water4, C.water5, 'L160 262 184 220'),
  line(C.gold2, 4, 'M134 222l26 42 26-42'),
  line(C.gold2, 2, 'M160 264v46'),
  disc(C.gold2, 160, 280, 3),
  disc(C.gold2, 160, 298, 3),
  head(BROWN),
  features(BROWN, { lashes: true, smile: 9 }),
  disc(C.gold2, 153, 158, 2),
  shape(
    HAIR.black,
    'M112 150C106 92 132 70 168 74c30 2 46 24 40 72-6-18-14-32-26-44-22 12-46 14-56 16-6 8-10 18-14 32Z',
  ),
  line(
    '#4A403B',
    2.4,
    'M122 108c14-4 36-8 52-18M182 96c10 8 18 20 22 34M104 168c-4 14-12 24-8 42M218 168c2 14 10 22 8 40',
  ),
  glasses(C.terra4, true),
  earring(C.gold2),
]
/** A Sikh gentleman in a terracotta turban, full beard, blazer and open collar. */
const person4 = [
  ground(C.stone2, C.stone1),
  shoulders(WHEAT, C.white, C.line, 'L160 254 184 220'),
  shape(C.water5, 'M30 322C34 268 74 244 118 228l32 94ZM202 228c44 16 84 40 88 94H170Z'),
  shape(C.ink, 'M202 228c44 16 84 40 88 94h-64c6-36 0-68-24-94Z', 0.35),
  shape('#265252', 'M118 228l36 58-12 36h-16l-30-50 14-6ZM202 228l-36 58 12 36h16l30-50-14-6Z'),
  head(WHEAT, 4),
  shape(
    HAIR.black,
    'M115 134c-2 30 2 54 14 70 10 14 20 20 31 20s22-6 32-20c12-16 15-40 13-70-4 16-10 24-18 27-14-7-40-7-54 0-8-3-14-11-18-27Z',
  ),
  line(
    HAIR.grey,
    2,
    'M140 206q-6-12-7-26M152 214q-4-10-4-20M168 214q4-10 4-20M180 206q6-12 7-26',
    0.8,
  ),
  shape(WHEAT.lip, 'M148 173q12-3 24 0-4 7-12 7t-12-7Z'),
  features(WHEAT, { smile: 5 }),
  shape(HAIR.black, 'M160 163c-10-4-22 0-30 11 12 0 22 0 30-5 8 5 18 5 30 5-8-11-20-15-30-11Z'),
  shape(
    C.terra3,
    'M104 126C92 66 126 40 164 42c40 2 64 34 52 82-12-20-30-30-56-32-26 2-44 14-56 34Z',
  ),
  shape(C.terra2, 'M106 116c2-40 34-62 84-68-30 14-58 32-68 58-6 2-12 6-16 10Z'),
  shape(C.terra4, 'M216 124c4-26-2-46-16-60 0 20-10 34-28 32 20 4 34 14 44 28Z'),
  line(
    C.terra4,
    1.8,
    'M108 108c10-28 36-46 74-56M114 106c12-22 40-38 78-46M128 100c16-16 42-28 70-32',
  ),
  shape('#F6D3BB', 'M142 98l18-16 18 16-18-5Z'),
]
/** A lady past sixty, the end of a white and maroon sari drawn over her silver hair. */
const person5 = [
  ground(C.neem1, '#DDE8D6'),
  shape(C.terra4, 'M106 230C92 120 112 80 160 76s66 46 52 154Z'),
  shoulders(BROWN, C.terra3, C.terra4, 'Q160 250 184 220'),
  head(BROWN, 2),
  shape(
    HAIR.silver,
    'M112 136C108 90 134 74 160 76s52 12 48 60c-6-22-20-36-48-38-28 2-42 16-48 38Z',
  ),
  line(HAIR.grey, 1.6, 'M160 78v20M148 82q-22 8-30 34M172 82q22 8 30 34', 0.7),
  features(BROWN, { brow: HAIR.grey, lashes: true, bindi: '#8E1F1A', smile: 8, creases: true }),
  shape('#8E1F1A', 'M158 78h4v12h-4Z'),
  shape(
    C.white,
    'M62 322C58 250 82 240 94 208 82 116 106 68 160 64c54 4 78 52 66 144 12 32 36 42 32 114h-38c4-46-14-70-10-112 4-80-16-120-50-120s-54 40-50 120c4 42-14 66-10 112Z',
  ),
  shape(
    C.stone2,
    'M226 208c12 32 36 42 32 114h-20c2-56-18-74-16-112 4-70-8-112-34-132 34 14 46 62 38 130Z',
  ),
  line(
    C.terra3,
    5,
    'M104 322c-4-46 14-70 10-112-4-76 14-114 46-116 32 2 50 40 46 116-4 42 14 66 10 112',
  ),
  line(
    C.gold3,
    1.6,
    'M97 322c-3-46 14-70 10-112-4-82 18-122 53-123 35 1 57 41 53 123-4 42 13 66 10 112',
  ),
  line(C.gold3, 2.5, 'M136 224q24 30 48 0'),
]
/** A man of thirty with short wavy hair and a light beard, in a cream kurta. */
const person6 = [
  ground(C.water3, C.water2),
  shoulders(BROWN, '#F3E6CB', C.stone3),
  shape('#E4D0A8', 'M132 218c8 22 48 22 56 0l6 10c-12 26-56 26-68 0Z'),
  line(C.stone5, 1.6, 'M126 228c12 26 56 26 68 0M152 248v66h16v-66'),
  disc(C.terra3, 160, 264, 2.6),
  disc(C.terra3, 160, 284, 2.6),
  disc(C.terra3, 160, 304, 2.6),
  line(C.stone4, 2, 'M84 258q-6 30-2 64M240 262q6 30 2 60'),
  head(BROWN, 3),
  shape(
    HAIR.black,
    'M117 150c2 20 10 34 20 42 8 6 15 7 23 7s15-1 23-7c10-8 18-22 20-42-5 12-11 18-18 19-14-6-36-6-50 0-7-1-13-7-18-19Z',
    0.55,
  ),
  shape(BROWN.lit, 'M145 171q15-4 30 0-4 8-15 8t-15-8Z'),
  features(BROWN, { smile: 8 }),
  shape(
    HAIR.black,
    'M112 132C100 92 116 62 152 66c12-10 46-8 54 14 12 10 8 34 2 52-4-12-6-20-12-28-14 2-24-2-32-8-14 10-32 10-40 8-6 8-8 16-12 28Z',
  ),
  line('#4A403B', 2.2, 'M126 88q12-12 28-10M162 84q16-8 32 6M120 102q4-8 10-10'),
]
/** A woman of about thirty-five with a long plait and a headset, a marigold dupatta over a rose kameez. */
const person7 = [
  ground(C.gold2, C.gold1),
  shape(
    HAIR.black,
    'M106 150C94 86 126 66 160 66s66 20 54 84c4 16 2 30-6 42-8 14-18 18-48 18s-40-4-48-18c-8-12-10-26-6-42Z',
  ),
  shoulders(WHEAT, '#B4574B', '#8E3F37'),
  head(WHEAT),
  features(WHEAT, { lashes: true, bindi: C.terra4, smile: 10 }),
  shape(
    HAIR.black,
    'M112 146C106 92 128 74 160 76c32-2 54 16 48 70-4-24-12-38-30-48-8-2-14-6-18-14-4 8-10 12-18 14-18 10-26 24-30 48Z',
  ),
  line('#4A403B', 2, 'M160 78q-28 4-40 34M160 78q28 4 40 34'),
  shape(
    C.gold3,
    'M30 322C34 266 80 242 128 224c10 28 56 30 66 0 46 14 92 42 96 98h-48c-6-34-18-56-44-68-24 12-52 12-76 0-26 12-38 34-44 68Z',
  ),
  shape(C.gold4, 'M194 224c46 14 92 42 96 98h-48c-6-34-18-56-44-68Z', 0.45),
  line(C.terra3, 2, 'M126 252c-28 14-40 34-46 70M196 252c28 14 40 34 46 70'),
  shape(
    HAIR.black,
    'M204 184c20 6 30 22 26 40 6 14 2 30-4 40 4 14 0 28-6 36l-10-2c-8-12-8-24-4-36-6-14-4-28 2-38-8-12-8-24-4-40Z',
  ),
  line(
    '#4A403B',
    2.4,
    'M206 204q14-4 22 6M208 222q10 10 20 4M206 242q12-4 20 6M206 262q10 8 18 4M208 282q8-2 14 4',
  ),
  box(C.terra3, 208, 296, 14, 7, 2),
  line(C.slate, 5, 'M108 134C106 78 132 60 160 60s54 18 52 74'),
  box(C.slate, 100, 126, 14, 28, 6),
  box(C.slate, 206, 126, 14, 28, 6),
  line(C.slate, 3, 'M107 152c2 22 14 32 30 32'),
  disc(C.slate, 139, 184, 4.5),
  disc(C.gold3, 114, 162, 3.5),
]
/** A man near sixty, dark-skinned, white cropped curls and a moustache, in a sleeveless pullover. */
const person8 = [
  ground(C.stone3, C.stone2),
  shoulders(DARK, '#C9D8DC', '#9DB4BA', 'L160 254 184 220'),
  shape(
    '#8B4A3B',
    'M60 322c0-36 14-64 44-82 8-3 12-5 16-7l40 52 40-52c4 2 8 4 16 7 30 18 44 46 44 82Z',
  ),
  shape('#6E372B', 'M200 233c4 2 8 4 16 7 30 18 44 46 44 82h-40c8-38 2-64-20-89Z', 0.6),
  line('#E9D3A6', 2.5, 'M119 236l41 54 41-54'),
  shape('#3F5C63', 'M153 252h14l5 34-12 12-12-12Z'),
  line('#E9D3A6', 1.4, 'M92 322v-36M128 322v-20M192 322v-20M228 322v-36', 0.5),
  shape('#EAF2F3', 'M136 219l24 33-14 16-22-42ZM184 219l-24 33 14 16 22-42Z'),
  head(DARK, 3),
  features(DARK, { brow: HAIR.silver, smile: 7, creases: true }),
  shape(HAIR.white, 'M160 162c-8-4-18-1-24 8 10 1 18 0 24-3 6 3 14 4 24 3-6-9-16-12-24-8Z'),
  shape(
    HAIR.white,
    'M112 130c-8-10-6-24 2-28-2-14 10-22 18-20 4-12 20-16 28-10 8-6 24-2 28 10 10-2 20 6 18 20 8 4 10 18 2 28-2-10-6-18-12-24-20-10-52-10-72 0-6 6-10 14-12 24Z',
  ),
  line(
    HAIR.silver,
    2,
    'M122 98q6-8 14-4M140 86q8-6 14 0M164 82q10-2 12 6M184 90q10 0 10 10M194 104q6 4 6 12',
  ),
]

export const TEAM = [person1, person2, person3, person4, person5, person6, person7, person8].map(
  (parts) => parts.join(''),
)

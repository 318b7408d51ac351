import { C } from '../kit/palette.ts'
import { d, disc, line, oval, shape } from '../kit/pen.ts'

/** A tone of skin: lit, in shade, and the lines of the features. */
export interface Skin {
  lit: string
  shade: string
  line: string
  lip: string
}
export const WHEAT: Skin = { lit: '#D9A479', shade: '#C58D62', line: '#7B4A2C', lip: '#A9563D' }
export const BROWN: Skin = { lit: '#BC8257', shade: '#A66D45', line: '#5E3620', lip: '#8C4330' }
export const DARK: Skin = { lit: '#8F5D3C', shade: '#7A4C2F', line: '#3F2416', lip: '#6B3327' }

export const HAIR = {
  black: '#262220',
  grey: '#6E6A66',
  silver: '#B9B4AC',
  white: '#E4DED4',
} as const

/** The head and neck, on a board of 320 by 320, its chin at y 196. */
export const head = ({ lit, shade }: Skin, jaw = 0) =>
  [
    shape(shade, 'M136 176h48v44c0 18-48 18-48 0Z'),
    shape(lit, 'M136 176h48v10c-6 16-30 22-48 10Z', 0.35),
    oval(shade, 114, 140, 9, 14),
    oval(shade, 206, 140, 9, 14),
    oval(lit, 114, 139, 6, 11),
    shape(
      lit,
      d`M116 126C112 68 208 68 204 126C204 ${162 + jaw} ${188 + jaw} 197 160 197C${132 - jaw} 197 116 ${162 + jaw} 116 126Z`,
    ),
    shape(
      shade,
      d`M174 92C198 96 205 110 204 126C204 ${162 + jaw} ${188 + jaw} 197 160 197C186 184 194 156 190 128C188 112 184 100 174 92Z`,
      0.55,
    ),
  ].join('')

interface Look {
  brow?: string
  smile?: number
  bindi?: string
  lashes?: boolean
  creases?: boolean
  wide?: boolean
}
/** Calm features: brows, eyes, nose and a closed smile. */
export function features(
  skin: Skin,
  { brow = HAIR.black, smile = 7, bindi = '', lashes = false, creases = false }: Look = {},
) {
  return [
    line(
      brow,
      lashes ? 3 : 4.5,
      lashes ? 'M128 124q11-7 22-2M170 122q11-5 22 2' : 'M127 124q11-6 23-1M170 123q12-5 23 1',
    ),
    oval('#FFF8EC', 140, 137, 7.5, 4.6),
    oval('#FFF8EC', 181, 137, 7.5, 4.6),
    disc(C.ink, 141, 137, 4.2),
    disc(C.ink, 180.5, 137, 4.2),
    disc('#fff', 142.4, 135.6, 1.3),
    disc('#fff', 182, 135.6, 1.3),
    line(lashes ? C.ink : skin.line, lashes ? 2.6 : 1.8, 'M131 136q9-8 18-1M172 135q9-7 18 1'),
    line(skin.line, 2.4, 'M162 138q4 13 6 19-4 5-12 3', 0.8),
    shape(
      skin.lip,
      d`M146 172q7-3 14-1 7-2 14 1-6 ${smile + 2}-14 ${smile + 2}t-14 ${-smile - 2}Z`,
      lashes ? 1 : 0.75,
    ),
    line(skin.line, 2, d`M143 171q17 ${smile} 34 0`),
    creases
      ? line(
          skin.line,
          1.4,
          'M122 146l-5 5M124 150l-5 6M199 146l4 5M197 150l4 6M138 160q-5 6-6 12M183 160q5 6 6 12M144 108q16-4 32 0',
          0.5,
        )
      : '',
    bindi && disc(bindi, 160, 116, 3.6),
  ].join('')
}
export const glasses = (rim: string, round: boolean) =>
  round
    ? line(
        rim,
        2.6,
        'M125 138a15 15 0 1 1 30 0 15 15 0 1 1-30 0M166 138a15 15 0 1 1 30 0 15 15 0 1 1-30 0M155 136q5-4 11 0M125 136l-9-3M196 136l9-3',
      )
    : line(
        rim,
        3,
        'M124 128h31v12q-2 9-14 9t-15-8ZM165 128h31l-2 13q-3 8-15 8t-14-9ZM155 131h10M124 130l-9-1M196 130l9-1',
      )

/** The shoulders under a garment, with the far side in shade. */
export const shoulders = (skin: Skin, cloth: string, shade: string, neck = 'Q160 246 184 220') =>
  [
    shape(skin.shade, 'M138 212h44v56h-44Z'),
    shape(cloth, `M30 322C34 262 84 238 136 220${neck}C236 238 286 262 290 322Z`),
    shape(shade, 'M196 225C244 240 286 264 290 322H222C230 288 222 250 196 225Z', 0.6),
  ].join('')
export const earring = (colour: string, drop = false) =>
  [114, 207]
    .map(
      (x) =>
        disc(colour, x, 156, 4) + (drop ? shape(colour, d`M${x - 5} 168q5-12 10 0-5 5-10 0Z`) : ''),
    )
    .join('')

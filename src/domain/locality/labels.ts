import { MAP_TEXTS } from '#language/locality/texts'
import { lowerBound, type Money, once } from '../money/rules.ts'
import type { Point } from './drawing.ts'

/** "₹52 L+": the lowest price in a pill, which has no room for its period. The name of the plot says it. */
export const pillPrice = ({ rupees }: Money): string =>
  MAP_TEXTS.pill(`${lowerBound(once(rupees))}+`)

/** Whether a text is in letters with signs above and below, and so needs more room. */
const isTall = (text: string) => /\p{Script=Devanagari}/u.test(text)

/** From one line of a name to the next, and the height of its letters, in pixels. */
export const lineOf = (text: string): number => (isTall(text) ? 14 : 12)
export const tallOf = (text: string): number => (isTall(text) ? 12 : 10)

const LONGEST_LINE = 13
/** Without the signs that stand above or below a letter. */
const lengthOf = (text: string) => text.replace(/\p{Mn}/gu, '').length

/** Splits a long name into two lines of similar length. */
export function linesOf(name: string, longestLine = LONGEST_LINE): string[] {
  const words = name.split(' ')
  if (lengthOf(name) <= longestLine || words.length === 1) return [name]
  const cuts = words.slice(1).map((_, n) => [words.slice(0, n + 1), words.slice(n + 1)])
  const lines = cuts.map((parts) => parts.map((part) => part.join(' ')))
  const longest = (two: string[]) => Math.max(...two.map(lengthOf))
  return lines.toSorted((a, b) => longest(a) - longest(b))[0] ?? [name]
}

/** Widths of characters relative to the font size, rounded up, so that a pill is never too narrow. */
const WIDTHS: Readonly<Record<string, number>> = {
  ' ': 0.24,
  '.': 0.24,
  ',': 0.24,
  '/': 0.45,
  '₹': 0.52,
  '+': 0.51,
  L: 0.5,
  C: 0.52,
  r: 0.4,
  t: 0.41,
  o: 0.55,
  e: 0.53,
  n: 0.56,
}
/** Of a figure, and of any other character. */
const WIDTH = 0.58
/** Those of Hindi: signs above or below a letter, signs beside it, and letters by their width. */
const HINDI: readonly (readonly [letters: RegExp, width: number])[] = [
  [/\p{Mn}/u, 0],
  [/[\u093e-\u0940\u0949-\u094c]/, 0.28],
  [/र/, 0.42],
  [/[कखफ]/, 0.85],
  [/[लजणझशस]/, 0.78],
  [/\p{Script=Devanagari}/u, 0.67],
]
const widthOfLetter = (letter: string): number =>
  WIDTHS[letter] ?? HINDI.find(([letters]) => letters.test(letter))?.[1] ?? WIDTH

/** The width of a label's text at a font size, in the same unit. */
export const widthOf = (text: string, size: number): number =>
  Math.ceil([...text].reduce((sum, letter) => sum + widthOfLetter(letter), 0) * size)

/** The font size and the padding of the pill below a name, in pixels. */
export const LETTERS = 12
export const PAD = 8

export type Crop = { left: number; top: number; width: number; height: number }

/** The part of a sheet that shows one plot and what is around it. */
export function cropAround([x, y]: Point, [width, height]: Point, sheet: Point): Crop {
  const left = Math.round(Math.max(0, Math.min(sheet[0] - width, x - width / 2)))
  const top = Math.round(Math.max(0, Math.min(sheet[1] - height, y - height / 2)))
  return { left, top, width, height }
}

/** The side of the square that the sheet of a locality is cut from, and where in it the plot has its middle. */
const SQUARE = 480
const FOCUS = { x: 0.7, y: 0.5 }

/** What the sheet of one locality shows. It may go beyond the sheet of the city, where only roads and rivers do. */
export const sheetAround = ([x, y]: Point): Crop => ({
  left: Math.round(x - FOCUS.x * SQUARE),
  top: Math.round(y - FOCUS.y * SQUARE),
  width: SQUARE,
  height: SQUARE,
})

/** The parts of it that have names: right of the words that lie on it, and in sight at every width. */
export const namedOnSheet = ([x, y]: Point): Record<'narrow' | 'wide', Crop> => ({
  narrow: { left: x - 56, top: y - 72, width: 156, height: 144 },
  wide: { left: x - 112, top: y - 74, width: 250, height: 148 },
})

/** Whether a shape with these corners overlaps a crop. */
export const reaches = (corners: readonly Point[], { left, top, width, height }: Crop): boolean => {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return (
    Math.max(...xs) > left &&
    Math.min(...xs) < left + width &&
    Math.max(...ys) > top &&
    Math.min(...ys) < top + height
  )
}

const NAME = { wide: 44, high: 12 }

/** Whether a name in the middle of a plot fits completely into a crop. */
export const hasRoom = ([x, y]: Point, { left, top, width, height }: Crop): boolean =>
  x - NAME.wide > left &&
  x + NAME.wide < left + width &&
  y - NAME.high > top &&
  y + NAME.high < top + height

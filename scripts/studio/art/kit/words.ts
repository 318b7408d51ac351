import { LETTERING } from './lettering.ts'
import { n } from './pen.ts'

export type Word = keyof typeof LETTERING
const widthOf = (word: Word, size: number) => (LETTERING[word].width * size) / 100
/** A word of `size` units per em that starts at `x`, or has its middle or end there; `y` is its baseline. */
export function word(
  text: Word,
  x: number,
  y: number,
  size: number,
  fill: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
  turn = 0,
) {
  const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * widthOf(text, size)
  const placed = turn
    ? `translate(${n(x)} ${n(y)}) rotate(${turn}) translate(${n(-shift)} 0)`
    : `translate(${n(x - shift)} ${n(y)})`
  return `<path fill="${fill}" transform="${placed} scale(${size / 100})" d="${LETTERING[text].path}"/>`
}

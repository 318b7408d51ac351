import { C } from './palette.ts'
import { at, d, disc, line, shape, steps } from './pen.ts'

export interface Leaf {
  light: string
  mid: string
  dark: string
}
export const NEEM: Leaf = { light: C.neem2, mid: C.neem3, dark: C.neem4 }
export const DEEP: Leaf = { light: C.neem3, mid: C.neem4, dark: C.neem5 }
export const PALE: Leaf = { light: '#C3CFA8', mid: '#A9BD93', dark: '#93AB82' }

/** A broad tree of height 100 at scale 1, standing on y 0. */
const broad = (leaf: Leaf) =>
  [
    line(C.stone6, 5, 'M0 0C1-18-1-30 0-52M0-30C-6-38-12-42-16-50M0-26C6-34 12-40 18-46'),
    shape(
      leaf.dark,
      'M-42-46c-8-14 2-28 14-28 2-16 18-26 32-20 12-6 28 2 30 16 12 4 16 20 8 30-6 10-18 10-26 6-10 8-24 8-32 0-10 4-20 4-26-4Z',
    ),
    shape(
      leaf.mid,
      'M-38-54c-4-12 4-20 14-20 2-14 16-22 28-16 10-5 20 2 22 10-10-2-16 4-18 10-10-4-18 0-22 8-8-4-18-2-24 8Z',
    ),
    line(
      leaf.light,
      2,
      'M-26-66q5-5 10-3M-8-82q5-5 10-2M6-68q5-5 10-2M22-60q5-4 9-1M-16-54q5-4 9-1',
    ),
  ].join('')
/** A slim tree. */
const slim = (leaf: Leaf) =>
  [
    line(C.stone6, 4, 'M0 0V-40'),
    shape(leaf.dark, 'M0-100c14 12 22 34 18 54-2 14-10 20-18 20s-16-6-18-20c-4-20 4-42 18-54Z'),
    shape(leaf.mid, 'M0-100c4 14 4 30 0 46-3 14-8 22-12 26-4-4-6-10-6-18-4-20 4-42 18-54Z'),
  ].join('')
const palmTree = (leaf: Leaf) =>
  [
    line(C.stone6, 4.5, 'M0 0C4-26 3-52-2-78'),
    shape(
      leaf.dark,
      'M-2-80C-20-92-34-84-42-66-28-74-16-76-2-78-14-66-20-56-20-44-10-56-4-66-2-78 6-66 12-56 22-50 20-62 12-72 0-79 16-80 28-76 40-66 36-84 18-92-2-80Z',
    ),
    shape(
      leaf.mid,
      'M-2-80C-14-98-28-100-38-96-24-92-12-88-2-79 4-92 14-100 30-98 18-94 6-90-2-80Z',
    ),
  ].join('')

export const tree = (x: number, base: number, h: number, leaf: Leaf = NEEM) =>
  at(x, base, h / 100, broad(leaf))
export const cypress = (x: number, base: number, h: number, leaf: Leaf = NEEM) =>
  at(x, base, h / 100, slim(leaf))
export const palm = (x: number, base: number, h: number, leaf: Leaf = NEEM) =>
  at(x, base, h / 100, palmTree(leaf))
/** A clipped hedge or bank of bushes whose top is a row of lobes. */
export function bushes(x: number, base: number, w: number, h: number, count: number, fill: string) {
  const s = w / count
  return shape(
    fill,
    d`M${x} ${base}${steps(count, 0, 1)
      .map(
        (i) =>
          d`c${-s * 0.1} ${-h * (i % 2 ? 1.35 : 1)} ${s * 1.1} ${-h * (i % 2 ? 1.35 : 1)} ${s} 0`,
      )
      .join('')}Z`,
  )
}
const bird = (x: number, y: number, s: number, colour: string = C.slate) =>
  line(
    colour,
    s * 0.14,
    d`M${x - s} ${y - s * 0.2}q${s * 0.6} ${-s * 0.5} ${s} ${s * 0.3}q${s * 0.4} ${-s * 0.8} ${s} ${-s * 0.3}`,
  )
export const birds = (x: number, y: number, s: number, colour?: string) =>
  bird(x, y, s, colour) +
  bird(x + s * 3.2, y - s * 1.6, s * 0.8, colour) +
  bird(x + s * 5.4, y + s * 0.4, s * 0.65, colour)
/** A flat bank of cloud, `w` wide. */
export const cloud = (x: number, y: number, w: number, fill: string = C.white, opacity = 0.75) =>
  shape(
    fill,
    d`M${x} ${y}a${w * 0.05} ${w * 0.05} 0 0 1 0 ${-w * 0.1}h${w * 0.14}a${w * 0.13} ${w * 0.13} 0 0 1 ${w * 0.25} ${-w * 0.04}a${w * 0.09} ${w * 0.09} 0 0 1 ${w * 0.17} ${w * 0.04}h${w * 0.3}a${w * 0.05} ${w * 0.05} 0 0 1 0 ${w * 0.1}Z`,
    opacity,
  )
export const sun = (x: number, y: number, r: number) =>
  disc(C.gold1, x, y, r * 1.75, 0.55) + disc(C.gold1, x, y, r * 1.35) + disc(C.gold2, x, y, r)
/** Short strokes of light on water. */
export const ripples = (
  colour: string,
  width: number,
  strokes: readonly (readonly [number, number, number])[],
  opacity?: number,
) => line(colour, width, strokes.map(([x, y, w]) => d`M${x} ${y}h${w}`).join(''), opacity)

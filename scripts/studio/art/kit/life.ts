import { C } from './palette.ts'
import { at, disc, line, shape, stretched } from './pen.ts'

const SKIN = '#8A5636'
const HAIR = C.ink
/** People of height 50 at scale 1, standing on y 0. */
const FIGURES = {
  sari: (a: string, b: string) =>
    shape(a, 'M-6-32c-6 8-6 22-8 32h17c-1-12 1-24-3-32Z') +
    shape(b, 'M-5-34c6 2 9 6 8 14l2 20H3C3-12 0-22-6-27Z') +
    disc(SKIN, 0, -40, 5) +
    shape(HAIR, 'M-5-39c-2-8 10-9 10-1-3 0-5-2-6-3-1 3-2 4-4 4Z') +
    disc(HAIR, -5, -38, 2.4),
  kurta: (a: string, b: string) =>
    shape(b, 'M-4-18l-2 18h4l2-14 2 14h4l-2-18Z') +
    shape(a, 'M-6-33c4-3 8-3 12 0 2 8 1 14 2 22H-8c1-8 0-14 2-22Z') +
    disc(SKIN, 0, -40, 5) +
    shape(HAIR, 'M-5-40c-1-8 11-8 10 0-3-3-7-3-10 0Z') +
    line(SKIN, 2.5, 'M-6-30q-3 7-2 12M6-30q4 6 3 12'),
  shirt: (a: string, b: string) =>
    shape(b, 'M-5-22l-3 22h4l4-17 3 17h4l-1-22Z') +
    shape(a, 'M-6-33c4-3 8-3 12 0l1 13H-6Z') +
    disc(SKIN, 0, -40, 5) +
    shape(HAIR, 'M-5-40c-1-8 11-8 10 0-3-3-7-3-10 0Z') +
    line(SKIN, 2.5, 'M-6-30q-4 6-3 11M6-30q4 5 5 9'),
} as const
export const person = (
  x: number,
  base: number,
  h: number,
  kind: keyof typeof FIGURES,
  a: string,
  b: string,
) => at(x, base, h / 50, FIGURES[kind](a, b))

/** A wooden river boat, `w` long, its waterline at `y`; with a canopy or a rower. */
export function boat(
  x: number,
  y: number,
  w: number,
  hull: string,
  trim: string,
  kind: 'canopy' | 'rower' | 'empty',
) {
  const parts = {
    empty: '',
    canopy:
      line(C.stone6, 1.2, 'M-22-10V-27M-4-11V-29M16-11V-29M30-10V-27') +
      shape(C.terra2, 'M-28-26Q4-38 36-26l-3 4Q4-31-25-22Z') +
      shape(C.white, 'M-14-24l3-6q6-2 10-2l-1 7Zm28-1-2-7q5 0 10 2l2 5Z', 0.7),
    rower:
      person(-12, -8, 27, 'kurta', C.white, C.stone4) +
      line(C.stone6, 1.4, 'M-9-24L16 5') +
      person(22, -8, 24, 'sari', C.terra3, C.gold2),
  }
  return at(
    x,
    y,
    w / 120,
    parts[kind],
    shape(hull, 'M-60-16C-52-9-44-8-30-8H34C46-8 54-10 60-18 56-2 48 4 34 4H-34C-48 4-56-2-60-16Z'),
    line(trim, 2, 'M-60-16C-52-9-44-8-30-8H34C46-8 54-10 60-18M-50-2q14 1 26 1H26q12 0 24-2'),
  )
}
/** A car seen from the side, `w` long, its wheels on `y`; facing right, or left with a negative width. */
export function car(x: number, y: number, w: number, paint: string) {
  return stretched(
    x,
    y,
    w / 100,
    Math.abs(w) / 100,
    shape(paint, 'M-50-8C-50-20-46-24-36-25L-22-38C-18-41 14-42 20-38L34-26C46-25 50-20 50-8Z') +
      shape(C.water1, 'M-28-26l10-9q2-2 12-2v11Zm26-11c10 0 14 0 18 3l10 8H-2Z') +
      disc(C.ink, -28, -7, 8) +
      disc(C.ink, 29, -7, 8) +
      disc(C.line, -28, -7, 3.5) +
      disc(C.line, 29, -7, 3.5) +
      shape(C.gold2, 'M45-21h5v5h-5Z'),
  )
}
/** A three-wheeled rickshaw of height 40 at scale 1. */
export const rickshaw = (x: number, y: number, h: number, paint: string = C.neem4) =>
  at(
    x,
    y,
    h / 40,
    shape(C.slate, 'M-22-30H20l6 12H-22Z'),
    shape(C.gold2, 'M-28-30q0-10 10-10H8q10 0 14 10l1 3H-28Z'),
    shape(C.gold2, 'M-28-30h7v12h-7ZM0-30h4v12H0Z'),
    shape(paint, 'M-29-20H0l3 6h9l4-10h8l6 9q3 5 0 9H-29Z'),
    disc(C.ink, -17, -6, 6),
    disc(C.ink, 23, -6, 6),
    disc(C.line, -17, -6, 2.5),
    disc(C.line, 23, -6, 2.5),
    disc(C.gold1, 27, -18, 2.2),
  )

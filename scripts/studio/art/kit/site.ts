import { C } from './palette.ts'
import { box, d, disc, line, shape, steps } from './pen.ts'
import { rect } from './forms.ts'

/** A part that is not built yet, as a dashed outline. */
export const sketch = (path: string, colour: string = C.terra3, width = 2) =>
  line(colour, width, path, 0.65).replace('<path', '<path stroke-dasharray="7 6"')

/** A scaffold of poles, ledgers and planks. */
export function scaffold(
  x: number,
  base: number,
  w: number,
  h: number,
  bays: number,
  lifts: number,
  colour: string = C.stone6,
) {
  const bay = w / bays
  const lift = h / lifts
  const braces = steps(lifts, 0, 1)
    .map((i) => d`M${x + (i % bays) * bay} ${base - i * lift}l${bay} ${-lift}`)
    .join('')
  return (
    line(
      colour,
      2,
      steps(bays + 1, x, bay)
        .map((px) => d`M${px} ${base}v${-h - lift * 0.4}`)
        .join('') +
        steps(lifts, base - lift, -lift)
          .map((py) => d`M${x - 5} ${py + 4}h${w + 10}`)
          .join(''),
    ) +
    line(colour, 1.2, braces, 0.7) +
    shape(
      C.gold3,
      steps(lifts, base - lift, -lift)
        .map((py) => rect(x - 6, py, w + 12, 3.5))
        .join(''),
    )
  )
}

/** A tower crane whose mast stands at `x`; its jib reaches `reach` to the right, or to the left when negative. */
export function crane(x: number, base: number, h: number, reach: number, colour: string = C.gold3) {
  const top = base - h
  const s = Math.sign(reach)
  const lattice = steps(Math.floor(h / 16), base, -16)
    .map((y, i) => d`M${x + (i % 2 ? 6 : -6)} ${y}L${x + (i % 2 ? -6 : 6)} ${y - 16}`)
    .join('')
  const jib = steps(Math.floor(Math.abs(reach) / 18), 0, 18)
    .map((out, i) => d`M${x + s * out} ${top - (i % 2 ? 10 : 0)}l${s * 18} ${i % 2 ? 10 : -10}`)
    .join('')
  return [
    line(colour, 1.5, lattice + jib),
    line(
      colour,
      3,
      d`M${x - 6} ${base}V${top}M${x + 6} ${base}V${top}M${x - s * 70} ${top}H${x + reach}M${x} ${top - 10}H${x + reach - s * 10}M${x - 6} ${top}L${x} ${top - 44}L${x + 6} ${top}`,
    ),
    line(
      C.slate,
      1.4,
      d`M${x} ${top - 44}L${x - s * 66} ${top}M${x} ${top - 44}L${x + reach * 0.7} ${top - 10}`,
    ),
    box(C.stone5, x - s * 70 - (s > 0 ? 4 : 20), top, 24, 18),
    box(C.white, x + (s > 0 ? 6 : -22), top + 2, 16, 18),
    box(C.water4, x + (s > 0 ? 10 : -22), top + 5, 12, 8),
  ].join('')
}
/** The load that hangs from a crane's jib at `x`. */
export const hoist = (x: number, top: number, drop: number, load: string = C.terra2) =>
  line(C.slate, 1.4, d`M${x} ${top}v${drop}M${x} ${top + drop}l-16 10M${x} ${top + drop}l16 10`) +
  box(load, x - 20, top + drop + 10, 40, 9) +
  box(C.stone6, x - 20, top + drop + 16, 40, 3)

/** The board fence round a site, in panels. */
export function hoarding(
  x: number,
  base: number,
  w: number,
  h: number,
  panels: number,
  fill: string,
  dark: string,
) {
  const p = w / panels
  return (
    box(fill, x, base - h, w, h) +
    line(
      dark,
      1.6,
      steps(panels - 1, x + p, p)
        .map((px) => d`M${px} ${base - h}v${h}`)
        .join(''),
    ) +
    box(dark, x, base - h * 0.24, w, h * 0.24) +
    box(C.white, x, base - h, w, 3)
  )
}
/** A person in a helmet, 50 high at scale 1. */
export const worker = (x: number, base: number, h: number, vest: string = C.gold3) => {
  const s = h / 50
  return (
    shape(
      C.slate,
      d`M${x - 5 * s} ${base - 22 * s}l${-2 * s} ${22 * s}h${4 * s}l${3 * s} ${-16 * s}l${3 * s} ${16 * s}h${4 * s}l${-2 * s} ${-22 * s}Z`,
    ) +
    shape(vest, d`M${x - 6 * s} ${base - 34 * s}h${12 * s}l${s} ${14 * s}h${-14 * s}Z`) +
    disc('#8A5636', x, base - 39 * s, 4.6 * s) +
    shape(C.white, d`M${x - 6.5 * s} ${base - 40 * s}a${6 * s} ${6 * s} 0 0 1 ${13 * s} 0Z`)
  )
}

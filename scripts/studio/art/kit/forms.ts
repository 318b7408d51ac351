import { d, steps } from './pen.ts'

export const rect = (x: number, y: number, w: number, h: number) => d`M${x} ${y}h${w}v${h}h${-w}Z`
/** A grid of equal rectangles within a box; `gap` is the fraction of a cell that stays empty. */
export function grid(
  x: number,
  y: number,
  w: number,
  h: number,
  columns: number,
  rows: number,
  gapX = 0.35,
  gapY = 0.35,
) {
  const cw = w / columns
  const ch = h / rows
  return steps(rows, y + (ch * gapY) / 2, ch)
    .flatMap((top) =>
      steps(columns, x + (cw * gapX) / 2, cw).map((left) =>
        rect(left, top, cw * (1 - gapX), ch * (1 - gapY)),
      ),
    )
    .join('')
}

/** A round arch standing on `base`. */
export const roundArch = (x: number, base: number, w: number, h: number) =>
  d`M${x} ${base}v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${base}Z`
/** A four-centred arch, as in Awadh and Mughal building. */
export function pointedArch(x: number, base: number, w: number, h: number, rise = w * 0.62) {
  const spring = base - h + rise
  return d`M${x} ${base}V${spring}C${x} ${spring - rise * 0.55} ${x + w * 0.22} ${spring - rise * 0.8} ${x + w / 2} ${base - h}C${x + w * 0.78} ${spring - rise * 0.8} ${x + w} ${spring - rise * 0.55} ${x + w} ${spring}V${base}Z`
}
/** An arch with scalloped edges: two foils each side and a pointed one. */
export function cuspedArch(x: number, base: number, w: number, h: number) {
  const by = (fx: number, fy: number) => d`${w * fx} ${w * fy}`
  const foil = (fx: number, fy: number) => d`a${w * 0.17} ${w * 0.17} 0 0 1 ${by(fx, fy)}`
  return d`M${x} ${base}v${w * 0.58 - h}${foil(0.1, -0.26)}${foil(0.19, -0.2)}q${by(0.08, -0.07)} ${by(0.21, -0.12)}q${by(0.13, 0.05)} ${by(0.21, 0.12)}${foil(0.19, 0.2)}${foil(0.1, 0.26)}V${base}Z`
}
export const row = (count: number, from: number, step: number, form: (x: number) => string) =>
  steps(count, from, step).map(form).join('')

/** An onion dome on `base`, centred at `cx`. */
export const dome = (cx: number, base: number, w: number, h: number) =>
  d`M${cx - w * 0.43} ${base}C${cx - w * 0.66} ${base - h * 0.42} ${cx - w * 0.26} ${base - h * 0.66} ${cx} ${base - h}C${cx + w * 0.26} ${base - h * 0.66} ${cx + w * 0.66} ${base - h * 0.42} ${cx + w * 0.43} ${base}Z`
/** The part of that dome away from the light. */
export const domeShade = (cx: number, base: number, w: number, h: number) =>
  d`M${cx + w * 0.12} ${base}C${cx + w * 0.3} ${base - h * 0.42} ${cx + w * 0.16} ${base - h * 0.66} ${cx} ${base - h}C${cx + w * 0.26} ${base - h * 0.66} ${cx + w * 0.66} ${base - h * 0.42} ${cx + w * 0.43} ${base}Z`
/** A parapet of pointed leaves standing on `y`. */
export function merlons(x: number, y: number, w: number, count: number, h: number) {
  const s = w / count
  return d`M${x} ${y}${steps(count, 0, 1)
    .map(
      () =>
        d`c0 ${-h * 0.6} ${s * 0.3} ${-h * 0.7} ${s / 2} ${-h}c${s * 0.2} ${h * 0.3} ${s / 2} ${h * 0.4} ${s / 2} ${h}`,
    )
    .join('')}Z`
}

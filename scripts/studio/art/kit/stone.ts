import { C } from './palette.ts'
import { box, d, disc, line, oval, shape, steps, stretched } from './pen.ts'
import { cuspedArch, dome, domeShade, rect, row } from './forms.ts'

export interface Stone {
  light: string
  mid: string
  dark: string
  deep: string
}
export const SANDSTONE: Stone = { light: C.stone1, mid: C.stone2, dark: C.stone3, deep: C.stone5 }
export const BRICK: Stone = { light: C.terra1, mid: C.terra2, dark: C.terra3, deep: C.terra4 }
export const ROSE: Stone = { light: '#F3C9A6', mid: '#E3A07A', dark: '#C67A52', deep: '#8F4A2B' }

export const finial = (x: number, y: number, h: number, colour: string = C.gold3) =>
  line(colour, h * 0.09, d`M${x} ${y}v${-h}`) +
  disc(colour, x, y - h * 0.25, h * 0.14) +
  disc(colour, x, y - h * 0.58, h * 0.1)

/** A pavilion on pillars under a dome; `w` is the width of its eave, `h` its height without the finial. */
export const chhatri = (
  cx: number,
  base: number,
  w: number,
  h: number,
  stone: Stone = SANDSTONE,
  behind: string = C.skyLow,
) => stretched(cx, base, w / 100, h / 100, pavilion(stone, behind))

const pavilion = (stone: Stone, behind: string) =>
  [
    shape(stone.dark, dome(0, -52, 78, 48)),
    shape(stone.deep, domeShade(0, -52, 78, 48), 0.5),
    box(stone.mid, -40, -46, 80, 46),
    shape(
      behind,
      row(3, -36, 27, (x) => cuspedArch(x, 0, 19, 34)),
    ),
    shape(stone.light, 'M-50-41L-40-53H40L50-41Z'),
    box(stone.dark, -46, -6, 92, 6),
    finial(0, -98, 24),
  ].join('')

/** A curved temple spire on `base`, with its ribs, disc, pot and flag. */
export const shikhara = (
  cx: number,
  base: number,
  w: number,
  h: number,
  stone: Stone = SANDSTONE,
  flag: string = C.terra3,
) => stretched(cx, base, w / 100, h / 200, spire(stone, flag))

function spire(stone: Stone, flag: string) {
  /** The slice between two fractions of the half width, from -1 to 1. */
  const slice = (from: number, to: number) =>
    d`M${50 * from} 0C${50 * from}-104 ${26 * from}-164 ${10 * from}-200H${10 * to}C${26 * to}-164 ${50 * to}-104 ${50 * to} 0Z`
  const bands = steps(7, 0.1, 0.115)
    .map((f) => {
      const half = 50 - 36 * f ** 1.7
      return d`M${-half} ${-200 * f}h${half * 2}`
    })
    .join('')
  return [
    shape(stone.mid, slice(-1, 1)),
    shape(stone.dark, slice(0.34, 1)),
    shape(stone.light, slice(-0.34, 0.34)),
    line(stone.deep, 1.8, bands, 0.55),
    box(stone.dark, -13, -204, 26, 6, 2),
    oval(stone.light, 0, -209, 17, 7),
    finial(0, -214, 24),
    line(C.stone6, 2, 'M6-200V-254'),
    shape(flag, 'M7-254l34 10-34 10Z'),
  ].join('')
}

/** A wall with an arcade and a cornice. */
export const arcade = (
  x: number,
  base: number,
  w: number,
  h: number,
  count: number,
  stone: Stone,
  opening: string,
) =>
  [
    box(stone.mid, x, base - h, w, h),
    shape(
      opening,
      row(count, x + (w / count) * 0.2, w / count, (left) =>
        cuspedArch(left, base, (w / count) * 0.6, h * 0.68),
      ),
    ),
    shape(stone.light, rect(x - 3, base - h, w + 6, h * 0.07)),
    shape(stone.dark, rect(x, base - h * 0.93, w, h * 0.05)),
  ].join('')

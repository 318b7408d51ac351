import { THIS } from '#language/language/this'
import { LOCALES } from '../language/constants.ts'
import { lazy } from './lazy.ts'

const isDigit = (point: number) => /\p{Nd}/u.test(String.fromCodePoint(point))

/** Replaces the digits of all scripts by 0 to 9; in each script the ten digits are consecutive, starting at zero. */
export function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0
    let before = 0
    while (isDigit(point - before - 1)) before += 1
    return String(before % 10)
  })
}

const grouped = lazy(() => new Intl.NumberFormat(LOCALES[THIS]))

/** "1,45,000". The first number formatter of a page takes a slow phone 60 ms, so none is made before it is needed. */
export function groupedDigits(value: number): string {
  return grouped().format(value)
}

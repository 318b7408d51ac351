import { ERROR_LIMITS } from '../../src/domain/asked/constants.ts'
import { isMeasured, type Measured } from '../../src/domain/asked/measure.ts'

const percent = (part: number, whole: number) => `${Math.round((part * 100) / whole)} %`

/** One line for a city: how many homes were held back, how many were in their range, and how far off the others were. */
export function errorLine(city: string, found: Measured): string {
  const { asked, held, inside, apart } = found
  const known = `${city}: ${asked} asking prices of the last ${ERROR_LIMITS.days} days`
  if (held === 0) return `${known}, none with a range.`
  const others = apart === null ? '' : `, half of the others less than ${apart} % outside`
  const shown = isMeasured(found) ? '' : ` Not on the page: it needs ${ERROR_LIMITS.least}.`
  return `${known}, ${held} held back, ${percent(inside, held)} in their range${others}.${shown}`
}

import type { Parts } from '../cities/form.ts'
import { PARTS_ON } from '../cities/on/parts.ts'
import type { CityName } from '../city/constants.ts'

/** What people write for parts of each city that no locality or landmark is named after. */
export const PARTS: Record<CityName, Parts> = PARTS_ON

/** A text with each of its parts, as in "Vipin Khand, Gomti Nagar", said otherwise. */
export const inParts = (text: string, say: (part: string) => string): string =>
  text
    .split(/(\s*[,;/|()]\s*)/)
    .map((part, n) => (n % 2 === 0 ? say(part) : part))
    .join('')

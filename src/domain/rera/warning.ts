import { RERA_FORM } from '#language/rera/texts'
import { reraPlausibility } from './numbers.ts'

/**
 * A hint if a number does not have the form of the city's authority. It is never refused: forms change. Apart from the
 * rules of numbers, which each card needs and these texts not.
 */
export function reraWarning(reraNumber: string, city: string): string | null {
  const found = reraPlausibility({ reraNumber, city })
  if (!found || found.plausible) return null
  return RERA_FORM.unlikely(found.authority.state, found.authority.project.example)
}

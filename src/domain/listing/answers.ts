import { formatArea } from '../area/rules.ts'
import { formatRupees } from '../money/rules.ts'
import { formatDate } from '../time/calendar.ts'
import { type FieldName, fieldOf } from './fields.ts'
import type { ListingFields } from './schema.ts'

/** An answer as text, such as "₹36,000" or "1 Dec 2026"; null if the poster left it out. */
export function answerText(name: FieldName, listing: ListingFields): string | null {
  const answer = listing[name]
  if (answer == null) return null
  if (Array.isArray(answer)) return answer.join(', ') || null
  if (typeof answer === 'string')
    return (fieldOf(name).kind === 'date' ? formatDate(answer) : answer) || null
  if (fieldOf(name).kind === 'money') return formatRupees(answer)
  return fieldOf(name).kind === 'area' ? formatArea(answer) : String(answer)
}

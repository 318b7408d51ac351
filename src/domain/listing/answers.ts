import { DESCRIBED_TEXTS } from '#language/listing/texts-described'
import { shownValue } from '#language/listing/texts-values'
import { formatArea } from '../area/rules.ts'
import { exact } from '../money/rules.ts'
import { formatDate } from '../time/calendar.ts'
import { type FieldName, fieldOf } from './fields.ts'
import { floorName } from './floors.ts'
import { shownName } from './name-shown.ts'
import type { ListingFields } from './schema.ts'

function textOf(kind: string, answer: string): string {
  if (kind === 'line') return shownName(answer)
  if (kind === 'date') return formatDate(answer)
  return kind === 'choice' ? shownValue(answer) : answer
}

/** An answer as text, such as "₹36,000" or "1 Dec 2026"; null if the poster left it out. */
export function answerText(name: FieldName, listing: ListingFields): string | null {
  const answer = listing[name]
  if (answer == null) return null
  if (Array.isArray(answer)) return answer.map(shownValue).join(', ') || null
  if (typeof answer === 'string') return textOf(fieldOf(name).kind, answer) || null
  const field = fieldOf(name)
  if (field.kind === 'floor') return floorName(answer)
  if (field.kind === 'count' && field.unit) return DESCRIBED_TEXTS[field.unit](answer)
  if (field.kind === 'money') return exact({ rupees: answer, period: field.period ?? '' })
  return field.kind === 'area' ? formatArea(answer) : String(answer)
}

import { HINT_WORDS as WORDS } from '../../domain/hints/messages.ts'
import { hasPlausibleRera, reraExample } from '../../domain/listing/rera.ts'
import { StateBadge } from '../ui/Badge.tsx'

/** What is wrong with the form of a stated RERA number; no card shows a badge for it. */
export function ReraHint({
  reraNumber,
  city,
}: {
  reraNumber?: string | null | undefined
  city: string
}) {
  if (!reraNumber || hasPlausibleRera({ reraNumber, city })) return null
  return (
    <p>
      <StateBadge tone="bad">{WORDS.reraDoubtful}</StateBadge>{' '}
      {WORDS.reraForm(reraNumber, reraExample(city))}
    </p>
  )
}

import './QueueList.css'
import type { NameHint } from '../../domain/account/name-hints.ts'
import { HINT_TEXTS } from '#language/hints/texts'
import { hasPlausibleRera, reraExample } from '../../domain/listing/rera.ts'
import { mayNameContact } from '../../domain/text/contact-details.ts'
import type { Hint } from '../../domain/hints/constants.ts'
import { NAME_HINT_LABELS, HINT_LABELS } from '#language/moderation/texts'
import { StateBadge } from '../ui/Badge.tsx'

/** The hints about a listing, as one badge each. */
export function HintBadges({ hints }: { hints: readonly Hint[] }) {
  return hints.map((hint) => (
    <span className="hint-badge" key={hint}>
      {HINT_LABELS[hint]}
    </span>
  ))
}

/** The hints about a name. */
export function NameHints({ hints }: { hints: readonly NameHint[] }) {
  return hints.map((hint) => (
    <StateBadge key={hint} tone="waiting">
      {NAME_HINT_LABELS[hint]}
    </StateBadge>
  ))
}

/** The error in the form of a RERA number; no card shows a badge for it. */
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
      <StateBadge tone="bad">{HINT_TEXTS.reraDoubtful}</StateBadge>{' '}
      {HINT_TEXTS.reraForm(reraNumber, reraExample(city))}
    </p>
  )
}

/** Points out a description that may name a way around the portal; the server refuses the plain ones. */
export function ContactHint({ description }: { description?: string | null | undefined }) {
  if (!description || !mayNameContact(description)) return null
  return (
    <p>
      <StateBadge tone="bad">{HINT_TEXTS.contactDoubtful}</StateBadge> {HINT_TEXTS.contactNamed}
    </p>
  )
}

import './QueueList.css'
import { HINT_TEXTS } from '#english/hints/texts'
import { HINT_LABELS, NAME_HINT_LABELS } from '#english/moderation/texts'
import { RERA_DESK } from '#english/rera/texts-desk'
import type { NameHint } from '../../domain/account/name-hints.ts'
import { COMPARED, type Hint, type HintRecord } from '../../domain/hints/constants.ts'
import type { FieldWords } from '../../domain/hints/contacts.ts'
import type { FieldName } from '../../domain/listing/fields.ts'
import type { OddMark } from '../../domain/reading/reading.ts'
import { isDoubtfulRera, reraExample } from '../../domain/rera/numbers.ts'
import { type ReraFacts, reraStanding } from '../../domain/rera/standing.ts'
import { StateBadge } from '../ui/Badge.tsx'

type Hinted = { hints: readonly Hint[]; marks: readonly OddMark[] }

/** These have a mark each, which says more than the kind of the hint. */
const MARKED: readonly Hint[] = ['odd', 'place']

function Badges({ labels }: { labels: readonly string[] }) {
  return labels.map((label) => (
    <span className="hint-badge" key={label}>
      {label}
    </span>
  ))
}

/** The hints about a listing, as badges. */
export function HintBadges({ listing: { hints, marks } }: { listing: Hinted }) {
  const labels = hints.filter((hint) => !MARKED.includes(hint)).map((hint) => HINT_LABELS[hint])
  return <Badges labels={[...marks.map(({ mark }) => mark), ...labels]} />
}

/** Those that compare it with other listings. */
export function ComparedBadges({ hints }: { hints: readonly Hint[] }) {
  const compared = hints.filter((hint) => COMPARED.includes(hint))
  return <Badges labels={compared.map((hint) => HINT_LABELS[hint])} />
}

/** How often each of the hints was right. */
export function HintRecords({
  hints,
  record,
}: {
  hints: readonly Hint[]
  record: HintRecord | null
}) {
  if (!record || hints.length === 0) return null
  const known = hints.filter((hint) => HINT_TEXTS.ledTo(record[hint]) !== null)
  const unknown = hints.filter((hint) => !known.includes(hint))
  return (
    <ul className="hint-record" aria-label={HINT_TEXTS.record}>
      {known.map((hint) => (
        <li key={hint}>
          <strong>{HINT_LABELS[hint]}</strong> {HINT_TEXTS.ledTo(record[hint])}
        </li>
      ))}
      {unknown.length > 0 && (
        <li>
          <strong>{unknown.map((hint) => HINT_LABELS[hint]).join(', ')}</strong>{' '}
          {HINT_TEXTS.unknownRecord}
        </li>
      )}
    </ul>
  )
}

/** What is unusual about a listing's values, and whether the poster has confirmed it. */
export function OddHints({ marks }: { marks: readonly OddMark[] }) {
  return marks.map(({ mark, sentence }) => (
    <p key={mark}>
      <StateBadge tone="bad">{mark}</StateBadge> {sentence}
    </p>
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
  if (!reraNumber || !isDoubtfulRera({ reraNumber, city })) return null
  return (
    <p>
      <StateBadge tone="bad">{HINT_TEXTS.reraDoubtful}</StateBadge>{' '}
      {HINT_TEXTS.reraForm(reraNumber, reraExample(city))}
    </p>
  )
}

/** It needs a RERA number or a reason why it has none, and states neither. */
export function NoReraHint({ listing }: { listing: ReraFacts }) {
  const sentence = RERA_DESK.lacks(reraStanding(listing))
  if (!sentence) return null
  return (
    <p>
      <StateBadge tone="bad">{RERA_DESK.notGiven}</StateBadge> {sentence}
    </p>
  )
}

/** Points out each public text that may name a way around the portal; the server refuses the plain ones. */
export function ContactHints<Name extends string = FieldName>({
  contacts,
  labelOf,
}: {
  contacts: readonly FieldWords<Name>[]
  labelOf: (field: Name) => string
}) {
  return contacts.map(({ field, words }) => (
    <p key={field}>
      <StateBadge tone="bad">{HINT_TEXTS.contactDoubtful}</StateBadge>{' '}
      {HINT_TEXTS.contactNamed(labelOf(field), words)}
    </p>
  ))
}

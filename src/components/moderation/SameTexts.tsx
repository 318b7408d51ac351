import './HintsPanel.css'
import { HINT_TEXTS as texts } from '#english/hints/texts'
import type { ListingHints, SameText } from '../../contract/hints.ts'
import type { QueuedListing } from '../../contract/moderation.ts'
import { fullPrice } from '../../domain/moderation/fields.ts'
import { passagesOf } from '../../domain/text/shingles.ts'
import { StateBadge } from '../ui/Badge.tsx'
import { LookalikeLink } from './Lookalikes.tsx'

/** The listings of other posters that say the same, each beside this one, with what both say marked. */
export function SameTexts({
  listing,
  hints,
  showOf,
}: {
  listing: QueuedListing
  hints: ListingHints
  showOf: (other: SameText) => (() => void) | null
}) {
  const [first, ...others] = hints.texts
  if (!first) return null
  const rest = hints.resaid - hints.texts.length
  const pair = (other: SameText) => (
    <Pair own={listing.description ?? ''} other={other} onShow={showOf(other)} />
  )
  return (
    <>
      <p>
        <strong>{texts.sameWords(hints.resaid)}</strong>{' '}
        <span className="muted">{texts.sameWordsNote}</span>
      </p>
      {pair(first)}
      {others.map((other) => (
        <details key={other.id}>
          <summary>{titleOf(other)}</summary>
          {pair(other)}
        </details>
      ))}
      {rest > 0 && <p className="muted">{texts.restSay(rest)}</p>}
    </>
  )
}

const titleOf = (other: SameText) =>
  `${other.projectBuildingName}, ${other.locality}, ${other.city}, ${other.poster}`

function Pair({
  own,
  other,
  onShow,
}: {
  own: string
  other: SameText
  onShow: (() => void) | null
}) {
  return (
    <dl className="same-texts">
      <dt>{texts.ownText}</dt>
      <dd>
        <Marked text={own} other={other.description} />
      </dd>
      <dt>
        {texts.otherText(titleOf(other))}, {fullPrice(other)}{' '}
        <StateBadge tone={other.state === 'approved' ? 'good' : 'waiting'}>
          {texts.states[other.state]}
        </StateBadge>{' '}
        <LookalikeLink other={other} onShow={onShow} />
      </dt>
      <dd>
        <Marked text={other.description} other={own} />
      </dd>
    </dl>
  )
}

function Marked({ text, other }: { text: string; other: string }) {
  return passagesOf(text, other).map((passage, n) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the passages of a text never move
    passage.common ? <mark key={n}>{passage.text}</mark> : <span key={n}>{passage.text}</span>,
  )
}

import './HintsPanel.css'
import { HINT_TEXTS as texts } from '#english/hints/texts'
import type { Beside, ListingHints } from '../../contract/hints.ts'
import type { QueuedListing } from '../../contract/moderation.ts'
import { askedWords } from '../../domain/asked/words.ts'
import { comparePrice, type PriceCheck, usualRange } from '../../domain/hints/rules.ts'
import { exact, once } from '../../domain/money/rules.ts'
import { AskedOfSuch } from '../asked/AskedOfSuch.tsx'
import { StateBadge } from '../ui/Badge.tsx'
import { QuietButton } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { LookalikeLine, LookalikeLink } from './Lookalikes.tsx'
import { LookalikeTable } from './LookalikeTable.tsx'
import { SamePictures } from './SamePictures.tsx'
import { SameTexts } from './SameTexts.tsx'

type Loaded = { value: ListingHints } | { problem: string }

/**
 * The hints about a listing, with their evidence. `showOf` returns the function that shows a waiting listing, or null
 * if it is not in the queue.
 */
export function HintsPanel({
  listing,
  loaded,
  onRetry,
  showOf,
}: {
  listing: QueuedListing
  loaded: Loaded | null
  onRetry: () => void
  showOf: (other: Pick<Beside, 'id'>) => (() => void) | null
}) {
  return (
    <section className="hints" aria-labelledby="hints-title" aria-busy={!loaded}>
      <h3 id="hints-title" tabIndex={-1}>
        {texts.title}
      </h3>
      {!loaded && <Skeleton label={texts.loading} shape="row" count={1} />}
      {loaded && 'problem' in loaded && (
        <p role="alert">
          {loaded.problem} <QuietButton onClick={onRetry}>{texts.retry}</QuietButton>
        </p>
      )}
      {loaded && 'value' in loaded && (
        <>
          <AskedOfSuch words={askedWords(listing, loaded.value.asked)} />
          <PriceHint listing={listing} check={loaded.value.price} />
          <SamePictures hints={loaded.value} showOf={showOf} />
          <SameTexts listing={listing} hints={loaded.value} showOf={showOf} />
          <Alike listing={listing} hints={loaded.value} showOf={showOf} />
        </>
      )}
    </section>
  )
}

function PriceHint({ listing, check }: { listing: QueuedListing; check: PriceCheck }) {
  const priceComparison = comparePrice(check)
  const range = usualRange(check)
  const what = `${listing.propertyType}, ${listing.listingType}, ${listing.city}`
  const rupees = (figure: number) => exact(once(Math.round(figure)))
  const apart = priceComparison === 'low' || priceComparison === 'high'
  return (
    <div className="price-hint" data-apart={apart ? '' : undefined}>
      <p>
        <strong>{texts.rate(rupees(check.rate), listing.listingType)}</strong>{' '}
        {range && (
          <StateBadge tone={apart ? 'bad' : 'good'}>
            {texts.priceComparison[priceComparison]}
          </StateBadge>
        )}
      </p>
      <p className="muted">
        {range
          ? `${texts.usual(rupees(range.low), rupees(range.high))}, ${texts.compared(check.compared, what)}`
          : texts.tooFew(check.compared, what)}
      </p>
      {range && <RangeDrawing rate={check.rate} low={range.low} high={range.high} />}
    </div>
  )
}

const WIDE = 300

/** The usual range as a bar and the listing as a mark on one scale. The text above says the same. */
function RangeDrawing({ rate, low, high }: { rate: number; low: number; high: number }) {
  const most = Math.max(rate, high) * 1.05
  const at = (figure: number) => Math.round((figure / most) * WIDE)
  return (
    <svg
      className="price-range"
      viewBox={`0 0 ${WIDE} 16`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="range-scale" x="0" y="7" width={WIDE} height="2" />
      <rect
        className="range-usual"
        x={at(low)}
        y="4"
        width={Math.max(2, at(high) - at(low))}
        height="8"
      />
      <rect
        className="range-mark"
        x={Math.min(WIDE - 4, Math.max(0, at(rate) - 2))}
        y="0"
        width="4"
        height="16"
      />
    </svg>
  )
}

function Alike({
  listing,
  hints,
  showOf,
}: {
  listing: QueuedListing
  hints: ListingHints
  showOf: (other: Pick<Beside, 'id'>) => (() => void) | null
}) {
  const [first, ...others] = hints.lookalikes
  // What shows the same picture is alike too, though the homes differ.
  if (!first) return hints.pictured > 0 ? null : <p className="muted">{texts.noLookalike}</p>
  const rest = hints.alike - hints.lookalikes.length
  const table = (other: ListingHints['lookalikes'][number]) => (
    <LookalikeTable
      listing={listing}
      other={other}
      link={<LookalikeLink other={other} onShow={showOf(other)} />}
    />
  )
  return (
    <>
      <p>
        <strong>{texts.lookalikes(hints.alike)}</strong>
      </p>
      {table(first)}
      {others.map((other) => (
        <details key={other.id}>
          <summary>
            <LookalikeLine other={other} />
          </summary>
          {table(other)}
        </details>
      ))}
      {rest > 0 && <p className="muted">{texts.rest(rest)}</p>}
    </>
  )
}

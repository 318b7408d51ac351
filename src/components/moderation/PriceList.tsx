import './PriceList.css'
import './QueueFilters.css'
import './QueueList.css'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { PRICES_TEXTS as texts } from '#english/moderation/texts-prices'
import { READING_TEXTS } from '#english/moderation/texts-reading'
import { LISTING_TEXTS } from '#language/listing/texts'
import type { QueuedListing } from '../../contract/moderation.ts'
import { listingPath } from '../../contract/paths.ts'
import { priceStep } from '../../domain/moderation/changes.ts'
import { READ_MS } from '../../domain/moderation/constants.ts'
import { versionKey } from '../../domain/moderation/rules.ts'
import { ageInWords } from '../../domain/time/rules.ts'
import { StoredPhoto } from '../photo/StoredPhoto.tsx'
import { Tag } from '../ui/Badge.tsx'
import { QuietButton } from '../ui/Button.tsx'
import { HintBadges } from './HintBadges.tsx'
import { Unverified } from './QueueList.tsx'

type Acts = {
  /** Hears that a row is on the screen with its photo. */
  onSeen: (change: QueuedListing) => void
  onChoose: (change: QueuedListing) => void
  onReject: (change: QueuedListing) => void
}

/** Changes of prices, each with all that it says. */
export function PriceList({
  changes,
  chosen,
  said,
  ...rest
}: Acts & {
  changes: readonly QueuedListing[]
  chosen: ReadonlySet<string>
  /** What is said at a row, by listing and version. */
  said: Readonly<Record<string, string>>
  now: Date
  busy: boolean
}) {
  return (
    <ol className="price-list">
      {changes.map(
        (change) =>
          change.edit && (
            <PriceRow
              key={versionKey(change)}
              change={change}
              before={change.edit}
              isChosen={chosen.has(change.id)}
              problem={said[versionKey(change)] ?? null}
              {...rest}
            />
          ),
      )}
    </ol>
  )
}

/** Half of a row is enough to read its prices. */
const ENOUGH = 0.5

/** Whether at least half of an element is on the screen. */
function useOnScreen(element: RefObject<HTMLElement | null>): boolean {
  const [is, setIs] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const watch = new IntersectionObserver(
      ([entry]) => setIs(entry?.isIntersecting === true && document.visibilityState === 'visible'),
      { threshold: ENOUGH },
    )
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element])
  return is
}

function PriceRow({
  change,
  before,
  isChosen,
  problem,
  now,
  busy,
  onSeen,
  onChoose,
  onReject,
}: Acts & {
  change: QueuedListing
  before: NonNullable<QueuedListing['edit']>
  isChosen: boolean
  problem: string | null
  now: Date
  busy: boolean
}) {
  const row = useRef<HTMLLIElement>(null)
  const [cover] = change.photos
  const [photo, setPhoto] = useState<'waits' | 'shown' | 'failed'>(cover ? 'waits' : 'shown')
  const [tries, setTries] = useState(0)
  const isOnScreen = useOnScreen(row)
  const isSeen = isOnScreen && photo === 'shown' && !change.readAt && !problem
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version of a row is noted once it is seen
  useEffect(() => {
    if (!isSeen) return
    const timer = setTimeout(() => onSeen(change), READ_MS.price)
    return () => clearTimeout(timer)
  }, [isSeen, change.id, change.version])
  const title = change.projectBuildingName || LISTING_TEXTS.untitled
  const price = priceStep(before.fields, change)
  return (
    <li ref={row} className="price-row" data-unopened={change.readAt ? undefined : ''}>
      <label className="queue-choose">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={!change.readAt}
          onChange={() => onChoose(change)}
        />
        <span className="visually-hidden">{texts.choose(title)}</span>
      </label>
      <span className="queue-photo">
        {cover && (
          <StoredPhoto
            key={tries}
            photo={cover}
            alt=""
            upTo={320}
            sizes="6rem"
            onSettled={(isShown) => setPhoto(isShown ? 'shown' : 'failed')}
          />
        )}
      </span>
      <div className="price-words">
        <p className="queue-title">
          <a
            className="text-link"
            href={listingPath(before.listingId)}
            target="_blank"
            rel="noopener"
            aria-label={`${title}: ${texts.published}`}
          >
            {title}
          </a>
        </p>
        <p className="queue-place">
          {change.locality}, {change.city}
        </p>
        <p className="price-poster">
          {change.poster.name} <Tag>{change.poster.role}</Tag>{' '}
          <span className="muted">{ageInWords(change.createdAt, now)}</span>
        </p>
        <p className="queue-hints">
          {!change.readAt && photo !== 'failed' && !problem && (
            <span className="hint-badge" data-quiet="">
              {texts.unseen}
            </span>
          )}
          <HintBadges listing={change} />
          {!change.poster.emailVerified && <Unverified />}
        </p>
        {change.noteToAdmin && <p className="price-poster">{change.noteToAdmin}</p>}
      </div>
      <p className="price-step">
        <del>{price.before}</del> <span aria-hidden="true">→</span>
        <span className="visually-hidden">{texts.to}</span> <ins>{price.after}</ins>{' '}
        <span className="price-percent">{texts.by(price.percent)}</span>
      </p>
      <QuietButton label={texts.rejectOf(title)} disabled={busy} onClick={() => onReject(change)}>
        {texts.reject}
      </QuietButton>
      {photo === 'failed' && (
        <p className="price-problem" role="alert">
          {texts.photoFailed}{' '}
          <QuietButton
            label={texts.retryOf(title)}
            onClick={() => {
              setPhoto('waits')
              setTries(tries + 1)
            }}
          >
            {READING_TEXTS.retry}
          </QuietButton>
        </p>
      )}
      {problem && (
        <p className="price-problem" role="alert">
          {problem}{' '}
          {!change.readAt && (
            <QuietButton onClick={() => onSeen(change)}>{READING_TEXTS.retry}</QuietButton>
          )}
        </p>
      )}
    </li>
  )
}

import './QueueList.css'
import { useEffect, useRef } from 'react'
import type { QueuedListing } from '../../contract/moderation.ts'
import { HINT_TEXTS } from '#language/hints/texts'
import { LISTING_TEXTS } from '#language/listing/texts'
import { shortTitle } from '../../domain/listing/rules.ts'
import { exact, priceOf } from '../../domain/money/rules.ts'
import { DESK_TEXTS as texts, BATCH_TEXTS, QUEUE_TEXTS } from '#language/moderation/texts'
import { ageInWords } from '../../domain/time/rules.ts'
import { StoredPhoto } from '../photo/StoredPhoto.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { HintBadges } from './HintBadges.tsx'

/** The queue, oldest first; the shown listing is marked and kept visible. */
export function QueueList({
  queue,
  shownId,
  chosen,
  now,
  narrowed,
  onShow,
  onChoose,
}: {
  queue: readonly QueuedListing[]
  shownId: string | null
  /** Ids of the selected listings. */
  chosen: ReadonlySet<string>
  now: Date
  /** Whether a filter is active. */
  narrowed: boolean
  onShow: (listing: QueuedListing) => void
  onChoose: (listing: QueuedListing) => void
}) {
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another shown listing moves the list
  useEffect(() => {
    const box = list.current
    const row = box?.querySelector<HTMLElement>('[aria-current]')
    // Scrolls only the list: scrollIntoView would move the page as well.
    if (!box || !row) return
    if (row.offsetTop < box.scrollTop) box.scrollTop = row.offsetTop
    const below = row.offsetTop + row.offsetHeight - box.clientHeight
    if (below > box.scrollTop) box.scrollTop = below
  }, [shownId])
  if (queue.length === 0) {
    return narrowed ? (
      <EmptyState title={QUEUE_TEXTS.nothingTitle} text={QUEUE_TEXTS.nothingText} />
    ) : (
      <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
    )
  }
  return (
    <ol className="queue" ref={list}>
      {queue.map((listing) => (
        <li key={listing.id}>
          <label className="queue-choose">
            <input
              type="checkbox"
              checked={chosen.has(listing.id)}
              disabled={Boolean(listing.edit)}
              onChange={() => onChoose(listing)}
            />
            <span className="visually-hidden">
              {BATCH_TEXTS.choose(listing.projectBuildingName)}
            </span>
          </label>
          <button
            type="button"
            className="queue-row"
            aria-current={listing.id === shownId || undefined}
            onClick={() => onShow(listing)}
          >
            <QueueRow listing={listing} now={now} />
          </button>
        </li>
      ))}
    </ol>
  )
}

function QueueRow({ listing, now }: { listing: QueuedListing; now: Date }) {
  const [cover] = listing.photos
  const age = ageInWords(listing.createdAt, now)
  return (
    <>
      <span className="queue-photo">
        {cover && <StoredPhoto photo={cover} alt="" upTo={320} sizes="4rem" />}
      </span>
      <span className="queue-words">
        <span className="queue-title">
          {shortTitle(listing.projectBuildingName) || LISTING_TEXTS.untitled}
        </span>
        <span className="queue-place">
          {listing.locality}, {listing.city}
        </span>
        <Signs listing={listing} />
      </span>
      <span className="queue-figures">
        <span className="queue-price">{exact(priceOf(listing))}</span>
        <span className="queue-age">{age}</span>
      </span>
    </>
  )
}

/** What an admin should know before opening a row, as badges. */
function Signs({ listing }: { listing: QueuedListing }) {
  const { edit, hints, poster } = listing
  if (!edit && hints.length === 0 && poster.emailVerified) return null
  return (
    <span className="queue-hints">
      {edit && (
        <span className="hint-badge" data-quiet="">
          {QUEUE_TEXTS.change}
        </span>
      )}
      <HintBadges listing={listing} />
      {!poster.emailVerified && (
        <span className="hint-badge" data-quiet="">
          <span aria-hidden="true">{QUEUE_TEXTS.unverified}</span>
          <span className="visually-hidden">{HINT_TEXTS.unverified}</span>
        </span>
      )}
    </span>
  )
}

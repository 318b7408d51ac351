import './QueueFilters.css'
import './QueueList.css'
import { useEffect, useRef } from 'react'
import { HINT_TEXTS } from '#english/hints/texts'
import { BATCH_TEXTS, QUEUE_TEXTS, DESK_TEXTS as texts } from '#english/moderation/texts'
import { QUEUED_FILE_TEXTS as files } from '#english/moderation/texts-files'
import { READING_TEXTS as READING } from '#english/moderation/texts-reading'
import { RERA_DESK } from '#english/rera/texts-desk'
import { LISTING_TEXTS } from '#language/listing/texts'
import type { QueuedFile, QueuedListing } from '../../contract/moderation.ts'
import { shortTitle } from '../../domain/listing/rules.ts'
import { inPlaces } from '../../domain/moderation/rules.ts'
import { exact, priceOf } from '../../domain/money/rules.ts'
import { ageInWords } from '../../domain/time/rules.ts'
import { StoredPhoto } from '../photo/StoredPhoto.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { HintBadges } from './HintBadges.tsx'

type Acts = {
  onShow: (listing: QueuedListing) => void
  onChoose: (listing: QueuedListing) => void
  /** Lists the lines of a file, by its id, or folds it. */
  onFold: (file: string) => void
  /** Selects the lines of a file that have no hints. */
  onChooseOf: (file: string) => void
}
type Seen = {
  shownId: string | null
  /** Ids of the selected listings. */
  chosen: ReadonlySet<string>
  now: Date
  /** The id of the file whose lines are listed. */
  unfolded: string | null
  /** How many of some lines can be selected together, and how many more once they are opened. */
  freeOf: (lines: readonly QueuedListing[]) => { free: number; unopened: number }
}

/**
 * The queue, oldest first after what lacks a RERA number; the shown listing is marked and kept visible. The lines of a
 * file stand together, under a heading that folds them.
 */
export function QueueList({
  queue,
  narrowed,
  ...rest
}: {
  queue: readonly QueuedListing[] /** Whether a filter is active. */
  narrowed: boolean
} & Seen &
  Acts) {
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
  }, [rest.shownId])
  if (queue.length === 0) {
    return narrowed ? (
      <EmptyState title={QUEUE_TEXTS.nothingTitle} text={QUEUE_TEXTS.nothingText} />
    ) : (
      <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
    )
  }
  const order = queue[0]?.hints.includes('no-rera') && <p className="muted">{RERA_DESK.first}</p>
  return (
    <>
      {order}
      <ol className="queue" ref={list} data-choosing={rest.chosen.size > 0 ? '' : undefined}>
        {inPlaces(queue).map(([first, ...others]) =>
          first.file ? (
            <QueueFile key={first.file.id} file={first.file} lines={[first, ...others]} {...rest} />
          ) : (
            <QueueEntry key={first.id} listing={first} {...rest} />
          ),
        )}
      </ol>
    </>
  )
}

/** The lines of a file: a heading that folds them, and below it those that were read. */
function QueueFile({
  file,
  lines,
  freeOf,
  ...rest
}: { file: QueuedFile; lines: readonly [QueuedListing, ...QueuedListing[]] } & Seen & Acts) {
  const isOpen = file.id === rest.unfolded
  const [first] = lines
  const id = `queue-file-${file.id}`
  const { free, unopened } = freeOf(lines)
  return (
    <li className="queue-file">
      <button
        type="button"
        className="queue-file-head"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-current={(!isOpen && first.id === rest.shownId) || undefined}
        onClick={() => rest.onFold(file.id)}
      >
        <span className="queue-words">
          <span className="queue-title">{first.poster.name}</span>
          <span className="queue-place">{files.lines(file.lines)}</span>
          <span className="queue-hints">
            <span className="hint-badge" data-quiet="">
              {files.opened(file.opened, file.lines)}
            </span>
            {file.hinted > 0 && <span className="hint-badge">{files.hinted(file.hinted)}</span>}
            {!first.poster.emailVerified && <Unverified />}
          </span>
        </span>
        <span className="queue-age">{ageInWords(first.createdAt, rest.now)}</span>
      </button>
      {isOpen && (
        <div id={id}>
          {free + unopened > 0 && (
            <p className="queue-file-ways">
              {free > 0 && (
                <button
                  type="button"
                  className="queue-switch"
                  onClick={() => rest.onChooseOf(file.id)}
                >
                  {files.choose(free)}
                </button>
              )}{' '}
              {unopened > 0 && <span className="muted">{READING.unopened(unopened)}</span>}
            </p>
          )}
          <ol className="queue-lines">
            {lines.map((listing) => (
              <QueueEntry key={listing.id} listing={listing} freeOf={freeOf} {...rest} />
            ))}
          </ol>
          {lines.length < file.lines && (
            <p className="queue-file-ways muted">{files.shown(lines.length, file.lines)}</p>
          )}
        </div>
      )}
    </li>
  )
}

function QueueEntry({
  listing,
  shownId,
  chosen,
  now,
  onShow,
  onChoose,
}: { listing: QueuedListing } & Seen & Acts) {
  const title = shortTitle(listing.projectBuildingName) || LISTING_TEXTS.untitled
  return (
    <li className="queue-entry" data-unopened={listing.readAt ? undefined : ''}>
      {listing.readAt ? (
        <label className="queue-choose">
          <input
            type="checkbox"
            checked={chosen.has(listing.id)}
            disabled={Boolean(listing.edit)}
            onChange={() => onChoose(listing)}
          />
          <span className="visually-hidden">{BATCH_TEXTS.choose(listing.projectBuildingName)}</span>
        </label>
      ) : (
        <button
          type="button"
          className="queue-open"
          aria-label={READING.openOne(title)}
          onClick={() => onShow(listing)}
        >
          {READING.open}
        </button>
      )}
      <button
        type="button"
        className="queue-row"
        aria-current={listing.id === shownId || undefined}
        onClick={() => onShow(listing)}
      >
        <QueueRow listing={listing} title={title} now={now} />
      </button>
    </li>
  )
}

function QueueRow({ listing, title, now }: { listing: QueuedListing; title: string; now: Date }) {
  const [cover] = listing.photos
  const age = ageInWords(listing.createdAt, now)
  return (
    <>
      <span className="queue-photo">
        {cover && <StoredPhoto photo={cover} alt="" upTo={320} sizes="4rem" />}
      </span>
      <span className="queue-words">
        <span className="queue-title">{title}</span>
        <span className="queue-line">
          <span className="queue-place">
            {listing.locality}, {listing.city}
          </span>
          <span className="queue-age">{age}</span>
        </span>
        <span className="queue-line">
          <span className="queue-price">{exact(priceOf(listing))}</span>
          <Signs listing={listing} />
        </span>
      </span>
    </>
  )
}

/** What an admin should know before opening a row, as badges. */
function Signs({ listing }: { listing: QueuedListing }) {
  const { edit, hints, newcomer, poster } = listing
  if (!edit && hints.length === 0 && !newcomer && poster.emailVerified) return null
  return (
    <span className="queue-hints">
      {edit && (
        <span className="hint-badge" data-quiet="">
          {QUEUE_TEXTS.change}
        </span>
      )}
      <HintBadges listing={listing} />
      {newcomer && <Newcomer />}
      {!poster.emailVerified && <Unverified />}
    </span>
  )
}

/** Marks what was sent before anything of its poster's was decided. */
export const Newcomer = () => (
  <span className="hint-badge" data-quiet="">
    <span aria-hidden="true">{QUEUE_TEXTS.newcomer}</span>
    <span className="visually-hidden">{texts.newcomer}</span>
  </span>
)

export const Unverified = () => (
  <span className="hint-badge" data-quiet="">
    <span aria-hidden="true">{QUEUE_TEXTS.unverified}</span>
    <span className="visually-hidden">{HINT_TEXTS.unverified}</span>
  </span>
)

import { shownValue } from '#language/listing/texts-values'
import './HintsPanel.css'
import './QueuedDetail.css'
import type { ReactNode } from 'react'
import { HINT_TEXTS } from '#english/hints/texts'
import { MADE_NAME_TEXTS } from '#english/listing/texts-fields'
import { DESK_TEXTS as texts } from '#english/moderation/texts'
import { QUEUED_REFERENCE } from '#english/moderation/texts-files'
import type { QueuedListing } from '../../contract/moderation.ts'
import { COMPARED, type HintRecord } from '../../domain/hints/constants.ts'
import { shortLabel } from '../../domain/listing/fields.ts'
import { isMadeName } from '../../domain/listing/name.ts'
import { describeListing } from '../../domain/listing/rules.ts'
import { everyField, fullPrice } from '../../domain/moderation/fields.ts'
import { ageInWords, formatMoment } from '../../domain/time/rules.ts'
import {
  ComparedBadges,
  ContactHints,
  HintRecords,
  NoReraHint,
  OddHints,
  ReraHint,
} from './HintBadges.tsx'
import { ListingPhotos } from './ListingPhotos.tsx'
import { PosterPanel } from './PosterPanel.tsx'

function waitingText(createdAt: string, now: Date): string {
  const age = ageInWords(createdAt, now)
  return age === 'just now' ? texts.justArrived : texts.waiting(age)
}

/**
 * All data that a poster has given about a listing, for the decision: one below the other, or beside one another where
 * there is room, so that a decision needs no scrolling. `record`: how often each kind of hint was right; `changes`
 * stand before it, `hints` at its end, `history` beside its poster.
 */
export function QueuedDetail({
  listing,
  now,
  record,
  changes,
  hints,
  history,
  register,
  onPhoto,
  onRetryPhoto,
}: {
  listing: QueuedListing
  now: Date
  record: HintRecord | null
  /** Hears of each photo whether it is on the screen, once it has loaded or failed. */
  onPhoto: (id: string, isShown: boolean) => void
  /** Hears that a photo is loaded again. */
  onRetryPhoto: (id: string) => void
  changes?: ReactNode
  hints?: ReactNode
  history?: ReactNode
  /** What an admin does about its RERA number. */
  register?: ReactNode
}) {
  return (
    <div className="detail-body">
      <header className="desk-detail-head">
        <h2 id="detail-title" tabIndex={-1}>
          {listing.projectBuildingName}
        </h2>
        {isMadeName(listing.projectBuildingName) && <p className="muted">{MADE_NAME_TEXTS.tag}</p>}
        <p className="desk-detail-price">{fullPrice(listing)}</p>
        <p>
          {describeListing(listing)}, {listing.locality}, {listing.city}
        </p>
        {listing.reference && (
          <p className="muted">
            {QUEUED_REFERENCE} <bdi>{listing.reference}</bdi>
          </p>
        )}
        <p className="muted">
          <time dateTime={listing.createdAt}>
            {waitingText(listing.createdAt, now)}, {formatMoment(listing.createdAt)}
          </time>
        </p>
      </header>
      <div className="detail-warned">
        <DetailWarning listing={listing} />
        <HintRecords hints={listing.hints} record={record} />
      </div>
      <div className="desk-detail-hints">
        <OddHints marks={listing.marks} />
        <ReraHint reraNumber={listing.reraNumber} city={listing.city} />
        <NoReraHint listing={listing} />
        {register}
        <ContactHints contacts={listing.contacts} labelOf={shortLabel} />
      </div>
      {changes}
      <div className="detail-columns">
        <ListingPhotos
          photos={listing.photos}
          name={listing.projectBuildingName}
          home={listing}
          onSettled={onPhoto}
          onRetry={onRetryPhoto}
        />
        <div>
          <Words listing={listing} />
        </div>
        <div>
          <PosterPanel poster={listing.poster} newcomer={listing.newcomer}>
            {history}
          </PosterPanel>
          {hints}
        </div>
      </div>
    </div>
  )
}

/** What the poster has answered and written. */
function Words({ listing }: { listing: QueuedListing }) {
  return (
    <>
      {listing.noteToAdmin && (
        <section aria-labelledby="detail-note">
          <h3 id="detail-note">{texts.note}</h3>
          <p className="detail-text">{listing.noteToAdmin}</p>
        </section>
      )}
      <section aria-labelledby="detail-facts">
        <h3 id="detail-facts">{texts.facts}</h3>
        <dl className="desk-detail-facts">
          {everyField(listing).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd data-missing={value === null ? '' : undefined}>{value ?? texts.notStated}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="detail-description">
        <h3 id="detail-description">{texts.description}</h3>
        <p className="detail-text" data-missing={listing.description ? undefined : ''}>
          {listing.description || texts.notStated}
        </p>
      </section>
      <section aria-labelledby="detail-amenities">
        <h3 id="detail-amenities">{texts.amenities}</h3>
        {listing.amenities.length > 0 ? (
          <ul className="tags">
            {listing.amenities.map((amenity) => (
              <li className="tag" key={amenity}>
                {shownValue(amenity)}
              </li>
            ))}
          </ul>
        ) : (
          <p className="detail-text" data-missing="">
            {texts.notStated}
          </p>
        )}
      </section>
    </>
  )
}

/** Not a link: another history entry would break the phone's way back to the queue. */
const showEvidence = () => document.getElementById('hints-title')?.focus()

/** The hints from a comparison in one line; the evidence stands below the listing's data. The others say their own. */
function DetailWarning({ listing: { hints } }: { listing: QueuedListing }) {
  if (!hints.some((hint) => COMPARED.includes(hint))) return null
  return (
    <p className="detail-warning">
      <ComparedBadges hints={hints} />{' '}
      <button type="button" className="text-link hint-open warning-open" onClick={showEvidence}>
        {HINT_TEXTS.why}
      </button>
    </p>
  )
}

import './OwnListings.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { shownCity } from '#language/city/texts-named'
import { CITY_OFF_TEXTS } from '#language/city/texts-off'
import { LISTING_TEXTS } from '#language/listing/texts'
import { REFERENCE_TEXTS } from '#language/listing/texts-reference'
import type { OwnListing } from '../../contract/listing.ts'
import { editPath } from '../../contract/paths.ts'
import type { Role } from '../../domain/account/constants.ts'
import { cityNamed } from '../../domain/city/rules.ts'
import { writtenIn } from '../../domain/language/written.ts'
import { isMadeName } from '../../domain/listing/name.ts'
import { shownName } from '../../domain/listing/name-shown.ts'
import { ownActions } from '../../domain/listing/own.ts'
import { placeOf } from '../../domain/listing/place.ts'
import { describeListing, shortTitle } from '../../domain/listing/rules.ts'
import { exact, priceOf, shortParts } from '../../domain/money/rules.ts'
import { CompletenessLine } from '../listing/CompletenessNote.tsx'
import { PlotPicture } from '../listing/PlotPicture.tsx'
import { StoredPhoto } from '../photo/StoredPhoto.tsx'
import { Alert } from '../ui/Notice.tsx'
import { DoubtNote } from './DoubtNote.tsx'
import { OwnListingActions, type OwnListingHandlers } from './OwnListingActions.tsx'
import { OwnListingState } from './OwnListingState.tsx'

/** One of the poster's own listings, in the unit that the poster chose, with its actions. */
export function OwnListingCard({
  listing,
  now,
  role,
  busy,
  problem,
  form,
  onAnswer,
  ...handlers
}: OwnListingHandlers & {
  listing: OwnListing
  now: Date
  role: Role
  busy: boolean
  problem: string | undefined
  /** The form for a new price or for an answer, while it is open. */
  form: ReactNode
  onAnswer: (listing: OwnListing) => void
}) {
  const { listingState } = listing
  const title = useRef<HTMLHeadingElement>(null)
  // The pressed button may be gone after its action; the focus then moves to the listing.
  const working = busy || Boolean(form)
  const before = useRef(working)
  useEffect(() => {
    if (
      before.current &&
      !working &&
      (document.activeElement === document.body || document.activeElement === null)
    )
      title.current?.focus()
    before.current = working
  }, [working])
  const [cover] = listing.photos
  const price = priceOf(listing)
  const { amount, period } = shortParts(price)
  const name = shownName(listing.projectBuildingName) || LISTING_TEXTS.untitled
  const actions = ownActions(role, listingState)
  return (
    <article className="own-listing" aria-busy={busy}>
      <div className="own-photo">
        {cover ? (
          <StoredPhoto photo={cover} alt="" upTo={320} sizes="6rem" />
        ) : (
          <PlotPicture home={listing} />
        )}
      </div>
      <div className="own-facts">
        <h4 title={name} ref={title} tabIndex={-1} lang={writtenIn(name)}>
          {isMadeName(listing.projectBuildingName) ? name : shortTitle(name)}
        </h4>
        <p className="own-line">
          <strong>
            <span aria-hidden="true">
              {amount} {period && <span className="own-unit">{period}</span>}
            </span>
            <span className="visually-hidden">{exact(price)}</span>
          </strong>{' '}
          <span className="muted">
            {describeListing(listing)}, {placeOf(listing)}
          </span>
        </p>
        {listing.reference && (
          <p className="own-reference">
            {REFERENCE_TEXTS.label}: {listing.reference}
          </p>
        )}
        {cityNamed(listing.city) ? (
          <OwnListingState listing={listing} now={now} />
        ) : (
          <p className="muted">{CITY_OFF_TEXTS.own(shownCity(listing.city))}</p>
        )}
        {listing.doubt && (
          <DoubtNote
            doubt={listing.doubt}
            listingId={listing.id}
            name={name}
            role={role}
            mayShowPaper={actions.includes('right')}
            busy={busy}
            onAnswer={() => onAnswer(listing)}
          />
        )}
        {problem && <Alert>{problem}</Alert>}
      </div>
      {form && <div className="own-form">{form}</div>}
      {actions.includes('edit') && (
        <div className="own-complete">
          <CompletenessLine
            completeness={listing.completeness}
            about={name}
            hrefOf={(field) => editPath(listing.id, field)}
          />
        </div>
      )}
      <OwnListingActions listing={listing} name={name} role={role} busy={busy} {...handlers} />
    </article>
  )
}

import type { OwnListing } from '../../contract/listing.ts'
import { listingPath, repostPath } from '../../contract/paths.ts'
import { PROFILE_WORDS as WORDS } from '../../domain/account/messages.ts'
import { LISTING_MESSAGES } from '../../domain/listing/messages.ts'
import { describeListing, shortTitle } from '../../domain/listing/rules.ts'
import { formatRupees, formatRupeesShort, priceUnit } from '../../domain/money/rules.ts'
import { MODERATION_MESSAGES } from '../../domain/moderation/messages.ts'
import { agoInWords, formatMoment } from '../../domain/time/rules.ts'
import { StoredPhoto } from '../listing/StoredPhoto.tsx'
import { StateBadge, toneOf } from '../ui/Badge.tsx'

/** One of the poster's own listings, with what the poster can do next. */
export function OwnListingCard({ listing, now }: { listing: OwnListing; now: Date }) {
  const [cover] = listing.photos
  const unit = priceUnit(listing.listingType)
  const name = listing.projectBuildingName || LISTING_MESSAGES.untitled
  return (
    <article className="own-listing">
      <div className="own-photo">
        {cover ? <StoredPhoto photo={cover} alt="" upTo={640} sizes="(min-width: 40rem) 12rem, 7rem" /> : <span>{LISTING_MESSAGES.noImage}</span>}
      </div>
      <div className="own-facts">
        <p className="own-price">
          <span aria-hidden="true">{formatRupeesShort(listing.price)}</span>
          <span className="visually-hidden">{formatRupees(listing.price)}</span> {unit && <span className="own-unit">{unit}</span>}
        </p>
        <h4 title={name}>{shortTitle(name)}</h4>
        <p className="muted">{describeListing(listing)}</p>
        <p className="muted">{listing.locality}, {listing.city}</p>
        <p className="own-state">
          <StateBadge tone={toneOf(listing.state)}>{WORDS.states[listing.state]}</StateBadge>
          <time dateTime={listing.createdAt} title={formatMoment(listing.createdAt)}>{WORDS.posted(agoInWords(listing.createdAt, now))}</time>
        </p>
        {listing.state === 'rejected' && listing.reason && <p className="own-reason">{MODERATION_MESSAGES.rejected(listing.reason)}</p>}
        {listing.state === 'approved' && (
          <a className="text-link" href={listingPath(listing.id)}>{WORDS.view}<span className="visually-hidden"> {name}</span></a>
        )}
        {listing.canPostAgain && listing.decisionId && (
          <a className="action action-quiet" href={repostPath(listing.decisionId)}>
            {WORDS.again}<span className="visually-hidden">: {name}</span>
          </a>
        )}
      </div>
    </article>
  )
}

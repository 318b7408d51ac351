import '../admin/tables.css'
import './PublishedList.css'
import { GONE_DESK_TEXTS } from '#english/report/texts-gone-desk'
import { availabilityLabel } from '#language/listing/texts-described'
import { PUBLISHED_TEXTS as texts } from '#language/listing/texts-published'
import { actOn } from '#language/text/texts'
import type { PublishedListing } from '../../contract/listing.ts'
import { listingPath } from '../../contract/paths.ts'
import { closedState } from '../../domain/listing/rules.ts'
import { exact, priceOf } from '../../domain/money/rules.ts'
import { agoInWords } from '../../domain/time/rules.ts'
import { StoredPhoto } from '../photo/StoredPhoto.tsx'
import { StateBadge } from '../ui/Badge.tsx'
import { QuietButton } from '../ui/Button.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { PlotPicture } from './PlotPicture.tsx'

export type PublishedActions = {
  onClosed: (listing: PublishedListing, closed: boolean) => void
  onUnpublish: (listing: PublishedListing) => void
}

/** Published listings with an admin's actions on each. */
export function PublishedList({
  listings,
  now,
  working,
  ...actions
}: PublishedActions & {
  listings: readonly PublishedListing[]
  now: Date
  working: string | null
}) {
  return (
    <DataTable label={texts.title} heads={Object.values(texts.columns)}>
      <tbody>
        {listings.map((listing) => (
          <Row
            key={listing.id}
            listing={listing}
            now={now}
            busy={working === listing.id}
            {...actions}
          />
        ))}
      </tbody>
    </DataTable>
  )
}

function Row({
  listing,
  now,
  busy,
  onClosed,
  onUnpublish,
}: PublishedActions & { listing: PublishedListing; now: Date; busy: boolean }) {
  const { projectBuildingName: name, availability, listingType, cover } = listing
  const open = availability === 'available'
  const press = (words: string, act: () => void, danger = false) => (
    <QuietButton
      label={actOn(words, name)}
      disabled={busy}
      onClick={act}
      {...(danger ? { tone: 'danger' as const } : {})}
    >
      {words}
    </QuietButton>
  )
  return (
    <tr aria-busy={busy}>
      <th scope="row">
        <div className="published-listing">
          <span className="published-cover">
            {cover ? (
              <StoredPhoto photo={cover} alt="" upTo={320} sizes="5rem" />
            ) : (
              <PlotPicture home={listing} />
            )}
          </span>
          <div>
            <a href={listingPath(listing.id)}>{name}</a>
            <p className="cell-muted">
              {listing.propertyType}, {listing.locality}, {listing.city}. {listing.poster}
            </p>
          </div>
        </div>
      </th>
      <td>
        <StateBadge tone={open ? (listing.expired ? 'bad' : 'good') : 'waiting'}>
          {open && listing.expired
            ? (GONE_DESK_TEXTS.hidden(listing.hiddenAt) ?? texts.expired)
            : availabilityLabel(availability, listing.propertyType) || texts.available}
        </StateBadge>
        <p className="cell-muted">{texts.confirmedAgo(agoInWords(listing.confirmedAt, now))}</p>
      </td>
      <td className="cell-number">{exact(priceOf(listing))}</td>
      <td>
        <div className="cell-actions">
          {press(texts.confirm, () => onClosed(listing, false))}
          {open &&
            press(texts.mark(closedState(listingType), listing.propertyType), () =>
              onClosed(listing, true),
            )}
          {press(texts.unpublish, () => onUnpublish(listing), true)}
        </div>
      </td>
    </tr>
  )
}

import { LISTING_STATE_LABELS } from '#english/account/texts-users'
import { PAPER_DESK_TEXTS as texts } from '#english/right-to-offer/texts-desk'
import { listingPath, previewPath } from '../../contract/paths.ts'
import type { DeskPaper } from '../../contract/right-to-offer.ts'
import { StateBadge } from '../ui/Badge.tsx'

type Listing = DeskPaper['listing']

/** The page of a listing, or its preview while it waits; null where it has neither. */
function addressOf({ id, state }: Listing): string | null {
  if (state === 'pending') return previewPath(id)
  return state === 'published' || state === 'closed' ? listingPath(id) : null
}

/** The way to a listing's page or preview, and its state where visitors do not find it. */
export function ListingLink({ listing, words }: { listing: Listing; words?: string }) {
  const address = addressOf(listing)
  const { state } = listing
  return (
    <>
      {address ? (
        <a className="text-link" href={address} target="_blank" rel="noopener">
          {words ?? (state === 'pending' ? texts.toPreview : texts.toListing)}
        </a>
      ) : (
        words
      )}{' '}
      {state !== 'published' && (
        <StateBadge tone={state === 'pending' ? 'waiting' : 'plain'}>
          {LISTING_STATE_LABELS[state]}
        </StateBadge>
      )}
    </>
  )
}

import './OwnListings.css'
import { PROFILE_TEXTS } from '#language/account/texts'
import { PRICE_CHANGE_TEXTS } from '#language/listing/texts-own'
import { OWN_LISTING_TEXTS as texts } from '#language/listing/texts-poster'
import { PUBLISHED_TEXTS } from '#language/listing/texts-published'
import { actOn } from '#language/text/texts'
import type { OwnListing } from '../../contract/listing.ts'
import { editPath, repostPath } from '../../contract/paths.ts'
import type { Role } from '../../domain/account/constants.ts'
import { type OwnAction, ownActions } from '../../domain/listing/own.ts'
import { closedState } from '../../domain/listing/rules.ts'
import { QuietButton } from '../ui/Button.tsx'

export type OwnListingHandlers = {
  onClosed: (listing: OwnListing, closed: boolean) => void
  onPrice: (listing: OwnListing) => void
  onMessagesOnly: (listing: OwnListing, messagesOnly: boolean) => void
  onDelete: (listing: OwnListing) => void
}

/** The actions on one of the poster's own listings that the permission table allows. */
export function OwnListingActions({
  listing,
  name,
  role,
  busy,
  onClosed,
  onPrice,
  onMessagesOnly,
  onDelete,
}: OwnListingHandlers & {
  listing: OwnListing
  name: string
  role: Role
  busy: boolean
}) {
  const press = (words: string, onClick: () => void, danger = false) => (
    <QuietButton
      key={words}
      label={actOn(words, name)}
      disabled={busy}
      onClick={onClick}
      {...(danger ? { tone: 'danger' as const } : {})}
    >
      {words}
    </QuietButton>
  )
  const link = (words: string, href: string) => (
    <a key={words} className="action action-quiet" href={href} aria-label={actOn(words, name)}>
      {words}
    </a>
  )
  const closing = PUBLISHED_TEXTS.mark(closedState(listing.listingType), listing.propertyType)
  const ways: Record<OwnAction, () => React.ReactNode> = {
    confirm: () => press(PUBLISHED_TEXTS.confirm, () => onClosed(listing, false)),
    edit: () => link(texts.edit, editPath(listing.id)),
    price: () => press(PRICE_CHANGE_TEXTS.change, () => onPrice(listing)),
    close: () => press(closing, () => onClosed(listing, true)),
    reopen: () => press(texts.reopen, () => onClosed(listing, false)),
    messagesOnly: () =>
      listing.messagesOnly
        ? press(texts.showNumber, () => onMessagesOnly(listing, false))
        : press(texts.messagesOnly, () => onMessagesOnly(listing, true)),
    remove: () => press(texts.remove, () => onDelete(listing), true),
  }
  return (
    <div className="own-ways">
      {ownActions(role, listing.listingState).map((action) => ways[action]())}
      {listing.canRepost &&
        listing.decisionId &&
        link(PROFILE_TEXTS.again, repostPath(listing.decisionId))}
    </div>
  )
}

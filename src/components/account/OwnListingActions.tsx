import './OwnListings.css'
import { PROFILE_TEXTS } from '#language/account/texts'
import { PRICE_CHANGE_TEXTS } from '#language/listing/texts-own'
import { OWN_LISTING_TEXTS as texts } from '#language/listing/texts-poster'
import { PUBLISHED_TEXTS } from '#language/listing/texts-published'
import { OWN_RIGHT_TEXTS } from '#language/right-to-offer/texts-own'
import { actOn } from '#language/text/texts'
import type { OwnListing } from '../../contract/listing.ts'
import {
  editPath,
  listingPath,
  previewPath,
  repostPath,
  rightToOfferPath,
} from '../../contract/paths.ts'
import type { Role } from '../../domain/account/constants.ts'
import { type OwnAction, ownActions } from '../../domain/listing/own.ts'
import { closedState } from '../../domain/listing/rules.ts'
import { QuietButton } from '../ui/Button.tsx'
import { MoreMenu, type Way } from '../ui/MoreMenu.tsx'

export type OwnListingHandlers = {
  onClosed: (listing: OwnListing, closed: boolean) => void
  onPrice: (listing: OwnListing) => void
  onMessagesOnly: (listing: OwnListing, messagesOnly: boolean) => void
  onDelete: (listing: OwnListing) => void
}

/**
 * What the permission table lets the poster do with one of their own listings: the likeliest as a button, the rest in a
 * menu.
 */
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
  const named = (words: string) => actOn(words, name)
  const press = (words: string, act: () => void, danger = false): Way => ({
    words,
    press: act,
    danger,
  })
  const link = (words: string, href: string): Way => ({ words, href })
  const closing = PUBLISHED_TEXTS.mark(closedState(listing.listingType), listing.propertyType)
  const ways: Record<OwnAction, () => Way> = {
    confirm: () => press(PUBLISHED_TEXTS.confirm, () => onClosed(listing, false)),
    edit: () => link(texts.edit, editPath(listing.id)),
    price: () => press(PRICE_CHANGE_TEXTS.change, () => onPrice(listing)),
    close: () => press(closing, () => onClosed(listing, true)),
    reopen: () => press(texts.reopen, () => onClosed(listing, false)),
    messagesOnly: () =>
      listing.messagesOnly
        ? press(texts.showNumber, () => onMessagesOnly(listing, false))
        : press(texts.messagesOnly, () => onMessagesOnly(listing, true)),
    right: () => link(OWN_RIGHT_TEXTS.show, rightToOfferPath(listing.id)),
    remove: () => press(texts.remove, () => onDelete(listing), true),
  }
  const own = ownActions(role, listing.listingState).map((action) => ways[action]())
  if (listing.canRepost && listing.decisionId)
    own.push(link(PROFILE_TEXTS.again, repostPath(listing.decisionId)))
  const [first, ...others] = own
  return (
    <div className="own-ways">
      {first &&
        ('href' in first ? (
          <a className="action action-quiet" href={first.href} aria-label={named(first.words)}>
            {first.words}
          </a>
        ) : (
          <QuietButton label={named(first.words)} disabled={busy} onClick={first.press}>
            {first.words}
          </QuietButton>
        ))}
      <MoreMenu
        words={texts.more}
        label={named(texts.more)}
        busy={busy}
        ways={[...pageOf(listing), ...others]}
      />
    </div>
  )
}

/** The way to the listing's page, or to its preview. */
function pageOf({ id, listingState }: OwnListing): Way[] {
  if (listingState === 'pending') return [{ words: PROFILE_TEXTS.preview, href: previewPath(id) }]
  return listingState === 'published' || listingState === 'closed'
    ? [{ words: PROFILE_TEXTS.view, href: listingPath(id) }]
    : []
}

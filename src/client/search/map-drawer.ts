import { listingPath } from '../../contract/paths.ts'
import { type CardListing, cardTexts } from '../../domain/listing/card.ts'
import { priceOf, short } from '../../domain/money/rules.ts'

/** The number of cards in the drawer below the map. */
const IN_DRAWER = 12

/** Fills the short row of cards that is shown where the map fills the screen. */
export function fillDrawer(listings: readonly CardListing[]): void {
  document.querySelector('[data-drawer]')?.replaceChildren(
    ...listings.slice(0, IN_DRAWER).map((listing) => {
      const { summary, place } = cardTexts(listing)
      const item = document.createElement('li')
      const link = Object.assign(document.createElement('a'), { href: listingPath(listing.id) })
      const lines = [short(priceOf(listing)), summary, place].map((textContent, n) =>
        Object.assign(document.createElement(n === 0 ? 'strong' : 'span'), {
          textContent,
          className: n === 2 ? 'muted' : '',
        }),
      )
      link.append(...lines)
      item.append(link)
      return item
    }),
  )
}

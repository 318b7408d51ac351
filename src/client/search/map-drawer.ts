import { listingPath } from '../../contract/paths.ts'
import { type CardListing, cardTexts } from '../../domain/listing/card.ts'

/** So many of the cards stand in the drawer below the map. */
const IN_DRAWER = 12

/** A short line of cards for where the map takes the screen. */
export function fillDrawer(listings: readonly CardListing[]): void {
  document.querySelector('[data-drawer]')?.replaceChildren(
    ...listings.slice(0, IN_DRAWER).map((listing) => {
      const { price, summary, place } = cardTexts(listing)
      const item = document.createElement('li')
      const link = Object.assign(document.createElement('a'), { href: listingPath(listing.id) })
      const lines = [price, summary, place].map((textContent, n) =>
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

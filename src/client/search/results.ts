import { listingPath } from '../../contract/paths.ts'
import { type CardListing, cardTexts } from '../../domain/listing/card.ts'
import { cardElement } from '../listing/card-element.ts'
import { yieldToBrowser } from '../lib/yield-to-browser.ts'
import { refreshCards } from '../listing/card-refresh.ts'

const results = document.querySelector<HTMLElement>('#results')
export const part = (name: string) => document.querySelector<HTMLElement>(`[data-${name}]`)

/** One list item a listing, made once, so that a picture on screen is never loaded again. */
const items = new Map<string, HTMLElement>()
for (const item of results?.querySelectorAll<HTMLElement>('[data-list] > li') ?? []) {
  items.set(item.querySelector<HTMLElement>('[data-listing]')?.dataset.listing ?? '', item)
}

/** The locality of each card that was shown. */
const places = new Map<string, string>()
export const placeOf = (listing: string): string | undefined => places.get(listing)
export const notePlace = (listing: CardListing, slug: string): void => {
  places.set(listing.id, slug)
}

/** So many of the cards stand in the drawer below the map. */
const IN_DRAWER = 12

/** A short line of cards for where the map takes the screen. */
export function fillDrawer(listings: readonly CardListing[]): void {
  part('drawer')?.replaceChildren(
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

function itemOf(listing: CardListing): HTMLElement {
  const known = items.get(listing.id)
  if (known) return known
  const item = document.createElement('li')
  item.append(cardElement(listing))
  refreshCards(item)
  items.set(listing.id, item)
  return item
}

/** Puts items into a list unless they are already there: a re-inserted item loses the focus. */
function putIn(place: Element | null | undefined, wanted: readonly HTMLElement[]) {
  const there = [...(place?.children ?? [])]
  if (there.length !== wanted.length || there.some((item, n) => item !== wanted[n]))
    place?.replaceChildren(...wanted)
}

/** Cards that are made in one go: a phone shows no more at once. */
const AT_ONCE = 4

/** Shows cards, the first at once. `isOld` says that something else is asked for meanwhile. */
export async function showCards(
  listings: readonly CardListing[],
  isOld: () => boolean,
): Promise<void> {
  const list = part('list')
  const wanted: HTMLElement[] = []
  let made = 0
  for (const listing of listings) {
    if (!items.has(listing.id) && ++made > AT_ONCE) {
      made = 1
      putIn(list, wanted)
      await yieldToBrowser()
      if (isOld()) return
    }
    wanted.push(itemOf(listing))
  }
  putIn(list, wanted)
}

/** A button that takes a part of the search back, or does something else to it. */
export function chipItem(text: string, press: () => void, label?: string): HTMLLIElement {
  const item = document.createElement('li')
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: text,
  })
  if (label) button.setAttribute('aria-label', label)
  button.addEventListener('click', press)
  item.append(button)
  return item
}

/** Notes with the address how high the results are, for a page that comes back to them. */
export function keepHeight(): void {
  if (!results) return
  results.style.minHeight = ''
  history.replaceState({ ...history.state, height: results.offsetHeight }, '')
}

export function markResults(marks: { ready?: true; filtered?: boolean }): void {
  for (const [name, on] of Object.entries(marks)) results?.toggleAttribute(`data-${name}`, on)
}

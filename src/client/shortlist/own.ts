import { LISTING_TYPES } from '../../domain/listing/constants.ts'
import { exact, once, priceOf, short } from '../../domain/money/rules.ts'
import { SHORTLIST_LIMITS } from '../../domain/shortlist/constants.ts'
import { lessThanSaved } from '../../domain/shortlist/rules.ts'
import { SHORTLIST_TEXTS as texts } from '#language/shortlist/texts'
import type { Shortlist, ShortlistItem } from '../../contract/shortlist.ts'
import { favourites } from '../listing/favourites.ts'
import { openLinkPanel } from './link-panel.ts'
import { noteElement } from './notes.ts'
import { sendUnsaved } from './unsaved-notes.ts'

/** Says on a listing's card by how much it is cheaper than when it was saved. */
function showFall(element: HTMLElement, item: ShortlistItem): void {
  const { price, listingType } = element.dataset
  const now = LISTING_TYPES.find((type) => type === listingType)
  const less = now ? lessThanSaved(item, { price: Number(price), listingType: now }) : null
  if (less === null) return
  const line = document.createElement('p')
  line.className = 'card-fallen'
  line.textContent = texts.less(exact(once(less)))
  element.querySelector('.card-price')?.after(line)
}

/** Adds the account's data to the listings: a note to each, the last price to missing ones, the fall to cheaper ones. */
export function addOwnData(list: Element, { account, items }: Shortlist): void {
  const known = new Map(items.map((item) => [item.id, item]))
  for (const element of list.querySelectorAll<HTMLElement>('[data-saved-id]')) {
    const item = known.get(element.dataset.savedId ?? '')
    if (!item || element.querySelector('textarea')) continue
    const was = element.querySelector('[data-slot="was"]')
    const { price, listingType } = item
    if (was && price !== null && listingType)
      was.textContent = texts.was(short(priceOf({ price, listingType })))
    showFall(element, item)
    element.append(noteElement(account, item))
  }
  void sendUnsaved(account)
}

/** Fills the top of the list: whether the account has room for all, and the link that shares the list. */
export function fillListHead(page: Element, { items, link }: Shortlist): void {
  const panel = page.querySelector<HTMLElement>('[data-part="share"]')
  if (panel && items.length > 0) openLinkPanel(panel, link)
  const full = items.length >= SHORTLIST_LIMITS.perAccount && favourites().size > items.length
  if (full) page.querySelector('[data-part="kept"]')?.replaceChildren(texts.full)
}

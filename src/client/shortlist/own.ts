import { priceOf, short } from '../../domain/money/rules.ts'
import { SHORTLIST_LIMITS } from '../../domain/shortlist/constants.ts'
import { SHORTLIST_TEXTS as SAY } from '../../domain/shortlist/texts.ts'
import type { Shortlist } from '../../contract/shortlist.ts'
import { favourites } from '../listing/favourites.ts'
import { openLinkPanel } from './link-panel.ts'
import { noteElement } from './notes.ts'
import { sendUnsaved } from './unsaved-notes.ts'

/** Adds the account's data to the listings on the page: a note to each, and the last price to missing ones. */
export function addOwnData(list: Element, { account, items }: Shortlist): void {
  const known = new Map(items.map((item) => [item.id, item]))
  for (const element of list.querySelectorAll<HTMLElement>('[data-saved-id]')) {
    const item = known.get(element.dataset.savedId ?? '')
    if (!item || element.querySelector('textarea')) continue
    const was = element.querySelector('[data-slot="was"]')
    const { price, listingType } = item
    if (was && price !== null && listingType)
      was.textContent = SAY.was(short(priceOf({ price, listingType })))
    element.append(noteElement(account, item))
  }
  void sendUnsaved(account)
}

/** Fills the top of the list: whether the account has room for all, and the link that shares the list. */
export function fillListHead(page: Element, { items, link }: Shortlist): void {
  const panel = page.querySelector<HTMLElement>('[data-part="share"]')
  if (panel && items.length > 0) openLinkPanel(panel, link)
  const full = items.length >= SHORTLIST_LIMITS.perAccount && favourites().size > items.length
  if (full) page.querySelector('[data-part="kept"]')?.replaceChildren(SAY.full)
}

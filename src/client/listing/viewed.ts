import { withViewed } from '../../domain/listing/viewed.ts'
import { VIEWED } from '../../domain/site/constants.ts'
import { listOf, stored, text } from '../lib/stored.ts'

/** What this device has shown, the last one first. */
export const viewed = (): string[] => stored('localStorage', VIEWED, listOf(text)) ?? []

/** Where nothing is remembered nothing is kept, so that pages need not look further. */
export function keepViewed(ids: readonly string[]): void {
  try {
    if (ids.length > 0) localStorage.setItem(VIEWED, JSON.stringify(ids))
    else localStorage.removeItem(VIEWED)
  } catch {
    // A browser that keeps nothing remembers nothing.
  }
}

const page = document.querySelector<HTMLElement>('[data-listing-page]')
if (page?.dataset.listingPage) keepViewed(withViewed(viewed(), page.dataset.listingPage))

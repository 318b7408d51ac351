import { readNewListings } from '../../contract/public-listing.ts'
import { FETCH_FAILED } from '#language/listing/texts'
import { refreshCards } from '../listing/card-refresh.ts'
import { readFrom } from '../lib/read.ts'

/** Firefox aborts the requests of a page before it hides the page. */
const LEAVING = ['beforeunload', 'pagehide']
let leaving = false
const leave = () => {
  leaving = true
}

const track = document.querySelector<HTMLElement>('[data-newer-than]')

/** Puts listings that were approved after this page was built before the others. */
async function addNewListings(row: HTMLElement) {
  try {
    const reply = await readFrom(readNewListings, { revision: row.dataset.newerThan ?? '0' })
    if (!reply) throw new Error('The server refused.')
    const fresh = reply.listings.filter(
      (listing) => !row.querySelector(`[data-listing="${CSS.escape(listing.id)}"]`),
    )
    if (fresh.length === 0) return
    // Loaded only when there is something new, which is rare.
    const { cardElement, toCard } = await import('../listing/card-element.ts')
    const items = fresh.map((listing) => {
      const item = document.createElement('li')
      item.append(cardElement(toCard(listing)))
      return item
    })
    const atStart = row.scrollLeft < 1
    row.prepend(...items)
    // Scroll snapping would keep the former first card in view.
    if (atStart) row.scrollLeft = 0
    refreshCards(row)
  } catch {
    // A page that is left aborts its requests, and browsers report that like a failure.
    if (!leaving) console.error(FETCH_FAILED)
  } finally {
    for (const event of LEAVING) removeEventListener(event, leave)
  }
}

if (track) {
  for (const event of LEAVING) addEventListener(event, leave)
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 300))
  whenIdle(() => addNewListings(track))
}

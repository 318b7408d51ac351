import { addressOf } from '../../contract/endpoint.ts'
import { type PublicListing, readListings } from '../../contract/public-listing.ts'
import { toCard } from '../../domain/listing/card.ts'
import { VIEWED_TEXTS as SAY } from '../../domain/listing/texts-viewed.ts'
import { type Kind, listOf, parsed, tableOf, text } from '../lib/stored.ts'
import { cardElement } from './card-element.ts'
import { refreshCards } from './card-refresh.ts'
import { keepViewed, viewed } from './viewed.ts'

/** The row of what this device has shown. Who looks at it is not told: the listings are asked for without the session. */
const place = document.querySelector<HTMLElement>('[data-viewed]')
const row = place?.querySelector('[data-part="viewed"]')
const track = place?.querySelector('[data-track]')

/** The last answer, for when there is no connection; under a name, as an address would tell what was looked at. */
const [CACHE, LAST] = ['viewed', '/viewed']

/** As far as it is said here: the rest is the contract's, and the cache is only this site's. */
const listing: Kind<PublicListing> = (value) =>
  text((value as Partial<PublicListing> | null)?.id) ? (value as PublicListing) : undefined
const listingsIn = (json: string) => parsed(json, tableOf(listOf(listing)))?.listings ?? null

async function ask(ids: readonly string[]): Promise<PublicListing[] | null> {
  const address = addressOf(readListings, { ids: ids.join() })
  const answer = await fetch(address, { credentials: 'omit' })
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
  await keepAnswer(answer.clone()).catch(() => undefined)
  return listingsIn(await answer.text())
}

/** Browsers have no such store where the connection is not safe. */
async function keepAnswer(answer: Response): Promise<void> {
  const cache = await globalThis.caches?.open(CACHE)
  await cache?.put(LAST, answer)
}

async function lastAnswer(): Promise<PublicListing[] | null> {
  const kept = await globalThis.caches?.match(LAST, { cacheName: CACHE })
  return kept ? listingsIn(await kept.text()) : null
}

function draw(listings: readonly PublicListing[]): void {
  const cards = listings.map((listing) => {
    const item = document.createElement('li')
    item.append(cardElement(toCard(listing)))
    return item
  })
  track?.replaceChildren(...cards)
  track?.closest('[data-count]')?.setAttribute('data-count', String(Math.min(4, listings.length)))
  row?.toggleAttribute('hidden', listings.length === 0)
  if (row) refreshCards(row)
}

async function load(): Promise<void> {
  const ids = viewed()
  if (ids.length === 0) return
  const fresh = await ask(ids).catch(() => null)
  const answer = fresh ?? (await lastAnswer().catch(() => null))
  const known = new Map(answer?.map((one) => [one.id, one]))
  const listings = ids
    .flatMap((id) => known.get(id) ?? [])
    .filter(({ availability }) => availability === 'available')
  // What has gone is forgotten, but not for want of a connection.
  if (fresh) keepViewed(listings.map(({ id }) => id))
  draw(listings)
}

place?.querySelector('button')?.addEventListener('click', () => {
  keepViewed([])
  void globalThis.caches?.delete(CACHE)
  draw([])
  place.querySelector('[role="status"]')?.replaceChildren(SAY.cleared)
  place.focus({ preventScroll: true })
})
void load()

import type { CardListing } from '../domain/listing/card.ts'

/** The navigation state that Learn More takes along, so that a page which is not built yet can paint at once. */
const KEY = 'project'

export function handOver(listing: CardListing): void {
  sessionStorage.setItem(KEY, JSON.stringify(listing))
}

/** What was handed over for one listing; null for any other. */
export function handedOver(id: string): CardListing | null {
  try {
    const listing = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as CardListing | null
    return listing?.id === id ? listing : null
  } catch {
    return null
  }
}

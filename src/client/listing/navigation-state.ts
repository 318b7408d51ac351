import type { CardListing } from '../../domain/listing/card.ts'

/** The navigation state that Learn More takes along. */
const KEY = 'project'

export function keepNavigationState(listing: CardListing): void {
  sessionStorage.setItem(KEY, JSON.stringify(listing))
}

/** The listing that the last card handed over; null where there is none. */
export function navigationState(): Pick<CardListing, 'id'> | null {
  try {
    const listing: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    const named = typeof listing === 'object' && listing !== null && 'id' in listing
    return named && typeof listing.id === 'string' ? { id: listing.id } : null
  } catch {
    return null
  }
}

import type { CardListing } from '../../domain/listing/card.ts'
import { stored, tableOf, text } from '../lib/stored.ts'

/** The navigation state that Learn More takes along. */
const KEY = 'project'

export function keepNavigationState(listing: CardListing): void {
  sessionStorage.setItem(KEY, JSON.stringify(listing))
}

/** The listing that the last card handed over; null where there is none. */
export function navigationState(): Pick<CardListing, 'id'> | null {
  const id = stored('sessionStorage', KEY, tableOf(text))?.id
  return id === undefined ? null : { id }
}

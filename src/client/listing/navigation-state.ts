import type { CardListing } from '../../domain/listing/card.ts'
import { objectOf, stored, text } from '../lib/stored.ts'

/** The navigation state that Learn More takes along. */
const KEY = 'project'

export function keepNavigationState(listing: CardListing): void {
  sessionStorage.setItem(KEY, JSON.stringify(listing))
}

/** The listing that the last card handed over; null where there is none. */
export const navigationState = (): Pick<CardListing, 'id'> | null =>
  stored('sessionStorage', KEY, objectOf({ id: text })) ?? null

import type { CardListing } from '../../domain/listing/card.ts'
import { stored, tableOf, text } from '../lib/stored.ts'

/** The storage key under which Learn More stores its listing. */
const KEY = 'project'

export function keepNavigationState(listing: CardListing): void {
  sessionStorage.setItem(KEY, JSON.stringify(listing))
}

/** The listing that the last card has stored; null if there is none. */
export function navigationState(): Pick<CardListing, 'id'> | null {
  const id = stored('sessionStorage', KEY, tableOf(text))?.id
  return id === undefined ? null : { id }
}

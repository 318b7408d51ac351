import { atom } from 'nanostores'
import type { PublicListing } from '../contract/listing.ts'
import { PATHS } from '../contract/paths.ts'
import { READS } from '../contract/reads.ts'
import type { CardListing } from '../domain/listing/card.ts'
import { handedOver } from './handover.ts'
import { readJson } from './read.ts'

/** A listing's page that was not built: what is known of it so far. */
export type Shell =
  | { state: 'loading'; card: CardListing | null }
  | { state: 'ready'; listing: PublicListing }
  | { state: 'no-id' | 'not-available' | 'failed' }

export const $shell = atom<Shell>({ state: 'loading', card: null })

/** The listing an address asks for: in the path, or as `?id=`; null where it names none. */
export function askedFor(address: URL): string | null {
  const [, rest = ''] = address.pathname.split(`${PATHS.listing}/`)
  // Ids are plain letters and digits, so a path with escapes names no listing and needs no decoding.
  const id = rest.replace(/\/+$/, '') || address.searchParams.get('id')
  return id?.trim().toLowerCase() || null
}

/** Paints what the card handed over, then asks the server. Safe to call again after a failure. */
export async function loadShell(address: URL): Promise<void> {
  const id = askedFor(address)
  if (!id) {
    $shell.set({ state: 'no-id' })
    return
  }
  $shell.set({ state: 'loading', card: handedOver(id) })
  try {
    const listing = await readJson<PublicListing>(
      READS.listing.replace(':id', encodeURIComponent(id)),
    )
    $shell.set(listing ? { state: 'ready', listing } : { state: 'not-available' })
  } catch {
    $shell.set({ state: 'failed' })
  }
}

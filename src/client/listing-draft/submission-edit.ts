import { type Edited, editListing, readOwnListings, type Written } from '../../contract/listing.ts'
import { fail, type Result } from '../../contract/result.ts'
import type { Confirmed, ListingFields } from '../../domain/listing/schema.ts'
import type { SaidOfPhotos } from '../../domain/photo/said.ts'
import { call } from '../lib/api.ts'
import { $about, remember } from './draft.store.ts'
import { aboutEdit } from './fill.ts'

/**
 * Sends the draft as a change to its listing. If the listing has changed in the meantime, stores its new versions. The
 * next submit, after the message, then applies to the current listing.
 */
export async function sendEdit(
  { fields, confirmed }: Required<Confirmed> & { fields: ListingFields },
  beside: Required<Pick<Written, 'photoIds' | keyof SaidOfPhotos>> & { noteToAdmin: string | null },
): Promise<Result<Pick<Edited, 'state'>>> {
  const { edit: id = '', version, changeVersion } = $about.get()
  const body = {
    fields,
    confirmed,
    ...beside,
    version: Number(version),
    changeVersion: changeVersion ? Number(changeVersion) : null,
  }
  const answer = await call(editListing, { params: { id }, body })
  if (answer.ok || answer.code !== 'changed') return answer
  const ownListings = await call(readOwnListings)
  const listing = ownListings.ok
    ? ownListings.value.listings.find((one) => one.id === id && one.listingState !== null)
    : undefined
  if (ownListings.ok && !listing) return fail('listing_not_available')
  if (listing) remember(aboutEdit(listing))
  return answer
}

import { photoAddresses } from '../../contract/paths.ts'
import { readListings } from '../../contract/public-listing.ts'
import { nameInCity } from '../../domain/listing/name-shown.ts'
import { placeOf } from '../../domain/listing/place.ts'
import { posterWord } from '../../domain/listing/poster.ts'
import { describeType, shortTitle } from '../../domain/listing/rules.ts'
import { priceOf, short } from '../../domain/money/rules.ts'
import { readFrom } from '../lib/read.ts'

/** What every visitor may see of a listing, in a few words; null where it is not on offer. */
export async function offered(id: string) {
  const listing = (await readFrom(readListings, { ids: id }))?.listings[0]
  if (listing?.availability !== 'available') return null
  const [cover] = listing.photos
  return {
    by: posterWord(listing.owner.role),
    price: short(priceOf(listing)),
    name: shortTitle(nameInCity(listing.projectBuildingName)),
    about: `${describeType(listing)}, ${placeOf(listing)}`,
    picture: cover ? photoAddresses(cover.key, { upTo: 320 }) : null,
  }
}

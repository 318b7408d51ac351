import type { APIRoute } from 'astro'
import { listingsForSale } from '../components/listing/for-sale.ts'
import { siteSnapshot } from '../server/build.ts'

/** Every card of /buy, for searching in the browser. Without the tiny placeholders, which would be most of its bytes. */
export const GET: APIRoute = async () => {
  const listings = listingsForSale(await siteSnapshot())
  return Response.json({
    listings: listings.map((listing) => ({ ...listing, photo: listing.photo && { ...listing.photo, placeholder: '' } })),
  })
}

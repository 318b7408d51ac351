import { purgeCache } from '@netlify/functions'
import type { Deps } from '../deps.ts'
import { photoTag } from './show.ts'

/** Takes a listing's photos off the CDN. Only Netlify has one; locally the answer of the function itself changes at once. */
export async function purgePhotos(
  { requestId }: Pick<Deps, 'requestId'>,
  listingId: string,
): Promise<void> {
  if (!process.env.NETLIFY_PURGE_API_TOKEN) return
  try {
    await purgeCache({ tags: [photoTag(listingId)] })
  } catch (error) {
    // The decision stands; until the copies run out or somebody purges by hand, they can still be read by their address.
    console.error(
      JSON.stringify({
        event: 'purge_failed',
        requestId,
        listingId,
        error: error instanceof Error ? error.message : 'unknown',
      }),
    )
  }
}

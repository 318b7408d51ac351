import { purgeTags } from '../cdn.ts'
import type { Deps } from '../deps.ts'
import { photoTag } from './show.ts'

/** Purges a listing's photos from the CDN. */
export const purgePhotos = (
  deps: Pick<Deps, 'requestId' | 'due' | 'now'>,
  listingId: string,
): Promise<void> => purgeTags(deps, [photoTag(listingId)])

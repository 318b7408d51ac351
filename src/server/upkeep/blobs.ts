import { sql } from 'drizzle-orm/sql/sql'
import { IMAGE_FOLDER, photoKeyOf } from '../../domain/photo/schema.ts'
import { UPKEEP_LIMITS } from '../../domain/upkeep/constants.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'

/** Those of the stored blobs whose photo has no row. */
async function strays({ db }: Deps, blobs: string[]): Promise<string[]> {
  const keys = JSON.stringify([...new Set(blobs.map(photoKeyOf))])
  const rows = await db.rows<{ key: string }>(sql`
    select key from jsonb_array_elements_text(${keys}::jsonb) as stored(key)
    where not exists (select 1 from images i where i.key = stored.key)`)
  const stray = new Set(rows.map(({ key }) => key))
  return blobs.filter((blob) => stray.has(photoKeyOf(blob)))
}

/** Goes through the blobs under a prefix, so many at most; `whole` where that was all of them. */
async function sweep(
  deps: Deps,
  prefix: string,
  listedAtMost: number,
): Promise<{ erased: number; whole: boolean }> {
  let listed = 0
  let erased = 0
  for await (const page of deps.photos.list(prefix)) {
    if (listed >= listedAtMost || erased >= UPKEEP_LIMITS.blobsErased)
      return { erased, whole: false }
    const found = (await strays(deps, page)).slice(0, UPKEEP_LIMITS.blobsErased - erased)
    for (const blob of found) await deps.photos.erase(blob)
    listed += page.length
    erased += found.length
  }
  return { erased, whole: true }
}

/**
 * Erases blobs whose row is gone: left by an account that was deleted, or by a removal cut short. A photo's row is there
 * before its first blob, so none of these can be on its way.
 */
export async function eraseStrayBlobs(
  deps: Deps,
  listedAtMost: number = UPKEEP_LIMITS.blobsListed,
): Promise<number> {
  const { erased, whole } = await sweep(deps, IMAGE_FOLDER, listedAtMost)
  if (whole || erased >= UPKEEP_LIMITS.blobsErased) return erased
  // What lies behind the beginning of a large store has its turn by chance: the photos whose random part begins with some letter.
  return erased + (await sweep(deps, IMAGE_FOLDER + newId(1), listedAtMost)).erased
}

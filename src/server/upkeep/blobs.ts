import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm/sql/sql'
import { IMAGE_FOLDER, photoKeyOf } from '../../domain/photo/schema.ts'
import { UPKEEP_LIMITS } from '../../domain/upkeep/constants.ts'
import type { Deps } from '../deps.ts'
import { ALPHABET } from '../ids.ts'

/** Those of the stored blobs whose photo has no row. */
async function strays({ db }: Deps, blobs: string[]): Promise<string[]> {
  const keys = JSON.stringify([...new Set(blobs.map(photoKeyOf))])
  const rows = await db.rows<{ key: string }>(sql`
    select key from jsonb_array_elements_text(${keys}::jsonb) as stored(key)
    where not exists (select 1 from images i where i.key = stored.key)`)
  const stray = new Set(rows.map(({ key }) => key))
  return blobs.filter((blob) => stray.has(photoKeyOf(blob)))
}

/**
 * Erases blobs whose row is gone: left by an account that was deleted, or by a removal cut short. A photo's row is there
 * before its first blob, so none of these can be on its way. Begins at any letter: a store too large for one
 * cleaning is gone through in several.
 */
export async function eraseStrayBlobs(deps: Deps): Promise<number> {
  const first = randomInt(ALPHABET.length)
  let listed = 0
  let erased = 0
  for (const letter of ALPHABET.slice(first) + ALPHABET.slice(0, first)) {
    for await (const page of deps.photos.list(IMAGE_FOLDER + letter)) {
      const found = (await strays(deps, page)).slice(0, UPKEEP_LIMITS.blobsErased - erased)
      for (const blob of found) await deps.photos.erase(blob)
      listed += page.length
      erased += found.length
      if (listed >= UPKEEP_LIMITS.blobsListed || erased >= UPKEEP_LIMITS.blobsErased) return erased
    }
  }
  return erased
}

import { sql } from 'drizzle-orm/sql/sql'
import { CLEANUP_LIMITS } from '../../domain/cleanup/constants.ts'
import type { Print } from '../../domain/photo/print.ts'
import { variantKey } from '../../domain/photo/schema.ts'
import type { Deps } from '../deps.ts'
import { printFrom } from '../photo/print.ts'
import { comparePrints, printColumns, readUncompared } from '../photo/print-sql.ts'

const READ = { width: 640, format: 'webp' } as const
const BLANK: Print = { views: [], bands: [] }

/**
 * The print of a stored photo. A file that is gone or broken counts as blank, so that it is not read again each night.
 */
async function printOfStored({ photos }: Deps, key: string): Promise<Print> {
  const bytes = await photos.read(variantKey(key, READ.width, READ.format))
  if (!bytes) return BLANK
  // Loaded only where a photo has no print: the function runs every few minutes.
  const { default: sharp } = await import('sharp')
  return printFrom(sharp(bytes)).catch(() => BLANK)
}

/**
 * Deletes the prints of photos that are gone, makes those that are missing from the stored sizes, and compares those
 * that were not compared yet, each up to a limit. Returns how many it made. Where one stored picture stands in for
 * photos of several listings, as in the demo, these are not compared.
 */
export async function keepPrints(deps: Deps): Promise<number> {
  await deps.db.rows(sql`
    delete from photo_prints p
    where p.content_hash in (
      select p.content_hash
      from photo_prints p
      where not exists (select 1 from images i where i.content_hash = p.content_hash)
      limit ${CLEANUP_LIMITS.rows}
    )`)
  const missing = await deps.db.rows<{ hash: string; key: string }>(sql`
    select i.content_hash as hash, min(i.key) as key
    from images i
    where not exists (select 1 from photo_prints p where p.content_hash = i.content_hash)
    group by 1
    limit ${CLEANUP_LIMITS.prints}`)
  let made = 0
  for (const { hash, key } of missing) {
    const print = await printOfStored(deps, key).catch(() => null)
    if (!print) continue
    await deps.db.rows(sql`
      insert into photo_prints (content_hash, views, bands, compared)
      select ${hash}, ${printColumns(print)}, exists (
          select 1 from images i where i.key = ${key} and i.content_hash <> ${hash}
        )
      where exists (select 1 from images i where i.content_hash = ${hash})
      on conflict do nothing`)
    made += 1
  }
  for (const print of await readUncompared(deps.db, CLEANUP_LIMITS.prints))
    await comparePrints(deps.db, [print])
  return made
}

import { sql } from 'drizzle-orm/sql/sql'
import { CLEANUP_LIMITS, ORPHAN_LIMITS } from '../../domain/cleanup/constants.ts'
import { IMAGE_FOLDER } from '../../domain/photo/constants.ts'
import { photoKeyOf } from '../../domain/photo/schema.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'

const hasRow = sql`exists (select 1 from images i where i.key = s.photo_key)`
const isDue = sql`
  s.erased_at is null
  and s.first_seen_at <= now() - make_interval(days => ${ORPHAN_LIMITS.days})
  and not ${hasRow}`

/** Records the blobs whose photo has no row. */
async function noteOrphans({ db }: Deps, blobs: string[]): Promise<void> {
  const found = JSON.stringify(blobs.map((key) => ({ key, photo_key: photoKeyOf(key) })))
  await db.rows(sql`
    insert into orphan_blobs (key, photo_key)
    select s.key, s.photo_key
    from jsonb_to_recordset(${found}::jsonb) as s(key text, photo_key text)
    where not ${hasRow}
    on conflict do nothing`)
}

/** Lists the blobs under a prefix up to a limit; `whole`: all of them were listed. */
async function sweep(
  deps: Deps,
  prefix: string,
  listedAtMost: number,
): Promise<{ listed: number; whole: boolean }> {
  let listed = 0
  for await (const page of deps.photos.list(prefix)) {
    if (listed >= listedAtMost) return { listed, whole: false }
    await noteOrphans(deps, page)
    listed += page.length
  }
  return { listed, whole: true }
}

/**
 * The orphans that may be erased at this time, the oldest first; `more`: there are more due ones than the daily limit
 * allows.
 */
async function dueOrphans(
  { db }: Deps,
  stored: number,
): Promise<{ keys: string[]; more: boolean }> {
  // At least one a day: with fewer than twenty files the share rounds down to zero.
  const aDay = Math.max(1, Math.floor(stored * ORPHAN_LIMITS.share))
  const row = await db.row<{ keys: string[]; more: boolean }>(sql`
    with today as (
      select greatest(0, ${aDay}::int - count(*)) as room
      from orphan_blobs
      where erased_at > now() - interval '1 day'
    ),
    due as (
      select s.key, row_number() over (order by s.first_seen_at, s.key) as n
      from orphan_blobs s
      where ${isDue}
    )
    select coalesce(
        jsonb_agg(key order by n) filter (where n <= room and n <= ${CLEANUP_LIMITS.blobsErased}),
        '[]'::jsonb
      ) as keys,
      coalesce(max(n) > max(room), false) as more
    from due, today`)
  return row ?? { keys: [], more: false }
}

/**
 * Erases blobs without a row, left by a deleted account or an interrupted removal. A photo's row is stored before its
 * first blob, so none of these belongs to a running upload. But the database may have been restored from a backup or be
 * the wrong one, so each blob waits, and few are erased in a day. `tooMany`: more are due than that.
 */
export async function eraseOrphanedBlobs(
  deps: Deps,
  listedAtMost: number = CLEANUP_LIMITS.blobsListed,
): Promise<{ erased: number; tooMany: boolean }> {
  await deps.db.rows(
    sql`delete from orphan_blobs s where s.erased_at < now() - interval '1 day' or ${hasRow}`,
  )
  const { listed, whole } = await sweep(deps, IMAGE_FOLDER, listedAtMost)
  // In a large store the listing ends early. The blobs after that are reached by a random prefix: the photos whose
  // random part begins with one letter.
  if (!whole) await sweep(deps, IMAGE_FOLDER + newId(1), listedAtMost)
  const { keys, more } = await dueOrphans(deps, listed)
  const erased: string[] = []
  try {
    for (const key of keys) {
      await deps.photos.erase(key)
      erased.push(key)
    }
  } finally {
    await deps.db.rows(sql`
      update orphan_blobs
      set erased_at = now()
      where erased_at is null
        and key in (select jsonb_array_elements_text(${JSON.stringify(erased)}::jsonb))`)
  }
  return { erased: erased.length, tooMany: more }
}

import { sql } from 'drizzle-orm/sql/sql'
import type { CleaningStop } from '../../domain/cleanup/constants.ts'
import { IMAGE_FOLDER } from '../../domain/photo/constants.ts'
import { photoKeyOf } from '../../domain/photo/schema.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { newSecret } from '../ids.ts'
import type { PhotoStore } from '../photo/store.ts'

/** The key of the store's id. No photo has such a key. */
export const STORE_ID_KEY = 'store-id'

type Sides = Pick<Deps, 'db' | 'photos'>
type OwnId = { id: string | null; seen: boolean }

const readOwn = async (db: Db): Promise<OwnId> =>
  (await db.row<OwnId>(
    sql`select store_id as id, store_id_seen_at is not null as seen from maintenance`,
  )) ?? { id: null, seen: false }

async function readStored(photos: PhotoStore): Promise<string | null> {
  const bytes = await photos.read(STORE_ID_KEY)
  return bytes && new TextDecoder().decode(bytes)
}

/**
 * The ids of both sides, consistent in time. The database gets its id before the store, and records the pairing after
 * it. So the database is read first, and again where the store got its id in between.
 */
async function readSides({
  db,
  photos,
}: Sides): Promise<{ inDatabase: OwnId; stored: string | null }> {
  const inDatabase = await readOwn(db)
  const stored = await readStored(photos)
  return { inDatabase: stored && stored !== inDatabase.id ? await readOwn(db) : inDatabase, stored }
}

/** Two concurrent calls both get the id that was stored first. */
async function makeOwn(db: Db): Promise<string> {
  const row = await db.row<{ id: string }>(sql`
    insert into maintenance (store_id)
    values (${newSecret()})
    on conflict (id) do update
    set store_id = coalesce(maintenance.store_id, excluded.store_id)
    returning store_id as id`)
  if (!row) throw new Error('The database kept no id for its photo store.')
  return row.id
}

/** Whether the database knows some photo of the store, or the store has none. Otherwise no id may be created. */
async function knowsPhotos({ db, photos }: Sides): Promise<boolean> {
  for await (const page of photos.list(IMAGE_FOLDER)) {
    if (page.length === 0) continue
    const keys = JSON.stringify([...new Set(page.map(photoKeyOf))])
    return Boolean(
      await db.row(sql`
        select 1 from images where key in (select jsonb_array_elements_text(${keys}::jsonb)) limit 1`),
    )
  }
  return true
}

/**
 * Gives both sides the same id. The database gets it first, because only the database can decide between concurrent
 * calls.
 */
export async function pairStore({ db, photos }: Sides): Promise<boolean> {
  const id = await makeOwn(db)
  await photos.write(STORE_ID_KEY, new TextEncoder().encode(id))
  if ((await readStored(photos)) !== id) return false
  await db.rows(sql`
    update maintenance
    set store_id_seen_at = coalesce(store_id_seen_at, now())
    where store_id = ${id}`)
  return true
}

/**
 * Why database and photo store do not belong together; null where they do. It pairs them once: where neither side has
 * an id, or where an earlier pairing was interrupted before the store had one.
 */
export async function storeStop(sides: Sides): Promise<CleaningStop | null> {
  const { inDatabase, stored } = await readSides(sides)
  if (inDatabase.id && inDatabase.seen && stored === inDatabase.id) return null
  if (stored && stored !== inDatabase.id) return 'store of another database'
  if (inDatabase.seen) return 'store without id'
  if (!inDatabase.id && !(await knowsPhotos(sides))) return 'no photo known'
  return (await pairStore(sides)) ? null : 'store of another database'
}

/** Whether database and photo store may be read as one site: their ids agree, or no id is stored yet. */
export async function belongTogether(sides: Sides): Promise<boolean> {
  const { inDatabase, stored } = await readSides(sides)
  return stored ? inDatabase.id === stored : !inDatabase.seen
}

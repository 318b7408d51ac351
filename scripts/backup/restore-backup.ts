import { sql } from 'drizzle-orm/sql/sql'
import { pairStore } from '../../src/server/cleanup/store-id.ts'
import { Problem } from '../lib/problem.ts'
import { lackedColumns, type Table } from '../lib/refill.ts'
import {
  BLOBS_FOLDER,
  checkArchive,
  type Entry,
  type Manifest,
  ROWS_FOLDER,
  readArchive,
} from './archive.ts'
import { inParallel } from './parallel.ts'
import { storedKeys } from './photos.ts'
import type { Place } from './place.ts'
import { isKept, readSiteTables } from './rows.ts'
import { holdsRows, openWaitingRoom, takeWaitingRows, waitingLines } from './waiting-rows.ts'

type Options = { file: string; key: string; overwrite: boolean; progress: (note: string) => void }

/** Throws a problem if the tables here are older than those in the archive. */
function refuseUnknownColumns(tables: Table[], here: Table[]): void {
  const unknown = lackedColumns(tables, here)
  if (unknown.length > 0)
    throw new Problem(
      `The database lacks ${unknown.slice(0, 5).join(', ')}. Apply the migrations of the code that the archive was made with. Nothing was changed.`,
    )
}

/** An interrupted restore leaves photos of its archive, but no rows; such a site counts as empty. */
async function refuseContent({ db, photos }: Place, here: Table[], { entries }: Manifest) {
  const restored = new Set(entries.map(({ name }) => name))
  let held = await holdsRows(db, here)
  for await (const key of storedKeys(photos)) held ||= !restored.has(BLOBS_FOLDER + key)
  if (held)
    throw new Problem(
      'This site is not empty. Nothing was changed. To replace all its rows by those of the archive: npm run restore overwrite FILE',
    )
}

async function putEntry({ db, photos }: Place, { name, bytes }: Entry): Promise<void> {
  if (name.startsWith(BLOBS_FOLDER)) return photos.write(name.slice(BLOBS_FOLDER.length), bytes)
  const table = name.slice(ROWS_FOLDER.length).replace(/\.ndjson$/, '')
  if (bytes.length > 0 && isKept({ name: table }))
    await waitingLines(db, table, bytes.toString().split('\n'))
}

/**
 * Restores a site: first all photos, then all rows at once. The archive is read completely before anything is written.
 * An interrupted restore has changed no row, and can be repeated.
 */
export async function restoreBackup(
  place: Place,
  { file, key, overwrite, progress }: Options,
): Promise<Manifest> {
  const manifest = await checkArchive(file, key)
  const here = await readSiteTables(place.db)
  const tables = manifest.tables.filter(isKept)
  refuseUnknownColumns(tables, here)
  if (!overwrite) await refuseContent(place, here, manifest)
  await openWaitingRoom(place.db)
  let done = 0
  await inParallel(readArchive(file, key, manifest), async (entry) => {
    await putEntry(place, entry)
    done += 1
    progress(`${done} of ${manifest.entries.length} entries`)
  })
  await takeWaitingRows(place.db, { tables, here, overwrite })
  // A new id: this site must not be confused with the one from which the archive was made.
  await place.db.rows(sql`update maintenance set store_id = null, store_id_seen_at = null`)
  await pairStore(place)
  return manifest
}

import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sql } from 'drizzle-orm/sql/sql'
import { photoKeyOf } from '../../src/domain/photo/schema.ts'
import { belongTogether } from '../../src/server/cleanup/store-id.ts'
import { Problem } from '../lib/problem.ts'
import {
  BLOBS_FOLDER,
  checkArchive,
  type Entry,
  type Manifest,
  ROWS_FOLDER,
  writeArchive,
} from './archive.ts'
import { copyPhotos, readCopy } from './photos.ts'
import type { Place } from './place.ts'
import { type Rows, readRows } from './rows.ts'

type Options = {
  file: string
  /**
   * The folder that holds copies of photos until the archive is complete. An interrupted backup continues from them.
   */
  copies: string
  key: string
  progress: (note: string) => void
}

const photosOf = ({ lines }: Rows) =>
  new Set((lines.get('images') ?? []).map((line) => (JSON.parse(line) as { key: string }).key))

async function* entriesOf(rows: Rows, folder: string, keys: string[]): AsyncGenerator<Entry> {
  for (const [name, lines] of rows.lines)
    yield { name: `${ROWS_FOLDER}${name}.ndjson`, bytes: Buffer.from(lines.join('\n')) }
  for (const key of keys)
    yield { name: `${BLOBS_FOLDER}${key}`, bytes: await readCopy(folder, key) }
}

/**
 * Writes one archive with all rows from one moment, and all photos. It copies photos before and after that moment, and
 * so misses none that a row names, however long the copying takes.
 */
export async function makeBackup(
  { db, photos }: Place,
  { file, copies, key, progress }: Options,
): Promise<Manifest> {
  if (!(await belongTogether({ db, photos })))
    throw new Problem(
      'The database and the photo store carry different ids, so they are not of one site. Check NETLIFY_DB_URL and NETLIFY_SITE_ID; see docs/behaviour/photos.md.',
    )
  const before = await copyPhotos(photos, copies, progress)
  const rows = await readRows(db)
  const after = await copyPhotos(photos, copies, progress)
  const named = photosOf(rows)
  const keys = [...new Set([...before, ...after])].filter(
    (blob) => after.has(blob) || named.has(photoKeyOf(blob)),
  )
  await mkdir(dirname(file), { recursive: true })
  await writeArchive(`${file}.part`, key, entriesOf(rows, copies, keys.sort()), rows)
  // The archive counts only after it was read and checked.
  const manifest = await checkArchive(`${file}.part`, key)
  await rename(`${file}.part`, file)
  await rm(copies, { recursive: true, force: true })
  await db.rows(sql`
    insert into maintenance (backed_up_at)
    values (${rows.takenAt}::timestamptz)
    on conflict (id) do update
    set backed_up_at = greatest(maintenance.backed_up_at, excluded.backed_up_at)`)
  return manifest
}

import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { sql } from 'drizzle-orm/sql/sql'
import { PATHS } from '../../src/contract/paths.ts'
import { connect } from '../../src/server/db/client.ts'
import { startServer } from '../../src/test/support/database/postgres.ts'
import { withDatabase } from '../lib/database.ts'
import { ROOT } from '../lib/paths.ts'
import { type Copy, makeCopy } from './copy.ts'
import { createDatabase, fillDatabase } from './database.ts'
import { inBytes, inMs, median, short, withPeakMemory } from './measure.ts'
import { type Measurement, table } from './report.ts'
import { queryMeasurements } from './scale-queries.ts'
import { scaleSizes } from './scale-sizes.ts'

const run = promisify(execFile)
/** Further listings that wait at the desk. */
const PENDING = 1000

/** All listings share the demo's few pictures; real listings hardly ever have the same picture. */
const OWN_PHOTOS = sql`update images set content_hash = md5(id)`

/** Reads the snapshot in its own process, as a build does, and reports time and memory. */
const READ = `
  const [, module, client, url] = process.argv
  const { readSnapshot } = await import(module)
  const { connect } = await import(client)
  const before = process.memoryUsage.rss()
  let most = before
  const timer = setInterval(() => { most = Math.max(most, process.memoryUsage.rss()) }, 20)
  const began = performance.now()
  const db = connect(url, 'server')
  const { listings } = await readSnapshot(db)
  most = Math.max(most, process.memoryUsage.rss())
  clearInterval(timer)
  await db.close()
  console.log(JSON.stringify({ ms: performance.now() - began, most, listings: listings.length }))`

async function readInProcess(database: string) {
  const file = (path: string) => new URL(`../../src/server/${path}`, import.meta.url).href
  const args = ['--input-type=module', '-e', READ, file('build.ts'), file('db/client.ts'), database]
  const { stdout } = await run(process.execPath, args, { cwd: ROOT })
  return JSON.parse(stdout) as { ms: number; most: number; listings: number }
}

async function databaseFigures(name: string, address: string): Promise<Measurement[]> {
  const db = connect(address, 'server')
  const sizes = await db.row<{ whole: number; listings: number; indexes: number }>(sql`
    select pg_database_size(current_database())::float8 as whole,
      (pg_table_size('properties') + pg_table_size('images'))::float8 as listings,
      (pg_indexes_size('properties') + pg_indexes_size('images'))::float8 as indexes`)
  const queries = await queryMeasurements(name, db)
  await db.close()
  if (!sizes) return []
  const parts = `listings and photos ${inBytes(sizes.listings)}, their indexes ${inBytes(sizes.indexes)}`
  const database = { what: `${name}: database; ${parts}`, value: inBytes(sizes.whole), ratio: null }
  return [database, ...queries]
}

/** Counts the pages of a build, and the bytes of its listing pages. */
function pagesOf(site: string) {
  const folder = join(site, PATHS.listing)
  const ids = readdirSync(folder)
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
  const some = ids.filter((_, n) => n % Math.ceil(ids.length / 50) === 0)
  const texts = some.map((id) => readFileSync(join(folder, id, 'index.html')))
  return {
    pages: files.filter(({ name }) => name.endsWith('.html')).length,
    inDirectory: ids.length,
    plain: median(texts.map((text) => text.length)),
    brotli: median(texts.map((text) => brotliCompressSync(text).length)),
  }
}

async function measure(copy: Copy, database: string, listings: number): Promise<Measurement[]> {
  const name = `scale, ${listings.toLocaleString('en-IN')} listings`
  const read = await readInProcess(database)
  const ofDatabase = await databaseFigures(name, database)
  const { result, peak } = await withPeakMemory(() => copy.build(database))
  const { pages, inDirectory, plain, brotli } = pagesOf(result.site)
  const { bundled, listed, rendered, takenOver, worked } = result.phases
  const beyondStart = worked.takenOver - worked.bundled
  return [
    ...ofDatabase,
    {
      what: `${name}: snapshot of ${read.listings}, memory ${inBytes(read.most)}`,
      value: inMs(read.ms),
      ratio: null,
    },
    {
      what: `${name}: full build of ${pages} pages, memory of all its processes ${inBytes(peak)}`,
      value: inMs(result.tookMs),
      ratio: `${short((takenOver - bundled) / pages)} ms a page beyond start-up`,
    },
    {
      what: `${name}: the same in time of a processor, start-up ${inMs(worked.bundled)}`,
      value: inMs(worked.takenOver),
      ratio: `${short(beyondStart / pages)} ms a page beyond start-up`,
    },
    {
      what: `${name}: snapshot and list of pages`,
      value: inMs(listed - bundled),
      ratio: `${inMs(worked.listed - worked.bundled)} of a processor`,
    },
    {
      what: `${name}: rendering and writing`,
      value: inMs(rendered - listed),
      ratio: `${short((worked.rendered - worked.listed) / pages)} ms of a processor a page`,
    },
    { what: `${name}: files in the directory of listings`, value: short(inDirectory), ratio: null },
    {
      what: `${name}: HTML of a listing page, plain and brotli, in the middle`,
      value: `${inBytes(plain)}, ${inBytes(brotli)}`,
      ratio: null,
    },
  ]
}

/** Builds the real site once at each of two sizes; returns time, memory and files. */
export async function benchScale(): Promise<Measurement[]> {
  const postgres = await startServer()
  const copy = await makeCopy()
  try {
    const figures: Measurement[] = []
    for (const listings of scaleSizes()) {
      const database = await createDatabase(postgres.address)
      await fillDatabase(database, listings, PENDING)
      await withDatabase(database, (db) => db.rows(OWN_PHOTOS))
      // The site's own pictures are scaled once and kept.
      if (figures.length === 0) await copy.build(await createDatabase(postgres.address))
      figures.push(...(await measure(copy, database, listings)))
    }
    return figures
  } finally {
    await copy.remove()
    await postgres.stop()
  }
}

if (import.meta.main) console.log(table(await benchScale()))

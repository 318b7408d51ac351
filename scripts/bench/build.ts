import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { languageAt } from '../../src/contract/address-in.ts'
import { LANGUAGES, type Language } from '../../src/domain/language/constants.ts'
import { startServer } from '../../src/test/support/database/postgres.ts'
import { slashed } from '../lib/paths.ts'
import { type Copy, makeCopy } from './copy.ts'
import { createDatabase, fillDatabase } from './database.ts'
import { inBytes, inMs, median, short, withPeakMemory } from './measure.ts'
import { type Measurement, table } from './report.ts'

const SIZES = [100, 1000, 10_000]
const RUNS = 3

type File = { path: string; bytes: Buffer }

function filesOf(site: string): File[] {
  const entries = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return entries.map((entry) => {
    const path = join(entry.parentPath, entry.name)
    return { path: slashed(relative(site, path)), bytes: readFileSync(path) }
  })
}

/** Returns the milliseconds that only writing the files to a fresh folder takes. */
function bareWrite(files: readonly File[], folder: string): number {
  const began = performance.now()
  for (const { path, bytes } of files) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  return performance.now() - began
}

/** Counts the pages of a language and the bytes of their HTML. */
function htmlOf(files: readonly File[], language: Language): { pages: number; bytes: number } {
  const own = files.filter(
    ({ path }) => path.endsWith('.html') && languageAt(`/${path}`) === language,
  )
  return { pages: own.length, bytes: own.reduce((sum, { bytes }) => sum + bytes.length, 0) }
}

/**
 * Waits until the disk has written earlier data: every run then starts in the same state. Files are deleted only at the
 * end, because that would slow down the next run too.
 */
const settleDisk = () => promisify(execFile)('sync').catch(() => {})

async function measure(copy: Copy, database: string, listings: number): Promise<Measurement[]> {
  const took: number[] = []
  const rendering: number[] = []
  const worked: number[] = []
  const beyondStart: number[] = []
  const bare: number[] = []
  const firstAlone: number[] = []
  const workedIn = new Map<Language, number[]>(LANGUAGES.map((language) => [language, []]))
  let built: readonly File[] = []
  let [peak, pages, bytes] = [0, 0, 0]
  for (let n = 0; n < RUNS; n++) {
    await settleDisk()
    // Nothing is served yet, so every page is built.
    const { result, peak: used } = await withPeakMemory(() => copy.build(database))
    const files = filesOf(result.site)
    took.push(result.tookMs)
    rendering.push(result.phases.rendered - result.phases.listed)
    worked.push(result.phases.worked.takenOver)
    beyondStart.push(result.phases.worked.takenOver - result.phases.worked.bundled)
    firstAlone.push(result.phases.takenOver - result.startedAt)
    for (const { language, phases } of result.byLanguage)
      workedIn.get(language)?.push(phases.worked.takenOver)
    built = files
    peak = Math.max(peak, used)
    pages = files.filter(({ path }) => path.endsWith('.html')).length
    bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
    await settleDisk()
    bare.push(bareWrite(files, `${result.folder}-bare`))
  }
  const [whole, write] = [median(took), median(bare)]
  const times = (ms: number) => `${short(ms / write)}x the bare write`
  const name = `build, ${listings.toLocaleString('en-IN')} listings`
  return [
    { what: `${name}: ${pages} pages, ${inBytes(bytes)}`, value: inMs(whole), ratio: times(whole) },
    {
      what: `${name}: rendering and writing alone`,
      value: inMs(median(rendering)),
      ratio: times(median(rendering)),
    },
    { what: `${name}: the bare write of the same bytes`, value: inMs(write), ratio: times(write) },
    {
      what: `${name}: the whole in time of a processor`,
      value: inMs(median(worked)),
      ratio: `${short(median(beyondStart) / pages)} ms a page beyond start-up`,
    },
    {
      what: `${name}: ${LANGUAGES[0]} alone`,
      value: inMs(median(firstAlone)),
      ratio: `${short(median(firstAlone) / whole)}x the whole`,
    },
    ...LANGUAGES.map((language) => {
      const html = htmlOf(built, language)
      return {
        what: `${name}: ${language}, ${html.pages} pages, ${inBytes(html.bytes / html.pages)} of HTML each`,
        value: `${inMs(median(workedIn.get(language) ?? []))} of a processor`,
        ratio: null,
      }
    }),
    { what: `${name}: pages a second`, value: short((pages / whole) * 1000), ratio: null },
    { what: `${name}: a page`, value: inMs(whole / pages), ratio: null },
    { what: `${name}: peak memory of all its processes`, value: inBytes(peak), ratio: null },
  ]
}

/**
 * Measures full builds of the real site at several sizes, each beside a script that only writes the same bytes. Returns
 * medians.
 */
export async function benchBuild(sizes: readonly number[] = SIZES): Promise<Measurement[]> {
  const postgres = await startServer()
  const copy = await makeCopy()
  try {
    const figures: Measurement[] = []
    for (const listings of sizes) {
      const database = await createDatabase(postgres.address)
      await fillDatabase(database, listings)
      // The site's own pictures are scaled once and kept.
      if (figures.length === 0) await copy.build(database)
      figures.push(...(await measure(copy, database, listings)))
    }
    return figures
  } finally {
    await copy.remove()
    await postgres.stop()
  }
}

if (import.meta.main) console.log(table(await benchBuild()))

import { existsSync } from 'node:fs'
import { mkdir, readFile, realpath, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { LANGUAGES, type Language, PREFIXES } from '../../src/domain/language/constants.ts'
import { PATHS, ROOT } from '../lib/paths.ts'
import { messageOf } from '../lib/problem.ts'
import { startGroup } from '../lib/processes.ts'
import { sourcesFingerprint } from '../lib/sources.ts'
import { seconds } from '../lib/steps.ts'
import { type Made, madeOf, newMade } from './made.ts'
import { notesOf } from './unchanged.ts'

/** The folders in which builds are made, and the path of the served one. */
export type Places = { builds: string; logs: string; dist: string; made: string }
export type BuildInput = {
  database: string
  siteAddress: string
  places?: Places
  builder?: string
  withinMs?: number
}
/** `gaveUp`: the builder ended by itself. */
type Attempt = BuildOutcome & { gaveUp?: boolean }
export type BuildOutcome =
  | { ok: true; folder: string; revision: number }
  | { ok: false; error: string; log: string }

export const ASTRO = join(ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs')
const RENDER = join(ROOT, 'scripts', 'rebuild', 'render.ts')
const BUILD_WITHIN_MS = 15 * 60_000
/** V8 collects old objects when they have grown by 30 %, not only when they have doubled. */
const FLAGS = ['--max-semi-space-size=16', '--heap-growing-percent=30']
/** The bundler's allocator returns memory at once and uses no huge pages, which it would only half fill. */
const ALLOCATOR = { MIMALLOC_ALLOW_THP: '0', MIMALLOC_PURGE_DELAY: '0' }
/** Written last: a build with this file is complete. */
export const FINGERPRINT = 'fingerprint'
const LITTLE_SPACE = 100_000

/**
 * Builds the site in its own folder and checks the result. The served site is not changed, and a failed build leaves
 * nothing. Astro runs only where the sources have changed; otherwise what it made of them renders the pages. Unchanged
 * pages are copied from the served site. If that fails, Astro renders every page.
 */
export async function buildSite(input: BuildInput): Promise<BuildOutcome> {
  const { places = PATHS } = input
  const folder = join(places.builds, new Date().toISOString().replace(/[:.]/g, '-'))
  const log = join(places.logs, 'build.log')
  const attempt = (previous: string | null, made: Made | null) =>
    buildInto(folder, log, { ...input, places, previous, made }).catch(
      (error: unknown): Attempt => ({ ok: false, error: messageOf(error), log }),
    )
  const previous = await servedSite(places)
  const made = await madeOf(places.made, sourcesFingerprint())
  let outcome = await attempt(previous, made)
  if ((previous || made) && outcome.gaveUp) {
    await rm(folder, { recursive: true, force: true })
    outcome = await attempt(null, null)
  }
  if (outcome.ok) return outcome
  const full = await diskIsFull(places.builds)
  await rm(folder, { recursive: true, force: true })
  return full ? { ...outcome, error: `The disk is full. ${outcome.error}` } : outcome
}

async function buildInto(
  folder: string,
  log: string,
  input: BuildInput & { places: Places; previous: string | null; made: Made | null },
): Promise<Attempt> {
  const { database, siteAddress, places, previous, builder = ASTRO } = input
  const { withinMs = BUILD_WITHIN_MS } = input
  await mkdir(folder, { recursive: true })
  await mkdir(places.logs, { recursive: true })
  await writeFile(log, '')
  const sources = sourcesFingerprint()
  const making = input.made ? null : newMade(folder)
  await input.made?.addFiles(siteOf(folder))
  const until = Date.now() + withinMs
  // One after the other: the first empties the folder in which the others have theirs, and reads the data for all.
  for (const language of LANGUAGES) {
    const [script, args] = input.made
      ? [RENDER, [input.made.bundle(language)]]
      : [builder, ['build']]
    const group = startGroup(script, args, {
      log,
      flags: FLAGS,
      env: {
        ...ALLOCATOR,
        ...buildEnvironment({ database, siteAddress, site: siteOf(folder), language }),
        BUILD_SNAPSHOT: join(folder, 'snapshot'),
        BUILD_PREVIOUS: previous ?? '',
        BUILD_KEEP: making?.bundle(language) ?? '',
        FUNCTION_DIR: making?.pageFunction ?? '',
        // The date is part of the stamp because a page may show it.
        BUILD_STAMP: [sources, siteAddress, new Date().toDateString(), process.version].join(' '),
      },
    })
    let late = false
    const timer = setTimeout(() => {
      late = true
      void group.end()
    }, until - Date.now())
    const { code, signal } = await group.ended
    clearTimeout(timer)

    if (late)
      return {
        ok: false,
        error: `The build was ended because it took longer than ${seconds(withinMs)}.`,
        log,
      }
    const problem =
      code === 0 ? await flawOf(siteOf(folder), language) : await failureIn(log, code, signal)
    if (problem !== null) return { ok: false, error: problem, log, gaveUp: signal === null }
  }
  await rm(join(folder, 'snapshot'), { force: true })
  const still = sources === sourcesFingerprint()
  if (still) await making?.finish(siteOf(folder), places.made, sources)
  // If sources changed during the build, its pages belong to neither state.
  if (!still)
    await Promise.all(
      LANGUAGES.map((language) => rm(notesOf(siteOf(folder), language), { force: true })),
    )
  await writeFile(
    join(folder, FINGERPRINT),
    still ? buildFingerprint(siteAddress, sources) : 'sources changed meanwhile',
  )
  return { ok: true, folder, revision: (await builtRevision(siteOf(folder))) ?? 0 }
}

/** Everything except the database on which a built site depends. */
export const buildFingerprint = (siteAddress: string, sources = sourcesFingerprint()): string =>
  `${sources} ${siteAddress}`

/** The environment of every build of the pages. Without a database, a build shows a site without content. */
export const buildEnvironment = (input: {
  database: string
  siteAddress: string
  site: string
  language: Language
}) => ({
  NETLIFY_DB_URL: input.database,
  DATABASE_URL: '',
  NETLIFY_DB_DRIVER: 'server',
  URL: input.siteAddress,
  NODE_ENV: 'production',
  ASTRO_TELEMETRY_DISABLED: '1',
  BUILD_DIR: input.site,
  BUILD_LANGUAGE: input.language,
})

/** Returns the folder of a build that is served. */
export function siteOf(folder: string): string {
  return join(folder, 'site')
}

/** Returns the served site if its build has noted the keys of its pages. */
async function servedSite({ dist }: Places): Promise<string | null> {
  const site = await realpath(dist).catch(() => null)
  return site && existsSync(notesOf(site, LANGUAGES[0])) ? site : null
}

/** Returns the content's revision that a built site shows; null if there is none. */
export async function builtRevision(site: string): Promise<number | null> {
  try {
    const { revision } = JSON.parse(await readFile(join(site, 'build.json'), 'utf8')) as {
      revision?: unknown
    }
    return Number.isInteger(revision) ? (revision as number) : null
  } catch {
    return null
  }
}

async function flawOf(site: string, language: Language): Promise<string | null> {
  const home = `${PREFIXES[language]}/index.html`.slice(1)
  if (!existsSync(join(site, home))) return `The build has no ${home}.`
  if ((await builtRevision(site)) === null) return 'The build has no build.json with a revision.'
  return null
}

/** On a full disk, a builder often cannot even write the reason of its failure. */
async function diskIsFull(path: string): Promise<boolean> {
  const disk = await statfs(path).catch(() => null)
  return disk !== null && disk.bavail * disk.bsize < LITTLE_SPACE
}

/** Returns why a builder failed, from its log. */
export async function failureIn(
  log: string,
  code: number | null,
  signal: string | null,
): Promise<string> {
  const text = stripVTControlCharacters(await readFile(log, 'utf8').catch(() => ''))
  const lines = text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean)
  const first = lines.findIndex((line) => /\[ERROR\]|✘|\b\w*Error: /.test(line))
  const ending = signal ? `The build was ended by ${signal}.` : `The build ended with code ${code}.`
  return [ending, ...(first < 0 ? lines.slice(-3) : lines.slice(first, first + 6))]
    .join('\n')
    .slice(0, 1000)
}

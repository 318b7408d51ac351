import { existsSync } from 'node:fs'
import { link, mkdir, readdir, readFile, readlink, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { FUNCTIONS, type FunctionHead } from '../../src/contract/functions.ts'
import { PAGE_HEADERS } from '../../src/contract/page-headers.ts'
import { copyFiles } from '../../src/test/support/site/site-copy.ts'
import { PATHS, ROOT } from '../lib/paths.ts'
import { say } from '../lib/steps.ts'
import { builtRevision } from '../rebuild/build.ts'
import { notAllowed } from '../smoke/policy.ts'
import {
  BUNDLE_BUDGET,
  BUNDLES_BUDGET,
  flawsOf,
  megabytes,
  othersBytes,
  readBundles,
} from './bundles.ts'
import { checkDatabases, withNewDatabase } from './databases.ts'
import { netlifyBuild } from './netlify-build.ts'
import { type Part, reportFile, runCheck } from './part.ts'
import { walkThrough } from './walk.ts'

const { 'Content-Security-Policy': POLICY } = PAGE_HEADERS
// In the same file system as the packages, so that these can be linked.
const COPY = join(PATHS.own, 'test', 'deploy')

/**
 * Does with a copy of the work tree what Netlify does after a push. First with a database without tables, as in the
 * first deploy, and walks through the result; if `everywhere` is set, then with all other kinds of databases. `full`
 * has all tables and content, and is only read; the other databases are made on its server.
 */
export async function checkDeploy(full: string, everywhere: boolean): Promise<Part[]> {
  await rm(COPY, { recursive: true, force: true })
  await mkdir(COPY, { recursive: true })
  await copyFiles(COPY)
  await linkTree(join(ROOT, 'node_modules'), join(COPY, 'node_modules'))
  try {
    const log = reportFile('deploy.log')
    const first = await withNewDatabase(full, 'first_deploy', (database) =>
      runCheck('deploy', log, () => firstDeploy(database, log)),
    )
    // A failure there would repeat itself everywhere.
    return first.failed || !everywhere ? [first] : [first, ...(await checkDatabases(COPY, full))]
  } finally {
    await rm(COPY, { recursive: true, force: true })
  }
}

async function firstDeploy(database: string, log: string): Promise<string[]> {
  const code = await netlifyBuild(COPY, { database, live: null }, log)
  if (code !== 0) return ["Netlify's build failed."]
  return [...(await flawsOfDeploy()), ...(await walkThrough(COPY, database))]
}

async function flawsOfDeploy(): Promise<string[]> {
  const dist = join(COPY, 'dist')
  const pages = existsSync(join(dist, 'index.html')) && (await builtRevision(dist)) === 0
  const bundles = await readBundles(join(COPY, '.netlify', 'functions'))
  const biggest = bundles.reduce((most, bundle) => (bundle.bytes > most.bytes ? bundle : most), {
    name: 'none',
    bytes: 0,
  })
  say(
    `  biggest of ${bundles.length} function bundles: ${biggest.name}, ${megabytes(biggest.bytes)} of ${megabytes(BUNDLE_BUDGET)}`,
  )
  say(
    `  all without pictures and pages: ${megabytes(othersBytes(bundles))} of ${megabytes(BUNDLES_BUDGET)}`,
  )
  return [
    ...(pages ? [] : ['The pages were not built.']),
    ...(await strangersIn(dist)),
    ...(await misreadHeads()),
    ...flawsOf(bundles, await readdir(join(COPY, 'functions'))),
  ]
}

type Route = { pattern: string }
/** What Netlify has noted about a function. */
type Noted = {
  name: string
  routes?: Route[]
  excludedRoutes?: Route[]
  schedule?: string
  eventSubscriptions?: string[]
  trafficRules?: { action: { config: { rateLimitConfig: { windowLimit: number } } } }
}

/** Compares what Netlify has read in the functions' heads, which it does not run, with the contract. */
async function misreadHeads(): Promise<string[]> {
  const file = join(COPY, '.netlify', 'functions', 'manifest.json')
  const { functions } = JSON.parse(await readFile(file, 'utf8')) as { functions: Noted[] }
  const patterns = (routes: Route[] = []) => routes.map(({ pattern }) => pattern)
  return Object.entries<FunctionHead>(FUNCTIONS).flatMap(([name, head]) => {
    const noted = functions.find((one) => one.name === name)
    const seen = [
      patterns(noted?.routes),
      patterns(noted?.excludedRoutes),
      noted?.schedule,
      noted?.trafficRules?.action.config.rateLimitConfig.windowLimit,
      noted?.eventSubscriptions?.length,
    ]
    const wanted = [
      [head.path ?? []].flat(),
      head.excludedPath ?? [],
      head.schedule,
      head.rateLimit?.windowLimit,
      head.events?.length,
    ]
    return isDeepStrictEqual(seen, wanted)
      ? []
      : [`Netlify has read ${JSON.stringify(seen)} of ${name}, not ${JSON.stringify(wanted)}.`]
  })
}

/** Returns the inline code of built pages that their header forbids: an update of Astro changes its scripts' hashes. */
async function strangersIn(dist: string): Promise<string[]> {
  const pages = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'))
  const found = await Promise.all(
    pages.map(async (page) => notAllowed(await readFile(join(dist, page), 'utf8'), POLICY)),
  )
  return [...new Set(found.flat())].map((what) => `The header of pages does not let in ${what}`)
}

/** Makes hard links to all files of a folder: the bundler packs only real files, and a copy would take long. */
async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to)
  const entries = await readdir(from, { withFileTypes: true })
  await Promise.all(
    entries.map(async (entry) => {
      const [source, target] = [join(from, entry.name), join(to, entry.name)]
      if (entry.isDirectory()) await linkTree(source, target)
      else if (entry.isSymbolicLink()) await symlink(await readlink(source), target)
      else await link(source, target)
    }),
  )
}

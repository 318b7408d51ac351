import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LANGUAGES, type Language } from '../../src/domain/language/constants.ts'
import { copyWorkTree, removeCopy } from '../../src/test/support/site/site-copy.ts'
import type { BuildOutcome, Places } from '../rebuild/build.ts'
import type { Phases } from '../rebuild/unchanged.ts'

type Rebuilding = typeof import('../rebuild/build.ts') &
  typeof import('../rebuild/served.ts') &
  typeof import('../rebuild/unchanged.ts')

/** A copy of the work tree that builds and serves in its own folders, separate from a portal that runs here. */
export type Copy = {
  places: Places
  /** Builds from a database. The build is not served yet. */
  build(database: string): Promise<
    Extract<BuildOutcome, { ok: true }> & {
      site: string
      /** Of the first language. */
      phases: Phases
      byLanguage: { language: Language; phases: Phases }[]
      startedAt: number
      tookMs: number
    }
  >
  serve(folder: string): Promise<void>
  remove(): Promise<void>
}

/** Many listings take long on a busy machine. */
const BUILD_WITHIN_MS = 3 * 60 * 60_000

export async function makeCopy(): Promise<Copy> {
  const folder = await copyWorkTree()
  const part = (name: string) =>
    import(pathToFileURL(join(folder, 'scripts', 'rebuild', name)).href) as Promise<Rebuilding>
  const { buildSite, siteOf } = await part('build.ts')
  const { serveBuild } = await part('served.ts')
  const { notesOf } = await part('unchanged.ts')
  const places = {
    builds: join(folder, 'builds'),
    logs: join(folder, 'logs'),
    dist: join(folder, 'dist'),
    made: join(folder, 'made'),
  }
  await mkdir(places.builds)
  return {
    places,
    build: async (database) => {
      const startedAt = Date.now()
      const outcome = await buildSite({
        database,
        siteAddress: 'http://localhost:8888',
        places,
        withinMs: BUILD_WITHIN_MS,
      })
      if (!outcome.ok) throw new Error(outcome.error)
      const site = siteOf(outcome.folder)
      const tookMs = Date.now() - startedAt
      const phasesOf = async (language: Language) =>
        (JSON.parse(await readFile(notesOf(site, language), 'utf8')) as { phases: Phases }).phases
      const byLanguage = await Promise.all(
        LANGUAGES.map(async (language) => ({ language, phases: await phasesOf(language) })),
      )
      const phases = await phasesOf(LANGUAGES[0])
      return { ...outcome, site, phases, byLanguage, startedAt, tookMs }
    },
    serve: (build) => serveBuild(build, places),
    remove: async () => {
      await rm(places.builds, { recursive: true, force: true })
      await removeCopy(folder)
    },
  }
}

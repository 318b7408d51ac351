import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { isBuiltIn } from '../../src/contract/languages.ts'
import {
  type Language,
  LANGUAGES,
  languageOf,
  PREFIXES,
} from '../../src/domain/language/constants.ts'

/** A page of a build: the key of its data, and size and time of its file, which show whether it was changed. */
type Page = { key: string; size: number; modified: number }
/**
 * The notes of a build, stored beside its site. `stamp` identifies everything except the data from which its pages were
 * made.
 */
type Notes = { stamp: string; pages: Record<string, Page>; phases: Phases }
type Phase = 'bundled' | 'listed' | 'rendered' | 'takenOver'
/** The end of each phase of a build in milliseconds of wall-clock time, and the CPU time until then. */
export type Phases = Record<Phase, number> & { worked: Record<Phase, number> }

const fileOf = (pathname: string) => join(pathname.replace(/^\/|\/$/g, ''), 'index.html')
/** Returns the path of the notes of a built site in a language, which is beside the site. */
export const notesOf = (site: string, language: Language) =>
  join(dirname(site), `pages.${language}.json`)
/** The folder of a language in a built site. */
const folderOf = (site: string, language: Language) => join(site, PREFIXES[language])

/**
 * Renders only pages whose `cacheKey` is not in the previous build with the same stamp. The files of the others are
 * linked into the new build, because a finished build is never changed. Any irregularity fails the build, and a full
 * one follows. Without BUILD_STAMP every page is rendered. The files in BUILD_ASSETS are served too.
 */
export function unchangedPages(environment: NodeJS.ProcessEnv = process.env): AstroIntegration {
  const { BUILD_STAMP: stamp, BUILD_PREVIOUS: whole, BUILD_ASSETS: assets } = environment
  const language = languageOf(environment)
  const previous = whole && folderOf(whole, language)
  const keys = new Map<string, string>()
  const pages: Record<string, Page> = {}
  const none = { bundled: 0, listed: 0, rendered: 0, takenOver: 0 }
  const phases: Phases = { ...none, worked: { ...none } }
  const end = (phase: Phase) => {
    const { user, system } = process.cpuUsage()
    phases[phase] = Date.now()
    phases.worked[phase] = Math.round((user + system) / 1000)
  }
  return {
    name: 'unchanged-pages',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => {
        if (!stamp && language === LANGUAGES[0]) return
        const known = whole && stamp ? intactPages(whole, language, stamp) : {}
        setPrerenderer((standard) => ({
          ...standard,
          async getStaticPaths() {
            end('bundled')
            const paths = await standard.getStaticPaths()
            end('listed')
            return paths.filter(({ pathname, cacheKey }) => {
              if (!isBuiltIn(language, pathname)) return false
              if (cacheKey === undefined) return true
              keys.set(pathname, cacheKey)
              const page = known[pathname]
              if (page?.key !== cacheKey) return true
              pages[pathname] = page
              return false
            })
          },
        }))
      },
      'astro:build:done': ({ dir, logger }) => {
        const site = fileURLToPath(dir).replace(/[\\/]$/, '')
        if (language !== LANGUAGES[0]) shareIndex(site)
        if (!stamp) return
        end('rendered')
        if (assets) linkAssets(assets, join(site, '_astro'))
        const unchanged = Object.keys(pages)
        if (previous && unchanged.length > 0) takeOver(previous, site, unchanged)
        for (const [pathname, key] of keys) pages[pathname] ??= { key, ...looksOf(site, pathname) }
        end('takenOver')
        const root = language === LANGUAGES[0] ? site : dirname(site)
        writeFileSync(
          notesOf(root, language),
          JSON.stringify({ stamp, pages, phases } satisfies Notes),
        )
        logger.warn(
          `${unchanged.length} of ${keys.size} keyed pages taken over from the previous build`,
        )
      },
    },
  }
}

/** Returns the pages of a build if all are unchanged and have the same stamp; otherwise none. */
function intactPages(whole: string, language: Language, stamp: string): Record<string, Page> {
  const site = folderOf(whole, language)
  try {
    const notes = JSON.parse(readFileSync(notesOf(whole, language), 'utf8')) as Notes
    if (notes.stamp !== stamp) return {}
    const intact = Object.entries(notes.pages).every(([pathname, page]) => {
      const { size, modified } = looksOf(site, pathname)
      return size === page.size && modified === page.modified
    })
    return intact ? notes.pages : {}
  } catch {
    return {}
  }
}

/**
 * Adds the files that pages on demand load to a site. File names change with the content, so an existing file is the
 * same.
 */
function linkAssets(from: string, to: string): void {
  if (!existsSync(from)) return
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from))
    if (!existsSync(join(to, name))) linkSync(join(from, name), join(to, name))
}

/**
 * Moves the files of the search's index out of a language's folder to where all pages ask for them. They are named by
 * their content, so those of the first language stay beside them.
 */
function shareIndex(site: string): void {
  const own = join(site, 'find')
  if (!existsSync(own)) return
  cpSync(own, join(dirname(site), 'find'), { recursive: true })
  rmSync(own, { recursive: true })
}

function takeOver(previous: string, site: string, pathnames: readonly string[]): void {
  for (const file of pathnames.map(fileOf)) {
    const target = join(site, file)
    mkdirSync(dirname(target), { recursive: true })
    linkSync(join(previous, file), target)
  }
  // A page may refer to a file that only its rendering would have made.
  const missing = readdirSync(join(previous, '_astro')).find(
    (name) => !existsSync(join(site, '_astro', name)),
  )
  if (missing)
    throw new Error(
      `The pages of the previous build need ${missing}, which this build does not have.`,
    )
}

function looksOf(site: string, pathname: string): Omit<Page, 'key'> {
  const { size, mtimeMs } = statSync(join(site, fileOf(pathname)))
  return { size, modified: mtimeMs }
}

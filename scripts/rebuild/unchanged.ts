import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { RouteData } from 'astro'
import { isBuiltIn } from '../../src/contract/languages.ts'
import {
  LANGUAGES,
  type Language,
  languageOf,
  PREFIXES,
} from '../../src/domain/language/constants.ts'

/** A page of a build: the key of its data, and size and time of its file, which show whether it was changed. */
type Page = { key: string; size: number; modified: number }
/**
 * The notes of a build, stored beside its site. `stamp` identifies everything except the data from which its pages were
 * made; `made` are the files that they and its other data became.
 */
type Notes = { stamp: string; pages: Record<string, Page>; phases: Phases; made: string[] }
type Phase = 'bundled' | 'listed' | 'rendered' | 'takenOver'
/** The end of each phase of a build in milliseconds of wall-clock time, and the CPU time until then. */
export type Phases = Record<Phase, number> & { worked: Record<Phase, number> }

/** A page or file of a build: its path without the language's prefix, and the key of its data if it has one. */
export type StaticPath = { pathname: string; route: RouteData; cacheKey?: string | undefined }

/** Returns the file in a site that a page or file of a build becomes. */
export function fileOf({
  pathname,
  route,
}: Pick<StaticPath, 'pathname'> & { route: { type: string } }): string {
  const path = pathname.replace(/^\/|\/$/g, '')
  if (route.type === 'endpoint') return path
  return path === '404' ? '404.html' : join(path, 'index.html')
}
const pageOf = (pathname: string) => fileOf({ pathname, route: { type: 'page' } })
/** Returns the path of the notes of a built site in a language, which is beside the site. */
export const notesOf = (site: string, language: Language) =>
  join(dirname(site), `pages.${language}.json`)
/** The folder of a language in a built site. */
const folderOf = (site: string, language: Language) => join(site, PREFIXES[language])

/** What a build renders of its pages, and what it takes over. */
type Unchanged = {
  end(phase: Phase): void
  /** Returns those of the paths that this build makes and cannot take over. */
  choose(paths: readonly StaticPath[]): StaticPath[]
  /** Adds what is taken over to the built site, and notes the keys for the next build. Returns what it did in words. */
  finish(site: string): string
}

/**
 * Chooses the pages whose `cacheKey` is not in the previous build with the same stamp. The files of the others are
 * linked into the new build, because a finished build is never changed. Any irregularity fails the build, and a full
 * one follows. Without BUILD_STAMP every page is rendered.
 */
export function unchangedPages(environment: NodeJS.ProcessEnv): Unchanged {
  const { BUILD_STAMP: stamp, BUILD_PREVIOUS: whole } = environment
  const language = languageOf(environment)
  const previous = whole && folderOf(whole, language)
  const keys = new Map<string, string>()
  const pages: Record<string, Page> = {}
  const none = { bundled: 0, listed: 0, rendered: 0, takenOver: 0 }
  const phases: Phases = { ...none, worked: { ...none } }
  const made: string[] = []
  const end = (phase: Phase) => {
    const { user, system } = process.cpuUsage()
    phases[phase] = Date.now()
    phases.worked[phase] = Math.round((user + system) / 1000)
  }
  return {
    end,
    choose: (paths) => {
      end('listed')
      const known = whole && stamp ? intactPages(whole, language, stamp) : {}
      return paths.filter((path) => {
        const { pathname, cacheKey } = path
        if (!isBuiltIn(language, pathname)) return false
        made.push(fileOf(path))
        if (cacheKey === undefined) return true
        keys.set(pathname, cacheKey)
        const page = known[pathname]
        if (page?.key !== cacheKey) return true
        pages[pathname] = page
        return false
      })
    },
    finish: (site) => {
      if (!stamp) return ''
      end('rendered')
      const unchanged = Object.keys(pages)
      if (previous && unchanged.length > 0) takeOver(previous, site, unchanged)
      for (const [pathname, key] of keys) pages[pathname] ??= { key, ...looksOf(site, pathname) }
      end('takenOver')
      const root = language === LANGUAGES[0] ? site : dirname(site)
      const files = made.map((file) =>
        [PREFIXES[language].slice(1), file].filter(Boolean).join('/').replaceAll('\\', '/'),
      )
      writeFileSync(
        notesOf(root, language),
        JSON.stringify({ stamp, pages, phases, made: files } satisfies Notes),
      )
      return `${unchanged.length} of ${keys.size} keyed pages taken over from the previous build`
    },
  }
}

/** Returns the files in a built site that its pages and other data became, by its notes. */
export function madeFilesOf(site: string, language: Language): string[] {
  return (JSON.parse(readFileSync(notesOf(site, language), 'utf8')) as Notes).made
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

function takeOver(previous: string, site: string, pathnames: readonly string[]): void {
  for (const file of pathnames.map(pageOf)) {
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
  const { size, mtimeMs } = statSync(join(site, pageOf(pathname)))
  return { size, modified: mtimeMs }
}

import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration, ViteUserConfig } from 'astro'
import { slashed } from '../lib/paths.ts'

/** What Astro's bundler knows of modules. */
type Modules = {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; meta: Record<string, unknown> } | null
}
/** A file of a bundle: a script, or something else such as a sheet. */
type Chunk = {
  type: 'chunk'
  fileName: string
  facadeModuleId: string | null
  imports: readonly string[]
  modules: object
  viteMetadata?: { importedCss: Set<string> }
}
type Bundle = Record<string, Chunk | { type: 'asset'; source: string | Uint8Array }>
type Group = { name: string | ((id: string) => string | null); test?: (id: string) => boolean }
type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>
/**
 * What a page needs before it is drawn, by ids of modules: the sheets in their order, the scripts of its components, and
 * the islands that no server renders.
 */
type Page = { sheets: readonly string[]; scripts: readonly string[]; islands: readonly string[] }
/** What Astro's compiler notes of a component. */
type Compiled = {
  scripts: readonly unknown[]
  clientOnlyComponents: readonly { resolvedPath: string }[]
}

/** Astro's environments that render pages. */
const RENDERING = ['prerender', 'ssr']
const FOLDER = '_astro'
const PAGE = /\/src\/(on-demand\/)?pages\/.*\.astro$/
const ENTRY = '\0page:'
/** A sheet that this share of all pages needs is sent with each, so that nobody loads it again with the next page. */
const MANY = 1 / 7
/** A script that so many pages need is sent with each. */
const SEVERAL = 3
/** A bundle takes of these modules only what is used, so they go where the script is that uses them. */
const RULES = /\/src\/(domain|contract)\//

const isSheet = (id: string) => /\.css(\?|$)/.test(id)
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)
const sheetFile = (text: string) => `${FOLDER}/${hashOf(text)}.css`

/** Returns modules with all that they import at once, each behind its imports. */
function importedBy(modules: Modules, ids: Iterable<string>): string[] {
  const found = new Set<string>()
  const begun = new Set<string>()
  const visit = (id: string) => {
    if (begun.has(id)) return
    begun.add(id)
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) visit(next)
    found.add(id)
  }
  for (const id of ids) visit(id)
  return [...found]
}

function pageOf(modules: Modules, id: string): Page {
  const imported = importedBy(modules, [id])
  const compiled = imported.map((one) => {
    const noted = modules.getModuleInfo(one)?.meta.astro as Compiled | undefined
    const { scripts = [], clientOnlyComponents = [] } = noted ?? {}
    return {
      // As Astro names them.
      scripts: scripts.map((_, n) => `${one}?astro&type=script&index=${n}&lang.ts`),
      islands: clientOnlyComponents.map(({ resolvedPath }) => resolvedPath),
    }
  })
  return {
    sheets: imported.filter(isSheet),
    scripts: compiled.flatMap(({ scripts }) => scripts),
    islands: compiled.flatMap(({ islands }) => islands),
  }
}

/** Returns what at least so many of the lists name. */
function namedBy(lists: readonly (readonly string[])[], atLeast: number): Set<string> {
  const times = new Map<string, number>()
  for (const one of lists.flatMap((list) => [...new Set(list)]))
    times.set(one, (times.get(one) ?? 0) + 1)
  return new Set([...times].flatMap(([one, n]) => (n >= atLeast ? one : [])))
}

const sheetsIn = ({ modules }: Chunk) => Object.keys(modules).filter(isSheet)
const chunksIn = (bundle: Bundle) => Object.values(bundle).filter((one) => one.type === 'chunk')

/** Returns the file of a script with those that it imports at once, each behind its imports. */
function filesOf(bundle: Bundle, file: string, found: string[] = []): string[] {
  const chunk = bundle[file]
  if (chunk?.type === 'chunk') for (const next of chunk.imports) filesOf(bundle, next, found)
  if (!found.includes(file)) found.push(file)
  return found
}

/**
 * Joins the sheets and scripts of each page. Every component has its own, so a page would ask for some forty small files
 * before it is drawn. It gets two sheets instead: one for all pages, and one with the rest of what its components need;
 * and its scripts in one file that names no further ones which the page does not ask for itself. What a script imports
 * later stays apart, with its sheets.
 */
export function pageFiles(): AstroIntegration {
  const pages = new Map<string, Page>()
  const texts = new Map<string, string>()
  /** The scripts of pages by the module that imports them all. */
  const entries = new Map<string, readonly string[]>()
  /** The same name wherever the folder of the project is. */
  const nameOf = (ids: readonly string[]) =>
    hashOf(ids.map((id) => slashed(relative(root, id))).join())
  const entryOf = ({ scripts }: Page) => ENTRY + nameOf(scripts)
  const scriptFiles = new Map<string, readonly string[]>()
  const joinedSheets = new Set<string>()
  let sharedModules = new Set<string>()
  let commonSheets = new Set<string>()
  let root: string
  let site: URL

  const noteTexts = (bundle: Bundle) => {
    for (const chunk of chunksIn(bundle)) {
      const [sheet, ...more] = sheetsIn(chunk)
      const [file = ''] = chunk.viteMetadata?.importedCss ?? []
      const asset = bundle[file]
      if (sheet && more.length === 0 && asset?.type === 'asset') texts.set(sheet, `${asset.source}`)
    }
  }

  const rendering: Plugin = {
    name: 'files-of-pages',
    apply: 'build',
    applyToEnvironment: ({ name }) => RENDERING.includes(name),
    generateBundle(_, bundle) {
      // A bundler names modules as they come in, and the same sources have to give the same files.
      const ids = [...this.getModuleIds()].filter((id) => PAGE.test(id)).toSorted()
      for (const id of ids) pages.set(id, pageOf(this, id))
      noteTexts(bundle)
    },
  }

  const browsing: Plugin = {
    name: 'files-of-pages-in-browsers',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    options(options) {
      for (const page of pages.values())
        if (page.scripts.length > 0) entries.set(entryOf(page), page.scripts)
      const scripts = new Set([...entries.values()].flat())
      const islands = [options.input ?? []].flat().map(String)
      return {
        ...options,
        input: [...islands.filter((id) => !scripts.has(id)), ...entries.keys()],
      }
    },
    resolveId: (id) => (entries.has(id) ? id : null),
    load: (id) =>
      entries
        .get(id)
        ?.map((script) => `import ${JSON.stringify(script)}`)
        .join('\n'),
    buildEnd() {
      for (const [id, page] of pages) {
        const more = importedBy(this, [...page.scripts, ...page.islands]).filter(isSheet)
        pages.set(id, { ...page, sheets: [...new Set([...page.sheets, ...more])] })
      }
      const imported = [...entries.keys()].map((entry) => importedBy(this, [entry]))
      sharedModules = namedBy(
        imported.map((ids) => ids.filter((id) => !RULES.test(id))),
        SEVERAL,
      )
      const sheets = [...pages.values()].map((page) => page.sheets)
      commonSheets = namedBy(sheets, pages.size * MANY)
    },
    generateBundle(_, bundle) {
      noteTexts(bundle)
      for (const chunk of chunksIn(bundle)) {
        const entry = chunk.facadeModuleId ?? ''
        if (entries.has(entry)) scriptFiles.set(entry, filesOf(bundle, chunk.fileName))
        // No script has to load what each page has.
        const sheets = sheetsIn(chunk)
        if (sheets.length > 0 && sheets.every((id) => commonSheets.has(id)))
          chunk.viteMetadata?.importedCss.clear()
      }
    },
  }

  const output = (...groups: Group[]) => ({
    build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
  })
  /** Each sheet by itself: which of them share a file is not for the bundler to say. */
  const apart = { name: (id: string) => (isSheet(id) ? `sheet-${nameOf([id])}` : null) }
  const shared = { name: 'shared', test: (id: string) => sharedModules.has(id) }

  /** Writes the sheets as one. */
  async function joined(ids: readonly string[]) {
    const missing = ids.find((id) => !texts.has(id))
    if (missing) throw new Error(`The build has no sheet of ${missing}.`)
    const text = ids.map((id) => texts.get(id)).join('')
    if (!text) return []
    const src = sheetFile(text)
    joinedSheets.add(basename(src))
    await mkdir(new URL(`${FOLDER}/`, site), { recursive: true })
    await writeFile(new URL(src, site), text)
    return [{ type: 'external' as const, src }]
  }

  return {
    name: 'page-files',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [rendering, browsing],
            environments: {
              ...Object.fromEntries(RENDERING.map((name) => [name, output(apart)])),
              client: output(apart, shared),
            },
          },
        })
      },
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root)
        site = config.build.client
      },
      // Astro has built everything now, and renders the pages with this list of their files.
      'astro:build:ssr': async ({ manifest }) => {
        const common = await joined([...commonSheets])
        for (const route of manifest.routes) {
          const page = pages.get(slashed(join(root, route.routeData.component)))
          if (!page) continue
          const own = page.sheets.filter((id) => !commonSheets.has(id))
          route.styles = [...common, ...(await joined(own))]
          const files = scriptFiles.get(entryOf(page)) ?? []
          route.scripts = files.map((value) => ({ type: 'external', value }))
          // Astro writes nothing for an inline script that is empty.
          for (const script of page.scripts) manifest.inlinedScripts.push([script, ''])
        }
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(new URL(`${FOLDER}/`, dir))
        const names = await readdir(folder)
        const scripts = names.filter((name) => name.endsWith('.js'))
        const texts = await Promise.all(scripts.map((name) => readFile(join(folder, name), 'utf8')))
        const named = texts.join('')
        const needless = names.filter(
          (name) => name.endsWith('.css') && !joinedSheets.has(name) && !named.includes(name),
        )
        await Promise.all(needless.map((name) => rm(join(folder, name))))
      },
    },
  }
}

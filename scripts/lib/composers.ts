// Code is built for one language, and a process has to compose mails in each: `#composer/hi` is `compose.ts` in Hindi,
// with all that it imports from `src`, beside the same files in the language of the process. Packages are shared.
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { registerHooks } from 'node:module'
import { dirname, join, normalize, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin as BundlerPlugin } from 'esbuild'
import type { Plugin } from 'vitest/config'
import { LANGUAGES, type Language } from '../../src/domain/language/constants.ts'
import { ROOT, slashed } from './paths.ts'

const COMPOSER = /^#composer\/(\w+)$/
/** The end of a module's address that says for which language it is loaded. */
const QUERY = /\?language=(\w+)$/
const withLanguage = (address: string, language: string) => `${address}?language=${language}`

const { imports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const CATALOGUES: Record<string, string> = imports['#language/*']
const COMPOSE: string = imports['#composer/*']

/** The file of a catalogue in a language; null for any other import. */
function catalogueIn(language: string, specifier: string): string | null {
  const [, name] = /^#language\/(.+)$/.exec(specifier) ?? []
  const target = CATALOGUES[language] ?? CATALOGUES.default
  return name && target ? join(ROOT, target.replace('*', name)) : null
}

/** Sources that run without a build have no condition. */
const OF_SOURCES = LANGUAGES[0]

/** The language for which an import is loaded apart; null where it is that of the sources. */
function languageOf(specifier: string, importer = ''): string | null {
  const [, language = OF_SOURCES] = COMPOSER.exec(specifier) ?? QUERY.exec(importer) ?? []
  return language === OF_SOURCES ? null : language
}

const isOwn = (file: string) => slashed(relative(ROOT, file)).startsWith('src/')

/** For bundles: the composers of the other languages than that of the bundle, in the bundle itself. */
export const bundledComposers = (own: Language): BundlerPlugin => ({
  name: 'composers',
  setup: ({ onResolve, onLoad, resolve }) => {
    for (const language of LANGUAGES.filter((one) => one !== own)) {
      onResolve({ filter: new RegExp(`^#composer/${language}$`) }, () => ({
        path: slashed(normalize(COMPOSE)),
        namespace: language,
      }))
      // Each import of these files comes here once more, from `resolve`, but from no file of theirs.
      onResolve({ filter: /^[.#]/, namespace: language }, async ({ path, resolveDir, kind }) => {
        const catalogue = catalogueIn(language, path)
        const found = catalogue
          ? { path: catalogue, errors: [] }
          : await resolve(path, { resolveDir, kind })
        return {
          path: slashed(relative(ROOT, found.path)),
          errors: found.errors,
          namespace: language,
        }
      })
      onLoad({ filter: /./, namespace: language }, async ({ path }) => {
        const file = join(ROOT, path)
        return {
          contents: await readFile(file, 'utf8'),
          loader: 'ts',
          resolveDir: dirname(file),
          watchFiles: [file],
        }
      })
    }
  },
})

/**
 * For a process that runs the sources.
 * @internal
 */
export function loadComposers(): void {
  registerHooks({
    resolve: (specifier, context, next) => {
      const language = languageOf(specifier, context.parentURL)
      const catalogue = language ? catalogueIn(language, specifier) : null
      const found = next(catalogue ? pathToFileURL(catalogue).href : specifier, context)
      return language && found.url.startsWith('file:') && isOwn(fileURLToPath(found.url))
        ? { ...found, url: withLanguage(found.url, language) }
        : found
    },
  })
}

/**
 * For tests.
 * @internal
 */
export const testedComposers: Plugin = {
  name: 'composers',
  enforce: 'pre',
  resolveId: {
    order: 'pre',
    async handler(specifier, importer, options) {
      const language = languageOf(specifier, importer)
      if (!language) return null
      const catalogue = catalogueIn(language, specifier)
      if (catalogue) return withLanguage(catalogue, language)
      const found = await this.resolve(specifier, importer, { ...options, skipSelf: true })
      return found && isOwn(found.id) ? withLanguage(found.id, language) : found
    },
  },
}

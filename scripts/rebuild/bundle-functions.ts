import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { type BuildOptions, build, context, type OutputFile, type Plugin, stop } from 'esbuild'
import { LANGUAGES, type Language } from '../../src/domain/language/constants.ts'
import { PATHS, ROOT, slashed } from '../lib/paths.ts'
import { bundleOf, headOf, MAILS, speaks } from './function-head.ts'

const SOURCES = join(ROOT, 'functions')
const DELIVERING = join(ROOT, 'src', 'server', 'mail', 'deliver-here.ts')

// CommonJS packages load built-in modules with `require`, which a module does not have.
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"

/** Writes a file where Netlify looks for it, in one step: `netlify dev` must not load an incomplete one. */
async function put(target: string, text: string): Promise<void> {
  await writeFile(`${target}.part`, text)
  await rename(`${target}.part`, target)
}

/**
 * Writes a function's bundle and head. The bundle ends with a list of its sources, as legal comments because Netlify's
 * own bundler removes others.
 */
async function putFunction(
  file: OutputFile,
  sources: readonly string[],
  language: Language,
): Promise<void> {
  const name = basename(file.path, '.mjs')
  const text = [file.text, ...sources.map((source) => `//! ${source}`), ''].join('\n')
  await put(join(PATHS.functions, bundleOf(name, language)), text)
  if (language === LANGUAGES[0] && name !== MAILS)
    await put(join(PATHS.functions, `${name}.mjs`), headOf(name))
}

const putAll = (language: Language): Plugin => ({
  name: 'put-functions',
  setup: ({ onEnd }) =>
    onEnd(async ({ outputFiles = [], metafile }) => {
      const sourcesOf = ({ path }: OutputFile) =>
        Object.keys(metafile?.outputs[slashed(relative(ROOT, path))]?.inputs ?? {})
      await Promise.all(
        outputFiles.map((file) =>
          putFunction(
            file,
            sourcesOf(file).filter((source) => !source.includes('node_modules/')),
            language,
          ),
        ),
      )
    }),
})

/**
 * Loads Node's built-in modules only when a part needs them. Imports at the top of a bundle would load all of them at
 * its start.
 */
const lazyBuiltins: Plugin = {
  name: 'lazy-builtins',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /./ }, ({ path, kind }) =>
      isBuiltin(path) && kind === 'import-statement' ? { path, namespace: 'builtin' } : null,
    )
    onLoad({ filter: /./, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(path)})`,
    }))
  },
}

/**
 * Returns the options with which the functions of a language are bundled: every one, or those that speak; and what
 * sends the mails in it.
 */
export async function bundleOptions(language: Language = LANGUAGES[0]): Promise<BuildOptions> {
  const names = (await readdir(SOURCES)).filter(
    (file) => language === LANGUAGES[0] || speaks(basename(file, '.ts')),
  )
  return {
    entryPoints: [
      ...names.map((file) => ({ in: join(SOURCES, file), out: basename(file, '.ts') })),
      { in: DELIVERING, out: MAILS },
    ],
    conditions: language === LANGUAGES[0] ? [] : [language],
    outdir: PATHS.functions,
    outExtension: { '.js': '.mjs' },
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    metafile: true,
    // Names are kept, because the log shows them in errors.
    minifyWhitespace: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    // The native driver of pg is not used.
    external: ['sharp', 'harfbuzzjs', 'pg-native'],
    banner: { js: REQUIRE },
    logLevel: 'warning',
    plugins: [lazyBuiltins],
  }
}

async function putOptions(language: Language): Promise<BuildOptions> {
  const { plugins = [], ...options } = await bundleOptions(language)
  return { ...options, plugins: [...plugins, putAll(language)] }
}

/** Removes functions whose sources no longer exist. The function for pages on demand has its own folder. */
async function clear(): Promise<void> {
  for (const folder of [
    PATHS.functions,
    join(PATHS.functions, dirname(bundleOf('', LANGUAGES[0]))),
  ]) {
    await mkdir(folder, { recursive: true })
    const files = (await readdir(folder, { withFileTypes: true })).filter((one) => one.isFile())
    await Promise.all(files.map(({ name }) => rm(join(folder, name))))
  }
}

/**
 * Bundles the imports of each function into one file. Otherwise Netlify would search hundreds of files of each
 * function, and a fresh function would read them one by one.
 */
export async function bundleFunctions(): Promise<void> {
  await clear()
  for (const language of LANGUAGES) await build(await putOptions(language))
  // Otherwise esbuild's process would keep running.
  await stop()
}

/** Does the same, again whenever a source changes; `close` ends it. */
export async function watchFunctions(): Promise<{ close(): Promise<void> }> {
  await clear()
  const all = await Promise.all(
    LANGUAGES.map(async (language) => {
      const watched = await context(await putOptions(language))
      await watched.rebuild()
      await watched.watch()
      return watched
    }),
  )
  return {
    close: async () => {
      await Promise.all(all.map((watched) => watched.dispose()))
    },
  }
}

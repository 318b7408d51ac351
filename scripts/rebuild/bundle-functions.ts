import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { type BuildOptions, build, context, type OutputFile, type Plugin, stop } from 'esbuild'
import { PATHS, ROOT, slashed } from '../lib/paths.ts'
import { bundleOf, readInTwo, restOfFunctions, SOURCES } from './split-functions.ts'

/** These need files besides, native ones and others, which Netlify finds and packs. */
const PACKED_BY_NETLIFY = ['photo-upload', 'share-picture']

// CommonJS packages ask for built-in modules by `require`, which a module does not have.
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"

/** Puts a file where Netlify looks for it; never half of it. */
async function put(target: string, text: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  await writeFile(`${target}.part`, text)
  await rename(`${target}.part`, target)
}

/** Puts what esbuild has made. Its sources are named at its end, for who looks into it. */
async function putBundle(file: OutputFile, sources: readonly string[]): Promise<void> {
  const name = basename(file.path, '.mjs')
  const text = [file.text, ...sources.map((source) => `// ${source}`), ''].join('\n')
  if (PACKED_BY_NETLIFY.includes(name)) return put(join(PATHS.functions, `${name}.mjs`), text)
  const { head } = await readInTwo(name)
  await put(join(PATHS.wholeFunctions, bundleOf(name)), text)
  await put(join(PATHS.wholeFunctions, `${name}.mjs`), head)
}

const putAll: Plugin = {
  name: 'put-functions',
  setup: ({ onEnd }) =>
    onEnd(async ({ outputFiles = [], metafile }) => {
      const sourcesOf = ({ path }: OutputFile) =>
        Object.keys(metafile?.outputs[slashed(relative(ROOT, path))]?.inputs ?? {})
      await Promise.all(
        outputFiles.map((file) =>
          putBundle(
            file,
            sourcesOf(file).filter((source) => !source.includes('node_modules/')),
          ),
        ),
      )
    }),
}

/**
 * Node's own modules are loaded by the parts that need them, when these are. Imported at the head of a bundle they would
 * all be loaded at its start, with everything in them that Node keeps for later.
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

/** Tables of nodemailer for attachments and for mail servers without an address, a tenth of the API's code; mails have no need of them. */
const UNUSED_TABLES = [
  {
    filter: /[\\/]nodemailer[\\/]lib[\\/]mime-funcs[\\/]mime-types\.js$/,
    contents:
      "exports.detectMimeType = () => 'application/octet-stream'; exports.detectExtension = () => 'bin'",
  },
  {
    filter: /[\\/]nodemailer[\\/]lib[\\/]well-known[\\/]services\.json$/,
    contents: 'module.exports = {}',
  },
]
const withoutTables: Plugin = {
  name: 'without-tables',
  setup: ({ onLoad }) => {
    for (const { filter, contents } of UNUSED_TABLES)
      onLoad({ filter }, () => ({ contents, loader: 'js' }))
  },
}

/** How every function is bundled. */
export async function bundleOptions(): Promise<BuildOptions> {
  const names = (await readdir(SOURCES)).map((file) => basename(file, '.ts'))
  return {
    entryPoints: names.map((name) => ({
      in: PACKED_BY_NETLIFY.includes(name) ? join(SOURCES, `${name}.ts`) : `rest:${name}`,
      out: name,
    })),
    outdir: PATHS.functions,
    outExtension: { '.js': '.mjs' },
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    metafile: true,
    // Names stay: the log shows them where something fails.
    minifyWhitespace: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    // The native driver of pg is not used.
    external: ['sharp', 'harfbuzzjs', 'pg-native'],
    banner: { js: REQUIRE },
    logLevel: 'warning',
    plugins: [restOfFunctions, lazyBuiltins, withoutTables],
  }
}

async function putOptions(): Promise<BuildOptions> {
  const { plugins = [], ...options } = await bundleOptions()
  return { ...options, plugins: [...plugins, putAll] }
}

/** Takes away functions whose sources have gone; the one for pages on demand has a folder of its own. */
async function clear(): Promise<void> {
  const bundles = join(PATHS.wholeFunctions, dirname(bundleOf('')))
  for (const folder of [PATHS.functions, PATHS.wholeFunctions, bundles]) {
    await mkdir(folder, { recursive: true })
    const files = (await readdir(folder, { withFileTypes: true })).filter((one) => one.isFile())
    await Promise.all(files.map(({ name }) => rm(join(folder, name))))
  }
}

/**
 * Makes all that a function imports one file. Netlify would look through all of it for what to pack, hundreds of files for
 * each function, and a fresh function would read them one by one.
 */
export async function bundleFunctions(): Promise<void> {
  await clear()
  await build(await putOptions())
  // Its own process would live on beside ours.
  await stop()
}

/** The same, again whenever a source changes; `close` ends that. */
export async function watchFunctions(): Promise<{ close(): Promise<void> }> {
  await clear()
  const watched = await context(await putOptions())
  await watched.rebuild()
  await watched.watch()
  return { close: () => watched.dispose() }
}

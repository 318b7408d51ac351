import { createHash } from 'node:crypto'
import { appendFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { buildSync } from 'esbuild'
import { HEIC_FOLDER, HEIC_POLICY, HEIC_WORKER_PATH } from './contract/heic.ts'
import { PATHS } from './contract/paths.ts'
import { PDF_FOLDER } from './contract/pdf.ts'
import { LANGUAGES, type Language, PREFIXES } from './domain/language/constants.ts'
import { WORKER_PATH } from './domain/site/constants.ts'
import { CONTEXT_RULES, siteContext } from './domain/site/contexts.ts'

/** Those that Vite takes where nothing is set. */
const VITE_CONDITIONS = ['module', 'node', 'development|production']

/**
 * Builds everything with the texts of a language, which are chosen by a condition of package.json's `imports`. It has
 * to be set for each environment: `vite.resolve.conditions` reaches the browser's scripts alone.
 */
export const inLanguage = (language: Language): AstroIntegration => ({
  name: 'in-language',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      if (language === LANGUAGES[0]) return
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'in-language',
              configEnvironment: (name, { resolve }) => ({
                resolve: {
                  conditions: [
                    language,
                    ...(resolve?.conditions ? [] : VITE_CONDITIONS),
                    ...(resolve?.conditions || name !== 'client' ? [] : ['browser']),
                  ],
                },
              }),
            },
          ],
        },
      })
    },
  },
})

/** Shows every token and primitive at /styleguide while developing; a build has no such page. */
export const styleguide: AstroIntegration = {
  name: 'styleguide',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return
      injectRoute({
        pattern: '/styleguide',
        entrypoint: fileURLToPath(new URL('./styleguide/Styleguide.astro', import.meta.url)),
      })
    },
  },
}

type Shown = { revision?: number; listings?: number }

/** The number of listings by a site's `/build.json`; null where that is not what this portal writes. */
function listingsIn(answer: unknown): number | null {
  const { listings, revision } = Object(answer) as Partial<Record<keyof Shown, unknown>>
  const known = listings ?? revision
  return typeof known === 'number' ? known : null
}

/**
 * Fails a production build that shows no listing where the live site shows some: it was built from the wrong database,
 * or from none. A live site that does not say what it shows, as another portal does not, counts as one that shows some.
 * ALLOW_EMPTY_SITE=1 lets it pass.
 */
export const neverEmptied = (environment: NodeJS.ProcessEnv = process.env): AstroIntegration => ({
  name: 'never-emptied',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const { CONTEXT, URL: site, ALLOW_EMPTY_SITE: allowed } = environment
      if (CONTEXT !== 'production' || !site || allowed === '1') return
      const built = JSON.parse(await readFile(new URL('build.json', dir), 'utf8')) as Shown
      if (built.listings) return
      const live = await fetch(new URL('/build.json', site), {
        signal: AbortSignal.timeout(20_000),
      }).catch(() => null)
      // Nothing was ever published at this address.
      if (live?.status === 404) return
      const listings = live?.ok ? listingsIn(await live.json().catch(() => null)) : null
      if (listings === 0) return
      throw new Error(
        `This build shows no listing, and the site at ${site} ${listings === null ? 'does not say what it shows' : 'shows some'}. ` +
          'Check NETLIFY_DB_URL, or set ALLOW_EMPTY_SITE=1 if the site is to be empty.',
      )
    },
  },
})

/** Keeps search engines from what a preview serves besides pages, which say so themselves. Netlify reads the file. */
export const unlistedPreview: AstroIntegration = {
  name: 'unlisted-preview',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      if (CONTEXT_RULES[siteContext(process.env)].indexed) return
      await appendFile(new URL('_headers', dir), '/*\n  X-Robots-Tag: noindex\n')
    },
  },
}

/** Bundles a worker that is a file of its own. */
function bundled(source: string, define: Record<string, string> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(source, import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    // The oldest browsers that have navigation preload in all three engines.
    target: ['chrome90', 'firefox99', 'safari15.4'],
    define,
    logLevel: 'warning',
  })
  return outputFiles[0]?.text ?? ''
}

/** Bundles a service worker: the one that keeps pages, or the one that takes its place to end it. */
export const workerText = (name: 'worker' | 'withdrawn', version = ''): string =>
  bundled(`./client/offline/${name}.ts`, { VERSION: JSON.stringify(version) })

const folderOf = (name: string, folder: string) =>
  createRequire(import.meta.url)
    .resolve(`${name}/package.json`)
    .replace(/package\.json$/, folder)
const LIBHEIF = folderOf('libheif-js', 'libheif-wasm/')
/** What is served of libheif, as its authors made it, with its licence. Anybody may replace it by another build. */
const LIBHEIF_FILES = {
  'libheif.js': 'text/javascript',
  'libheif.wasm': 'application/wasm',
  LICENSE: 'text/plain; charset=utf-8',
}

const decoderText = () => bundled('./client/photo/heic-worker.ts')

type DevelopmentServer = {
  middlewares: {
    use: (path: string, answer: (request: unknown, response: ServerResponse) => void) => unknown
  }
}

/** Answers a development server's requests for the decoder of HEIC, with its header. */
export const heicFiles = {
  name: 'heic-files',
  configureServer: ({ middlewares }: DevelopmentServer) => {
    const serve = (path: string, type: string, read: () => Promise<string | Buffer>) =>
      middlewares.use(path, async (_, response) => {
        response.setHeader('content-type', type)
        response.setHeader('content-security-policy', HEIC_POLICY)
        response.end(await read())
      })
    serve(HEIC_WORKER_PATH, 'text/javascript', async () => decoderText())
    for (const [name, type] of Object.entries(LIBHEIF_FILES))
      serve(HEIC_FOLDER + name, type, () => readFile(LIBHEIF + name))
  },
}

/** Writes the decoder of HEIC: its worker, and libheif beside it. */
export const heicDecoder: AstroIntegration = {
  name: 'heic-decoder',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [heicFiles] } })
    },
    'astro:build:done': async ({ dir }) => {
      await mkdir(new URL(`.${HEIC_FOLDER}`, dir))
      await writeFile(new URL(`.${HEIC_WORKER_PATH}`, dir), decoderText())
      for (const name of Object.keys(LIBHEIF_FILES))
        await cp(LIBHEIF + name, new URL(`.${HEIC_FOLDER}${name}`, dir))
    },
  },
}

const PDF_JS = folderOf('pdfjs-dist', 'wasm/')
/**
 * What pdf.js decodes pictures with where no WebAssembly may run, with its licences. Its worker loads it by these names.
 */
const PDF_JS_FILES = {
  'jbig2_nowasm_fallback.js': 'text/javascript',
  'openjpeg_nowasm_fallback.js': 'text/javascript',
  LICENSE_JBIG2: 'text/plain; charset=utf-8',
  LICENSE_OPENJPEG: 'text/plain; charset=utf-8',
  LICENSE_PDFJS_JBIG2: 'text/plain; charset=utf-8',
  LICENSE_PDFJS_OPENJPEG: 'text/plain; charset=utf-8',
}

/** Answers a development server's requests for what decodes pictures of PDFs. */
export const pdfFiles = {
  name: 'pdf-files',
  configureServer: ({ middlewares }: DevelopmentServer) => {
    for (const [name, type] of Object.entries(PDF_JS_FILES))
      middlewares.use(PDF_FOLDER + name, async (_, response) => {
        response.setHeader('content-type', type)
        response.end(await readFile(PDF_JS + name))
      })
  },
}

/** Writes what decodes pictures of PDFs. */
export const pdfDecoders: AstroIntegration = {
  name: 'pdf-decoders',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [pdfFiles] } })
    },
    'astro:build:done': async ({ dir }) => {
      await mkdir(new URL(`.${PDF_FOLDER}`, dir))
      for (const name of Object.keys(PDF_JS_FILES))
        await cp(PDF_JS + name, new URL(`.${PDF_FOLDER}${name}`, dir))
    },
  },
}

/**
 * Writes the service worker of a site, anew with each language that is built beside the first one. With
 * SERVICE_WORKER=off it is one that withdraws the former from every device. While developing it is always this one: a
 * build may have been served at the same address.
 */
export const serviceWorker = (
  language: Language,
  environment: NodeJS.ProcessEnv = process.env,
): AstroIntegration => ({
  name: 'service-worker',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use(WORKER_PATH, (_, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(workerText('withdrawn'))
      })
    },
    'astro:build:done': async ({ dir }) => {
      const site = language === LANGUAGES[0] ? dir : new URL('../', dir)
      // They name all scripts and sheets of the site, and no data.
      const pages = await Promise.all(
        LANGUAGES.map((one) =>
          readFile(new URL(`.${PREFIXES[one]}${PATHS.offline}/index.html`, site), 'utf8').catch(
            (error: NodeJS.ErrnoException) => {
              // A language that is built later.
              if (one !== language && error.code === 'ENOENT') return ''
              throw error
            },
          ),
        ),
      )
      const version = createHash('sha256').update(pages.join()).digest('hex').slice(0, 12)
      const isOff = environment.SERVICE_WORKER === 'off'
      const text = isOff ? workerText('withdrawn') : workerText('worker', version)
      await writeFile(new URL(`.${WORKER_PATH}`, site), text)
    },
  },
})

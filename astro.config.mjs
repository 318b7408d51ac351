import react from '@astrojs/react'
import { defineConfig, logHandlers } from 'astro/config'
import { pageFiles } from './scripts/rebuild/page-files.ts'
import { prerendered } from './scripts/rebuild/renderer.ts'
import { FUNCTION_ADDRESSES } from './src/contract/functions.ts'
import { languageOf, PREFIXES } from './src/domain/language/constants.ts'
import {
  heicDecoder,
  inLanguage,
  neverEmptied,
  pdfDecoders,
  serviceWorker,
  styleguide,
  unlistedPreview,
} from './src/integrations.ts'
import { onDemandPages } from './src/on-demand/integration.ts'

// `npm run dev`: Astro serves the pages itself and passes the functions' addresses on to `netlify dev`.
const api = process.env.API_ORIGIN
const functionDir = process.env.FUNCTION_DIR
// The site in another language is a build of its own, in a folder of the first one's.
const language = languageOf(process.env)
const base = PREFIXES[language]
const isFirst = base === ''
const dist = process.env.BUILD_DIR || './dist'

/**
 * A module of the domain has rules and words, and does nothing when it is loaded. So a script that comes in by the door
 * of a folder takes along only what it uses of it.
 */
const moduleSideEffects = (id) => (/\/src\/domain\//.test(id) ? false : undefined)

export default defineConfig({
  output: 'static',
  trailingSlash: 'ignore',
  base: base || '/',
  outDir: dist + base,
  // What is not a page is in the first language's folder, for all of them.
  publicDir: isFirst ? './public' : './.astro/nothing-public',
  cacheDir: `./.astro/cache${base}`,
  // Without a function for pages on demand, the development server renders them itself.
  integrations: [
    react(),
    styleguide,
    inLanguage(language),
    ...(functionDir ? [prerendered(), pageFiles()] : [onDemandPages()]),
    serviceWorker(language),
    ...(isFirst ? [unlistedPreview, neverEmptied(), heicDecoder, pdfDecoders] : []),
  ],
  adapter: functionDir ? onDemandPages() : undefined,
  // Writing one page overlaps with rendering the next. Logging a line for each page would take a quarter of a large
  // build.
  // Each inline style would need a hash in the Content-Security-Policy.
  build: { concurrency: 16, inlineStylesheets: 'never' },
  logger: logHandlers.node({ level: process.env.NODE_ENV === 'production' ? 'warn' : 'info' }),
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  vite: {
    build: {
      rolldownOptions: { treeshake: { moduleSideEffects } },
      // A font as a data URI or an inline script would need a wider Content-Security-Policy; icons are referred to.

      assetsInlineLimit: (file) =>
        /\.(woff2|js)$|[\\/]icon[\\/]\w+\.svg$/.test(file) ? false : undefined,
    },
    // The functions compare the Origin header with the Host header, so the proxy must keep the browser's Host.
    server: api
      ? {
          proxy: Object.fromEntries(
            FUNCTION_ADDRESSES.map((path) => [path, { target: api, changeOrigin: false }]),
          ),
        }
      : {},
    // A worker that is a module may load a part of itself only when it is needed.
    worker: { format: 'es', rolldownOptions: { treeshake: { moduleSideEffects } } },
    cacheDir: `.astro/vite${base}`,
  },
})

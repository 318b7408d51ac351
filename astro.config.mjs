import react from '@astrojs/react'
import { defineConfig, logHandlers } from 'astro/config'
import { unchangedPages } from './scripts/rebuild/unchanged.ts'
import { neverEmptied, styleguide, unlistedPreview } from './src/integrations.ts'
import { onDemandPages } from './src/on-demand/integration.ts'

// `URL` is what Netlify calls the site's main address at build time.
const site = process.env.URL || 'http://localhost:8888'
// `npm run dev`: Astro serves the pages itself and passes the functions' addresses on to `netlify dev`.
const api = process.env.API_ORIGIN
const functionDir = process.env.FUNCTION_DIR
const FUNCTIONS = ['/api', '/property_images', '/share/', '^/[Nn]ewprojectdetial/?(\\?|$)']

// What most islands need travels as one file each: fewer requests, and 3 kB less on the posting form.
const GROUPS = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react|@nanostores[\\/]react)[\\/]/,
    priority: 2,
  },
  // What every page has at first.
  {
    name: 'page',
    test: /vite[\\/]preload-helper|[\\/]src[\\/](domain[\\/](site[\\/]texts|text[\\/]lazy)|contract[\\/]endpoint|client[\\/](account[\\/]session-hint|lib[\\/]stored|site[\\/]toast))\.(ts|js)/,
    priority: 3,
  },
  // What pages with cards have besides.
  {
    name: 'cards',
    test: /[\\/]src[\\/](domain[\\/](time[\\/]calendar|shortlist[\\/]constants)|contract[\\/]public-listing|client[\\/](listing[\\/](card-refresh|favourites)|lib[\\/]read))\.ts/,
    priority: 2,
  },
  {
    name: 'form',
    test: /[\\/]src[\\/]components[\\/](form[\\/]|ui[\\/](Button|Notice))\w*\.tsx/,
    priority: 1,
  },
  {
    name: 'listing',
    test: /[\\/]src[\\/](contract[\\/]paths|domain[\\/](listing[\\/]texts|text[\\/]digits)|domain[\\/](listing|permission|area|account|city|photo)[\\/](constants|rules|table))\.ts/,
    priority: 2,
  },
  // What pages have that need a session.
  {
    name: 'session',
    test: /[\\/]src[\\/]client[\\/](lib[\\/]query|account[\\/](session-needed|admin-access))\.ts/,
  },
  {
    name: 'store',
    test: /nanostores|[\\/]src[\\/](client[\\/](lib[\\/](api|sentence|stored-object)|account[\\/]session)|contract[\\/]account)\.ts/,
    priority: 1,
  },
]

/** What pages have begun with, or is a line: it need not be named, to be loaded ahead of what they ask for later. */
const AT_FIRST = /_astro[\\/](page|cards|units|kept|rolldown-runtime)\./
/** As a plugin, because Astro has settings of its own here, which come after ours. */
const fewerPreloads = {
  name: 'fewer-preloads',
  config: () => ({
    build: {
      modulePreload: {
        resolveDependencies: (_, deps) => deps.filter((file) => !AT_FIRST.test(file)),
      },
    },
  }),
}

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'ignore',
  outDir: process.env.BUILD_DIR || './dist',
  cacheDir: './.astro/cache',
  // Where no function is made of them, the development server renders them itself.
  integrations: [
    react(),
    styleguide,
    unlistedPreview,
    unchangedPages(),
    neverEmptied(),
    ...(functionDir ? [] : [onDemandPages()]),
  ],
  adapter: functionDir ? onDemandPages() : undefined,
  // Writing one page overlaps with rendering the next; a line of log for each page would take a quarter of a large build.
  // Inline styles of pages would each need a hash in the Content-Security-Policy.
  build: { concurrency: 16, inlineStylesheets: 'never' },
  logger: logHandlers.node({ level: process.env.NODE_ENV === 'production' ? 'warn' : 'info' }),
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  vite: {
    plugins: [fewerPreloads],
    build: {
      // A font as a data URI or a script in the page would need a wider Content-Security-Policy; icons are referred to.

      assetsInlineLimit: (file) =>
        /\.(woff2|js)$|[\\/]icon[\\/]\w+\.svg$/.test(file) ? false : undefined,
    },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } } } },
    },
    // The functions compare the Origin header with the Host header, so the latter stays as the browser sent it.
    server: api
      ? {
          proxy: Object.fromEntries(
            FUNCTIONS.map((path) => [path, { target: api, changeOrigin: false }]),
          ),
        }
      : {},
    cacheDir: '.astro/vite',
  },
})

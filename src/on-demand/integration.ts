import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { FUNCTION_ADDRESSES } from '../contract/functions.ts'
import { movedTo } from '../contract/moved.ts'
import { PATHS } from '../contract/paths.ts'
import { ROUTED_CITIES } from '../domain/city/constants.ts'
import { WORKER_PATH } from '../domain/site/constants.ts'

/** Routes that are rendered on demand, each with its page in `pages/`. A built page has priority. */
export const ROUTES: readonly { pattern: string; page: string }[] = [
  { pattern: `${PATHS.listing}/[...id]`, page: 'listing' },
  { pattern: `${PATHS.preview}/[id]`, page: 'preview' },
  { pattern: `${PATHS.question}/[link]`, page: 'question' },
  { pattern: `${PATHS.sharedShortlist}/[secret]`, page: 'shared-shortlist' },
  { pattern: `${PATHS.agent}/[id]`, page: 'agent' },
  ...[...ROUTED_CITIES.map(({ slug }) => slug), 'unknown'].map((city) => ({
    pattern: `/${city}/[...id]`,
    page: 'project',
  })),
  { pattern: `${PATHS.cityProjects}/[...city]`, page: 'city-projects' },
  { pattern: `${PATHS.services}/[...rest]`, page: 'no-service' },
  { pattern: `${PATHS.projectOffers}/[...rest]`, page: 'no-city-service' },
  { pattern: `${PATHS.projectService}/[...rest]`, page: 'no-city-service' },
]

const pathOf = (place: string) => fileURLToPath(new URL(place, import.meta.url))

/** Addresses of other functions and of files: a missing file is no page to render. */
const NOT_PAGES = [
  ...FUNCTION_ADDRESSES.map((address) => (address.endsWith('/') ? `${address}*` : address)),
  ...[
    '/_astro/*',
    '/art/*',
    '/film/*',
    '/icons/*',
    '/maps/*',
    '/.netlify/*',
    '/build.json',
    '/find/*',
    WORKER_PATH,
  ],
]

// Netlify reads the config without running the file. It rejects who asks for too many pages before our code runs; many
// people share one address of a mobile network, so the limit is wide.
const functionText = (notFound: string) => `import { answerPages } from './server/entry.mjs'

export default answerPages(${JSON.stringify(notFound)})

export const config = {
  path: '/*',
  excludedPath: ${JSON.stringify(NOT_PAGES)},
  preferStatic: true,
  nodeBundler: 'none',
  includedFiles: ['**/*'],
  rateLimit: { windowLimit: 600, windowSize: 60, aggregateBy: ['ip'] },
}
`

/**
 * Builds, beside the pages, the function that renders pages on demand: listings approved and projects added since the
 * build, and addresses without a page. The function is complete: nothing is traced or packed again. Without
 * FUNCTION_DIR, which names its folder, there are only built pages.
 */
export function onDemandPages({ FUNCTION_DIR: target } = process.env): AstroIntegration {
  let root: URL
  let out: URL
  return {
    name: 'on-demand-pages',
    hooks: {
      'astro:config:setup': ({ command, config, injectRoute, updateConfig }) => {
        if (command !== 'dev' && !target) return
        for (const { pattern, page } of ROUTES)
          injectRoute({ pattern, entrypoint: pathOf(`./pages/${page}.astro`), prerender: false })
        if (!target) return
        ;({ root, outDir: out } = config)
        updateConfig({
          build: { client: out, server: new URL('.astro/server/', root), redirects: false },
          session: false,
          vite: {
            plugins: [
              {
                name: 'whole-function',
                configEnvironment: (name) =>
                  name === 'ssr' ? { resolve: { noExternal: true } } : null,
              },
            ],
          },
        })
      },
      'astro:config:done': ({ setAdapter }) => {
        if (!target) return
        setAdapter({
          name: 'on-demand-pages',
          entrypointResolution: 'auto',
          serverEntrypoint: pathOf('./entry.ts'),
          supportedAstroFeatures: {
            ...{ hybridOutput: 'stable', staticOutput: 'stable', serverOutput: 'stable' },
            sharpImageService: 'stable',
          },
        })
      },
      'astro:server:setup': ({ server }) => {
        // The development server has no function in front of it that redirects other spellings of an address.
        server.middlewares.use((request, response, next) => {
          const [path = '/', query] = (request.url ?? '/').split('?')
          const location = movedTo(path)
          if (!location) return next()
          response.writeHead(301, { location: location + (query ? `?${query}` : '') }).end()
        })
      },
      'astro:build:done': async ({ dir }) => {
        if (!target) return
        const notFound = await readFile(new URL('404.html', dir), 'utf8')
        const made = `${target}.new`
        await rm(made, { recursive: true, force: true })
        await mkdir(made, { recursive: true })
        await cp(new URL('.astro/server/', root), `${made}/server`, { recursive: true })
        await writeFile(`${made}/pages.mjs`, functionText(notFound))
        await rm(target, { recursive: true, force: true })
        await rename(made, target)
      },
    },
  }
}

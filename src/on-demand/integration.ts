import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { FUNCTION_ADDRESSES } from '../contract/functions.ts'
import { replacedBy } from '../contract/one-address.ts'
import { LANGUAGES, languageOf, PREFIXES } from '../domain/language/constants.ts'
import { WORKER_PATH } from '../domain/site/constants.ts'
import { ROUTES } from './routes.ts'

/** The file in a bundle of all pages that lists and renders them. Astro looks for a name with this beginning. */
export const RENDERER = 'prerender-entry.mjs'

const pathOf = (place: string) => fileURLToPath(new URL(place, import.meta.url))

/** Addresses of other functions and of files: a missing file is no page to render. */
const NOT_PAGES = [
  ...FUNCTION_ADDRESSES.map((address) => (address.endsWith('/') ? `${address}*` : address)),
  ...Object.values(PREFIXES).map((prefix) => `${prefix}/_astro/*`),
  '/art/*',
  '/film/*',
  '/icons/*',
  '/maps/*',
  '/.netlify/*',
  '/build.json',
  '/find/*',
  WORKER_PATH,
]

const OTHERS = LANGUAGES.slice(1)

const answerText = (notFound: string) => `import { answerPages } from './entry.mjs'

export default answerPages(${JSON.stringify(notFound)})
`

// Netlify reads the config without running the file. It rejects who asks for too many pages before our code runs; many
// people share one address of a mobile network, so the limit is wide.
const functionText = `import answer from './${LANGUAGES[0]}/answer.mjs'

const others = { ${OTHERS.map((language) => `${language}: () => import('./${language}/answer.mjs')`).join(', ')} }

export default async (request, context) => {
  const [, first = ''] = new URL(request.url).pathname.split('/')
  const other = Object.hasOwn(others, first.toLowerCase()) && others[first.toLowerCase()]
  return other ? (await other()).default(request, context) : answer(request, context)
}

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
export function onDemandPages(environment = process.env): AstroIntegration {
  const { FUNCTION_DIR: target } = environment
  const language = languageOf(environment)
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
          build: {
            client: out,
            server: new URL(`.astro/server/${language}/`, root),
            redirects: false,
          },
          session: false,
          vite: {
            plugins: [
              {
                name: 'whole-function',
                configEnvironment: (name) => {
                  if (name === 'ssr') return { resolve: { noExternal: true } }
                  if (name !== 'prerender') return null
                  const input = pathOf('./renderer.ts')
                  const output = { entryFileNames: RENDERER }
                  return { build: { rolldownOptions: { input, output } } }
                },
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
            hybridOutput: 'stable',
            staticOutput: 'stable',
            serverOutput: 'stable',
            sharpImageService: 'stable',
          },
        })
      },
      'astro:server:setup': ({ server }) => {
        // The development server has no function in front of it that redirects other spellings of an address.
        server.middlewares.use((request, response, next) => {
          const location = replacedBy(new URL(`http://localhost${request.url ?? '/'}`))
          if (!location) return next()
          response.writeHead(301, { location }).end()
        })
      },
      'astro:build:done': async ({ dir }) => {
        if (!target) return
        const notFound = await readFile(new URL('404.html', dir), 'utf8')
        // The first language makes the function, which the others join.
        const made = language === LANGUAGES[0] ? `${target}.new` : target
        if (made !== target) await rm(made, { recursive: true, force: true })
        await mkdir(made, { recursive: true })
        await cp(new URL(`.astro/server/${language}/`, root), `${made}/${language}`, {
          recursive: true,
        })
        await writeFile(`${made}/${language}/answer.mjs`, answerText(notFound))
        if (made === target) return
        await writeFile(`${made}/pages.mjs`, functionText)
        await rm(target, { recursive: true, force: true })
        await rename(made, target)
      },
    },
  }
}

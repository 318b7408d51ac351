import { appendFileSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AstroIntegration, RouteData } from 'astro'
import { languageOf, PREFIXES } from '../../src/domain/language/constants.ts'
import { siteAddress } from '../../src/domain/site/address.ts'
import { RENDERER } from '../../src/on-demand/integration.ts'
import { fileOf, type StaticPath, unchangedPages } from './unchanged.ts'

/** What Astro has bundled of src/on-demand/renderer.ts with all pages of a language. */
type Renderer = {
  staticPaths(): Promise<StaticPath[]>
  render(request: Request, route: RouteData): Promise<Response>
}

const AT_A_TIME = 16

const load = (folder: string): Promise<Renderer> =>
  import(pathToFileURL(join(folder, RENDERER)).href)

/** Renders a page, and throws where it gives no complete one: a build with it must fail. */
async function complete(renderer: Renderer, request: Request, route: RouteData): Promise<Response> {
  const response = await renderer.render(request, route)
  if (response.ok || route.route === '/404') return response
  throw new Error(`${new URL(request.url).pathname} was answered with ${response.status}.`)
}

/**
 * Lets Astro render its pages with the renderer. BUILD_KEEP names a folder in which the bundle stays, to render other
 * data later.
 */
export function prerendered(environment: NodeJS.ProcessEnv = process.env): AstroIntegration {
  const { BUILD_KEEP: keep } = environment
  const unchanged = unchangedPages(environment)
  let bundle: string
  let renderer: Renderer
  return {
    name: 'prerendered',
    hooks: {
      'astro:config:done': ({ config }) => {
        bundle = fileURLToPath(new URL('.prerender/', config.build.server))
      },
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer({
          name: 'prerendered',
          setup: async () => {
            unchanged.end('bundled')
            // Its pictures and fonts are served from the site.
            const filter = (file: string) => !/[\\/]_astro$/.test(file)
            if (keep) await cp(bundle, keep, { recursive: true, filter })
            renderer = await load(keep || bundle)
          },
          getStaticPaths: async () => unchanged.choose(await renderer.staticPaths()),
          render: (request, { routeData }) => complete(renderer, request, routeData),
        }),
      'astro:build:done': ({ dir, logger }) => {
        const note = unchanged.finish(fileURLToPath(dir).replace(/[\\/]$/, ''))
        if (note) logger.warn(note)
        noteBuild(environment)
      },
    },
  }
}

/** Adds a build by Astro to the file that BUILD_LEDGER names: tests count what they cause. */
function noteBuild({ BUILD_LEDGER: ledger, BUILD_CAUSE: cause, ...rest }: NodeJS.ProcessEnv): void {
  const { user, system } = process.cpuUsage()
  const build = { cause, language: languageOf(rest), cpu: (user + system) / 1e6 }
  if (ledger) appendFileSync(ledger, `${JSON.stringify(build)}\n`)
}

/** Renders the pages and files of a build like Astro, with a bundle that was kept. */
export async function renderPages(
  bundle: string,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const { BUILD_DIR: whole = '' } = environment
  const base = PREFIXES[languageOf(environment)]
  const site = join(whole, base)
  const unchanged = unchangedPages(environment)
  const renderer = await load(bundle)
  unchanged.end('bundled')
  const waiting = unchanged.choose(await renderer.staticPaths())
  const renderOne = async (path: StaticPath) => {
    const address = `${base}${encodeURI(path.pathname)}${path.route.type === 'endpoint' ? '' : '/'}`
    const url = new URL(address.replace(/\/{2,}/g, '/'), siteAddress(environment))
    const response = await complete(renderer, new Request(url), path.route)
    const file = join(site, fileOf(path))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, Buffer.from(await response.arrayBuffer()))
  }
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await renderOne(next)
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, worker))
  return unchanged.finish(site)
}

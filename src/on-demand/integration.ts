import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { ON_DEMAND_ROUTES } from './routes.ts'

const pathOf = (place: string) => fileURLToPath(new URL(place, import.meta.url))

/** What other functions serve, and files: one that is missing is no page that could be made. */
const NOT_PAGES = [
  ...['/api/*', '/property_images/*', '/Newprojectdetial', '/newprojectdetial'],
  ...['/_astro/*', '/art/*', '/film/*', '/.netlify/*', '/build.json', '/buy.json', '/search.json'],
]

// Netlify reads the config without running the file.
const functionText = (notFound: string) => `import { answerPages } from './server/entry.mjs'

export default answerPages(${JSON.stringify(notFound)})

export const config = {
  path: '/*',
  excludedPath: ${JSON.stringify(NOT_PAGES)},
  preferStatic: true,
  nodeBundler: 'none',
  includedFiles: ['**/*'],
}
`

/**
 * Makes, beside the built pages, the function that renders a page which is not built: of a listing approved since, of a
 * project added since, and what stands at addresses of nothing. It is whole in itself: nothing of it is traced or packed
 * again. Where FUNCTION_DIR does not name its folder, all pages are built ones only.
 */
export function onDemandPages({ FUNCTION_DIR: target } = process.env): AstroIntegration {
  let root: URL
  let out: URL
  return {
    name: 'on-demand-pages',
    hooks: {
      'astro:config:setup': ({ command, config, injectRoute, updateConfig }) => {
        if (command !== 'dev' && !target) return
        for (const { pattern, page } of ON_DEMAND_ROUTES)
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

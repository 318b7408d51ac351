// Serves the output of a deploy's build in its own process: pages with their headers, and the packed functions at the
// routes in the packer's manifest. Blobs is Netlify's local server, and a bridge stands in for Neon.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Handler } from '../../src/server/http.ts'
import { servePages } from '../../src/test/light/pages.ts'
import { startBlobs } from '../../src/test/support/database/blobs.ts'
import { startNeonBridge } from '../../src/test/support/database/neon-bridge.ts'
import { serve } from '../../src/test/support/http/node-server.ts'
import { readZip } from './zip.ts'

type Route = { literal?: string; expression?: string; prefer_static?: boolean }
type Packed = { name: string; path: string; routes?: Route[]; excludedRoutes?: Route[] }
type Unpacked = Packed & { answer: Handler }

const [project = '.'] = process.argv.slice(2)
const folder = await mkdtemp(join(tmpdir(), 'aangan-deployed-'))

/** Leads the packed driver, which knows only Neon's addresses, to a local database. */
async function bridgeToNeon(): Promise<void> {
  const { endpoint } = await startNeonBridge()
  const { fetch } = globalThis
  globalThis.fetch = (input, init) =>
    fetch(/^https:[^?]+\/sql$/.test(String(input)) ? endpoint : input, init)
}

async function unpack(packed: Packed): Promise<Unpacked> {
  const target = join(folder, packed.name)
  let main = ''
  for (const entry of readZip(await readFile(packed.path))) {
    const file = join(target, entry.name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, entry.read())
    if (basename(entry.name) === `${packed.name}.mjs`) main = file
  }
  const { default: answer } = await import(pathToFileURL(main).href)
  return { ...packed, answer }
}

const covers = (routes: Route[] | undefined, path: string) =>
  routes?.some(({ literal, expression }) =>
    expression ? new RegExp(expression).test(path) : literal === path,
  )

const [blobs] = await Promise.all([startBlobs(join(folder, 'blobs')), bridgeToNeon()])
process.env.NETLIFY_BLOBS_CONTEXT = blobs.context
const manifest = await readFile(join(project, '.netlify', 'functions', 'manifest.json'), 'utf8')
const functions = await Promise.all((JSON.parse(manifest).functions as Packed[]).map(unpack))
const behindFiles = functions.find(({ routes }) => routes?.some((route) => route.prefer_static))
const pages = servePages({
  project,
  dist: join(project, 'dist'),
  onDemand: async (request) =>
    (await behindFiles?.answer(request, { ip: '' })) ?? new Response('Not Found', { status: 404 }),
})
const { address } = await serve(async (request, ip) => {
  const { pathname } = new URL(request.url)
  const found = functions
    .filter((one) => one !== behindFiles)
    .find(
      ({ routes, excludedRoutes }) => covers(routes, pathname) && !covers(excludedRoutes, pathname),
    )
  return found ? found.answer(request, { ip }) : pages(request)
})
process.on('disconnect', async () => {
  await rm(folder, { recursive: true, force: true })
  process.exit()
})
process.send?.(address)

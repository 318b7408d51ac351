import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Language, PREFIXES } from './domain/language/constants.ts'
import { neverEmptied, serviceWorker } from './integrations.ts'
import { type NodeServer, serve } from './test/support/http/node-server.ts'

let folder: string
let site: NodeServer
let live: Response
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aangan-built-'))
  site = await serve(async () => live.clone())
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

/** Ends a build that shows so many listings, as Netlify would run it. */
async function endBuild(listings: number, over: NodeJS.ProcessEnv = {}): Promise<void> {
  await writeFile(join(folder, 'build.json'), JSON.stringify({ revision: 7, listings }))
  const { hooks } = neverEmptied({ CONTEXT: 'production', URL: site.address, ...over })
  const done = hooks['astro:build:done'] as (input: { dir: URL }) => Promise<void>
  await done({ dir: pathToFileURL(`${folder}/`) })
}
const shows = (body: object) => {
  live = Response.json(body)
}

describe('A production build without listings', () => {
  test('never replaces a site that shows some', async () => {
    shows({ revision: 9, listings: 24 })
    await expect(endBuild(0)).rejects.toThrow('ALLOW_EMPTY_SITE=1')
    shows({ revision: 9 })
    await expect(endBuild(0)).rejects.toThrow('shows some')
  })

  const PAGE = '<!doctype html><title>The former portal</title>'
  test.each([
    ['fails', new Response('', { status: 502 })],
    ['is another portal, with a page at every address', new Response(PAGE)],
    ['answers with JSON of its own', Response.json(null)],
    ['answers with a list', Response.json(['a', 'b'])],
  ])('is held back where the live site %s', async (_, answer) => {
    live = answer
    await expect(endBuild(0)).rejects.toThrow('does not say what it shows')
    await expect(endBuild(0)).rejects.toThrow('ALLOW_EMPTY_SITE=1')
  })

  test('is held back where nothing answers', async () => {
    await expect(endBuild(0, { URL: 'http://127.0.0.1:1' })).rejects.toThrow(
      'does not say what it shows',
    )
  })

  test('is the first one, or replaces an empty one, or is wanted', async () => {
    live = new Response('', { status: 404 })
    await endBuild(0)
    shows({ revision: 9, listings: 0 })
    await endBuild(0)
    shows({ revision: 9, listings: 24 })
    await endBuild(0, { ALLOW_EMPTY_SITE: '1' })
  })
})

test('A build with listings, and one that is no production build, asks nobody', async () => {
  live = new Response('', { status: 502 })
  await endBuild(1)
  await endBuild(0, { CONTEXT: 'deploy-preview' })
})

describe('The service worker of a build', () => {
  /** Ends a build whose page for visits without a connection is this one; returns its worker. */
  async function workerOf(
    page: string,
    over: NodeJS.ProcessEnv = {},
    language: Language = 'en',
  ): Promise<string> {
    const dir = join(folder, PREFIXES[language])
    await mkdir(join(dir, 'offline'), { recursive: true })
    await writeFile(join(dir, 'offline/index.html'), page)
    const { hooks } = serviceWorker(language, over)
    const done = hooks['astro:build:done'] as (input: { dir: URL }) => Promise<void>
    await done({ dir: pathToFileURL(join(dir, '/')) })
    return readFile(join(folder, 'sw.js'), 'utf8')
  }

  test('is another one once the scripts and sheets of the site are others, not with each build', async () => {
    const first = await workerOf('<script src="/_astro/Page.1.js"></script>')
    expect(await workerOf('<script src="/_astro/Page.1.js"></script>')).toBe(first)
    expect(await workerOf('<script src="/_astro/Page.2.js"></script>')).not.toBe(first)
    expect(first).toContain('"fetch"')
  })

  test('is another one, too, once the scripts of another language are others', async () => {
    await workerOf('<script src="/_astro/Page.1.js"></script>')
    const first = await workerOf('<script src="/hi/_astro/Page.1.js"></script>', {}, 'hi')
    expect(await workerOf('<script src="/hi/_astro/Page.2.js"></script>', {}, 'hi')).not.toBe(first)
    expect(await workerOf('<script src="/hi/_astro/Page.1.js"></script>', {}, 'hi')).toBe(first)
  })

  test('is switched off by a setting: then it answers nothing, and ends itself', async () => {
    const text = await workerOf('', { SERVICE_WORKER: 'off' })
    expect(text).toContain('unregister')
    expect(text).not.toContain('"fetch"')
  })
})

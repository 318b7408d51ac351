import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LATER } from '../../components/site/run-later.ts'
import { addressOf } from '../../contract/endpoint.ts'
import { SEEN_AT, STORES } from '../../contract/offline.ts'
import { listingPath, PATHS } from '../../contract/paths.ts'
import { readListings } from '../../contract/public-listing.ts'
import { StoredCaches } from '../../test/support/browser/stored-caches.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import { lastAnswer } from '../listing/kept-answer.ts'
import { answerPage, WAIT_MS } from './answer.ts'
import { emptyStores } from './empty.ts'
import { answerFile, answerPart, answerPicture } from './files.ts'
import { keptPages } from './kept-pages.ts'
import { keepSaved, noteAnswer } from './pages.ts'
import type { FetchEvent } from './scope.ts'
import { endVisit, untilEmptied } from './stores.ts'

const SITE = 'http://localhost:8888'
const PHOTO = '/property_images/a1b2-photo/640.avif'
const page = (title: string, body = '') =>
  `<html><head><meta property="og:title" content="${title}"></head>` +
  `<body><main id="main">${body}</main></body></html>`
const OFFLINE_PAGE =
  `<main>Nothing here</main><script type="${LATER}" src="/_astro/note.js"></script>` +
  '<template id="seen-note"><aangan-seen-note><p></p></aangan-seen-note></template>'

/** An answer of the site as a browser sees it. */
function answerOf(
  body: string,
  init: ResponseInit & { type?: string; redirected?: boolean } = {},
): Response {
  const { type = 'text/html; charset=utf-8', redirected = false, ...rest } = init
  const answer = new Response(body, { ...rest, headers: { 'content-type': type, ...rest.headers } })
  const asSeen = (one: Response) =>
    Object.defineProperties(one, { type: { value: 'basic' }, redirected: { value: redirected } })
  const clone = answer.clone.bind(answer)
  return Object.defineProperty(asSeen(answer), 'clone', { value: () => asSeen(clone()) })
}

let stores: StoredCaches
/** What the server has at each path; nothing answers while it is null. */
let server: Map<string, () => Response | Promise<Response>> | null
const asked: string[] = []

beforeEach(async () => {
  stores = new StoredCaches()
  server = new Map()
  asked.length = 0
  vi.stubGlobal('caches', stores)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const path = new URL(typeof input === 'string' ? input : input.url, SITE).pathname
    asked.push(path)
    if (!server) throw new TypeError('Failed to fetch')
    return (await server.get(path)?.()) ?? answerOf('Not found', { status: 404 })
  })
  const shell = await stores.open('shell-1')
  await shell.put(PATHS.offline, new Response(OFFLINE_PAGE))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Opens a page through the worker, and waits for what it does beside the answer. */
async function open(path: string, settled = true, headers = {}): Promise<Response> {
  const work: Promise<unknown>[] = []
  const answer = await answerPage({
    request: { url: SITE + path, headers: new Headers(headers) },
    preloadResponse: Promise.resolve(undefined),
    waitUntil: (one: Promise<unknown>) => work.push(one),
  } as unknown as FetchEvent)
  if (settled) await Promise.all(work)
  return answer
}
const serve = (path: string, body: string, init?: Parameters<typeof answerOf>[1]) =>
  server?.set(path, () => answerOf(body, init))
const bodyOf = async (path: string) => (await open(path)).text()

describe('A page in Hindi', () => {
  it('is kept as one in English is, and what is not kept is told in its language', async () => {
    const shell = await stores.open('shell-1')
    await shell.put('/hi/offline', new Response('<main>यह पेज यहां नहीं है</main>'))
    serve('/hi/about', page('हमारे बारे में', 'कल'))
    await open('/hi/about')
    server = null
    expect(await bodyOf('/hi/about')).toContain('कल')
    expect(await bodyOf('/hi/buy')).toContain('यह पेज यहां नहीं है')
    expect(await bodyOf('/buy')).toContain('Nothing here')
  })

  it('is fetched of a listing that was saved on one', async () => {
    serve('/hi/listing-detail/a/', page('घर'))
    await keepSaved(['a'], '/hi/saved/')
    expect(await stores.match('/hi/listing-detail/a', { cacheName: 'saved' })).toBeDefined()
  })

  it('needs the files of its own build', async () => {
    serve(
      '/hi/about',
      page('हमारे बारे में', `<script type="${LATER}" src="/hi/_astro/a.js"></script>`),
    )
    server?.set('/hi/_astro/a.js', () => answerOf('import "./b.js"', { type: 'text/javascript' }))
    server?.set('/hi/_astro/b.js', () => answerOf('', { type: 'text/javascript' }))
    await open('/hi/about')
    expect(await stores.match('/hi/_astro/b.js', { cacheName: 'files' })).toBeDefined()
  })
})

describe('A page that was seen', () => {
  it('comes from the server while that answers, whatever the device holds', async () => {
    serve('/about', page('About us', 'Yesterday'))
    await open('/about')
    serve('/about', page('About us', 'Today'))
    expect(await bodyOf('/about')).toContain('Today')
    expect(asked).toEqual(['/about', '/about'])
  })

  it('is shown from the device without a connection, and says so and from when', async () => {
    serve('/Search', page('Search', 'Homes'))
    await open('/Search?city=lucknow')
    server = null
    vi.stubGlobal('navigator', { onLine: false })
    const copy = await open('/Search/?for=rent')
    const html = await copy.text()
    expect(html).toMatch(
      /<main id="main"><aangan-seen-note data-why="offline" data-seen="20[^"]+Z"><p><\/p><\/aangan-seen-note>Homes/,
    )
    expect(copy.headers.get(SEEN_AT)).not.toBeNull()
  })

  it('does not call a visitor offline whose device has a network', async () => {
    serve('/about', page('About us'))
    await open('/about')
    serve('/about', 'Broken', { status: 503 })
    expect(await bodyOf('/about')).toContain('data-why="unreached"')
    server = null
    expect(await bodyOf('/about')).toContain('data-why="unreached"')
  })

  it('is shown from the device while the answer is late, and is renewed once the answer has come', async () => {
    serve('/about', page('About us', 'Yesterday'))
    await open('/about')
    vi.useFakeTimers()
    const { promise, resolve } = Promise.withResolvers<Response>()
    server?.set('/about', () => promise)
    const shown = open('/about', false)
    await vi.advanceTimersByTimeAsync(WAIT_MS)
    expect(await (await shown).text()).toMatch(/data-why="slow".*Yesterday/)
    vi.useRealTimers()
    resolve(answerOf(page('About us', 'Today')))
    await eventually(async () => {
      const copy = await stores.match('/about', { cacheName: 'pages' })
      expect(await copy?.text()).toContain('Today')
    })
  })

  it('is waited for where the device holds nothing', async () => {
    vi.useFakeTimers()
    const { promise, resolve } = Promise.withResolvers<Response>()
    server?.set('/about', () => promise)
    const shown = open('/about', false)
    await vi.advanceTimersByTimeAsync(2 * WAIT_MS)
    resolve(answerOf(page('About us', 'Today')))
    expect(await (await shown).text()).toContain('Today')
  })

  it.each([404, 410])(
    'leaves the device, with its photos, when the server answers %i',
    async (status) => {
      const path = listingPath('listing00001')
      serve(path, page('A flat', `<img srcset="${PHOTO} 640w">`))
      serve(PHOTO, 'photo', { type: 'image/avif' })
      await open(path)
      await answerPicture(new Request(SITE + PHOTO))
      await eventually(() => expect(stores.in('pictures')).toEqual([PHOTO]))
      serve(path, 'Gone', { status })
      expect(await bodyOf(path)).toBe('Gone')
      expect([stores.in('pages'), stores.in('pictures')]).toEqual([[], []])
    },
  )

  it('is one of the last thirty', async () => {
    const paths = Array.from({ length: STORES.pages + 2 }, (_, n) =>
      listingPath(`listing${1000 + n}`),
    )
    for (const path of paths) {
      serve(path, page('A flat'))
      await open(path)
    }
    await open(paths[2] ?? '')
    expect(stores.in('pages')).toHaveLength(STORES.pages)
    expect(stores.in('pages').at(-1)).toBe(paths[2]?.replace(/\/$/, ''))
    expect(stores.in('pages')).not.toContain(paths[0]?.replace(/\/$/, ''))
  })
})

describe('Nothing is kept', () => {
  it.each([PATHS.profile, PATHS.admin, PATHS.login, '/preview/a1', '/shortlist/s3cret', '/api/me'])(
    'of %s, which without a connection is the page that says so',
    async (path) => {
      serve(path, page('Private'))
      expect(await bodyOf(path)).toContain('Private')
      server = null
      expect(await bodyOf(path)).toContain('Nothing here')
      expect(['pages', 'saved'].flatMap(stores.in)).toEqual([])
    },
  )

  it('of an answer for one person, of one that led elsewhere, and of a file', async () => {
    serve('/about', page('About us'), { headers: { 'cache-control': 'private, no-store' } })
    await open('/about')
    serve('/city', page('City'), { redirected: true })
    await open('/city')
    serve('/lucknow/feed.xml', '<rss/>', { type: 'application/rss+xml' })
    await open('/lucknow/feed.xml')
    expect(stores.in('pages')).toEqual([])
  })

  it('of a page that a browser only prefetches', async () => {
    serve('/about', page('About us'))
    await open('/about', true, { 'sec-purpose': 'prefetch' })
    expect(stores.in('pages')).toEqual([])
  })

  it('on a device that is full, and nobody notices', async () => {
    stores.full = true
    serve('/about', page('About us', 'Today'))
    serve('/_astro/a.js', 'code', { type: 'text/javascript' })
    expect(await bodyOf('/about')).toContain('Today')
    const file = await answerFile(new Request(`${SITE}/_astro/a.js`), 'files')
    expect(await file.text()).toBe('code')
  })
})

describe('With a page the device keeps', () => {
  it('its scripts with what they import at once, its sheets and their fonts', async () => {
    serve('/_astro/Page.1.js', 'import{a}from"./shared.2.js";import("./later.3.js")')
    serve('/_astro/shared.2.js', '')
    serve('/_astro/4.css', '@font-face{src:url(/_astro/latin.5.woff2)}')
    serve('/_astro/latin.5.woff2', '')
    const needs = '<link href="/_astro/4.css"><script src="/_astro/Page.1.js"></script>'
    serve('/about', page('About us', needs))
    await open('/about')
    const files = [
      '/_astro/4.css',
      '/_astro/Page.1.js',
      '/_astro/latin.5.woff2',
      '/_astro/shared.2.js',
    ]
    expect(stores.in('files').sort()).toEqual(files)
  })

  it('another size of its photos, where the one that is asked for is not there', async () => {
    serve(PHOTO, 'photo', { type: 'image/avif' })
    await answerPicture(new Request(SITE + PHOTO))
    server = null
    const other = await answerPicture(new Request(`${SITE}/property_images/a1b2-photo/320.webp`))
    expect(await other.text()).toBe('photo')
    await expect(answerPicture(new Request(`${SITE}/art/none.svg`))).rejects.toThrow()
  })
})

describe('The pages of saved listings', () => {
  const [first, second] = ['listing00001', 'listing00002'] as const
  const pathOf = (id: string) => listingPath(id).replace(/\/$/, '')
  const answers: Record<string, { id: string }[]> = {}
  beforeEach(() => {
    for (const ids of [[first], [second], [first, second]]) {
      const address = addressOf(readListings, { ids: ids.join() })
      answers[address] = ids.map((id) => ({ id }))
      serve(address, JSON.stringify({ listings: answers[address] }), { type: 'application/json' })
    }
    serve('/saved/', page('Saved'))
    for (const id of [first, second])
      serve(listingPath(id), page(id, `<img srcset="${PHOTO.replace('a1b2', id)} 640w">`))
  })

  it('are kept with their photos before they are opened', async () => {
    for (const id of [first, second]) serve(PHOTO.replace('a1b2', id), '', { type: 'image/avif' })
    await keepSaved([first, second])
    expect(stores.in('saved')).toEqual([pathOf(first), pathOf(second), PATHS.saved])
    expect(stores.in('pictures')).toHaveLength(2)
  })

  it('have what the dialogs need beside them, which their button loads at the first touch', async () => {
    const button = '/_astro/page.1.js'
    const tags = ['/_astro/shared.5.js', button].map((path) => `<script src="${path}"></script>`)
    serve(listingPath(first), page('A flat', tags.join('')))
    serve('/_astro/shared.5.js', 'd=["_astro/Lightbox.6.js"];import(`./Lightbox.6.js`)')
    serve(button, 'd=["_astro/Enquiry.2.js","_astro/3.css"];import(`./Enquiry.2.js`)')
    serve('/_astro/Enquiry.2.js', 'import{a}from"./react.4.js"')
    for (const path of ['/_astro/3.css', '/_astro/react.4.js']) serve(path, '')
    await keepSaved([first])
    const files = [
      '/_astro/3.css',
      button,
      '/_astro/Enquiry.2.js',
      '/_astro/react.4.js',
      '/_astro/shared.5.js',
    ]
    expect(stores.in('files').sort()).toEqual(files.sort())
  })

  it('leave with the heart, and are not fetched again on the same day', async () => {
    await keepSaved([first, second])
    asked.length = 0
    await keepSaved([second])
    expect([stores.in('saved'), asked]).toEqual([[pathOf(second), PATHS.saved], []])
  })

  it('have the saved list beside them from the first heart on, with what it shows of each', async () => {
    await keepSaved([first])
    server = null
    expect(await bodyOf('/saved')).toContain('Saved')
    expect(await lastAnswer('saved-list')).toEqual([{ id: first }])
  })

  it('are asked for once for the list, and only those that are new', async () => {
    await keepSaved([first])
    asked.length = 0
    await keepSaved([first, second])
    expect(asked).toContain(addressOf(readListings, { ids: second }))
    expect(await lastAnswer('saved-list')).toEqual([{ id: first }, { id: second }])
    await keepSaved([second])
    expect(await lastAnswer('saved-list')).toEqual([{ id: first }, { id: second }])
  })

  it('leave with the last heart, and the saved list with them', async () => {
    await keepSaved([first])
    await keepSaved([])
    expect(stores.in('saved')).toEqual([])
  })

  it('are no pages of anything else, whatever stands in the list', async () => {
    await keepSaved(['../profile', 'x/../../api/me', ''])
    expect(stores.in('saved')).toEqual([PATHS.saved])
  })
})

it('The list of what can be read begins with what came last, each page once', async () => {
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = (html: string) => ({ documentElement: { textContent: html } })
    },
  )
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const [n, path] of ['/about', '/city', '/about'].entries()) {
    vi.setSystemTime(Date.UTC(2026, 10, 26, 8, n))
    await noteAnswer(path, answerOf(page(`Page ${path}`)), untilEmptied())
  }
  expect((await keptPages()).map(({ title }) => title)).toEqual(['Page /about', 'Page /city'])
})

it('After a sign-out nothing on the device shows what was read; the site’s own files stay', async () => {
  serve('/_astro/a.js', '')
  serve('/about', page('About us', '/_astro/a.js'))
  await open('/about')
  await (await stores.open('viewed')).put('/viewed', new Response(''))
  await emptyStores()
  expect((await stores.keys()).sort()).toEqual(['files', 'shell-1'])
})

describe('What was asked for before a sign-out and comes after it', () => {
  const signOut = async () => {
    endVisit()
    await emptyStores()
  }
  /** Has the server answer at a path only when the test says so. */
  function holdBack(path: string, body: string, type?: string) {
    const { promise, resolve } = Promise.withResolvers<Response>()
    server?.set(path, () => promise)
    return () => resolve(answerOf(body, { type }))
  }

  it('is shown and not stored', async () => {
    const comes = [
      holdBack('/about', page('About us')),
      holdBack(PHOTO, 'photo', 'image/avif'),
      holdBack('/find/lucknow.json', '{}', 'application/json'),
      holdBack('/city', page('City')),
    ]
    const shown = [
      open('/about'),
      answerPicture(new Request(SITE + PHOTO)),
      answerFile(new Request(`${SITE}/find/lucknow.json`), 'found'),
      answerPart(new Request(`${SITE}/city`)),
    ]
    await eventually(() => expect(asked).toHaveLength(4))
    await signOut()
    for (const come of comes) come()
    for (const answer of await Promise.all(shown)) expect(answer.status).toBe(200)
    expect(['pages', 'pictures', 'found'].flatMap(stores.in)).toEqual([])
  })

  it('ends the keeping of saved pages; a later visit keeps them again', async () => {
    const [first, second] = ['listing00001', 'listing00002'] as const
    const comes = holdBack(listingPath(first), page(first))
    serve(listingPath(second), page(second))
    const keeping = keepSaved([first, second])
    await eventually(() => expect(asked).toEqual([listingPath(first)]))
    await signOut()
    comes()
    await keeping
    expect([asked, stores.in('saved')]).toEqual([[listingPath(first)], []])
    await keepSaved([second])
    expect(stores.in('saved')).toHaveLength(1)
  })
})

describe('The worker', () => {
  type Listener = (event: object) => void
  /** Starts the worker, and returns how a page tells it something and waits for what it does. */
  async function start(connection?: object) {
    const listeners = new Map<string, Listener>()
    vi.stubGlobal('navigator', { onLine: true, connection })
    vi.stubGlobal('VERSION', '1')
    vi.stubGlobal('location', { origin: SITE })
    vi.stubGlobal('addEventListener', (name: string, listener: Listener) =>
      listeners.set(name, listener),
    )
    vi.resetModules()
    await import('./worker.ts')
    return async (data: object) => {
      const work: unknown[] = []
      listeners.get('message')?.({ data, waitUntil: (one: unknown) => work.push(one) })
      await Promise.all(work)
    }
  }
  const path = listingPath('listing00001')
  beforeEach(() => serve(path, page('A flat', `<img srcset="${PHOTO} 640w">`)))

  it('keeps the page that was open before it, and fetches no photos that this has not shown', async () => {
    const tell = await start()
    await tell({ loaded: [SITE + path] })
    expect([stores.in('pages').length, asked]).toEqual([1, [path]])
    asked.length = 0
    await tell({ loaded: [SITE + PATHS.profile] })
    expect(asked).toEqual([])
  })

  it('fetches nothing for later with the data saver', async () => {
    const tell = await start({ saveData: true })
    await tell({ loaded: [SITE + path] })
    await tell({ saved: ['listing00001'] })
    expect(asked).toEqual([])
  })

  it('empties the device when a page says that somebody has signed out', async () => {
    const tell = await start()
    await tell({ loaded: [SITE + path] })
    await tell({ emptied: true })
    expect(await stores.keys()).toEqual(['shell-1'])
  })
})

import {
  type FromWorker,
  KEPT_ANSWERS,
  mayKeep,
  offlinePath,
  STORES,
} from '../../contract/offline.ts'
import { POINTS_PATH } from '../../contract/paths.ts'
import { isIndex } from '../../contract/search-index.ts'
import { answerPage } from './answer.ts'
import { emptyStores } from './empty.ts'
import { answerFile, answerPart, answerPicture, isFile, isPhoto, keepFiles } from './files.ts'
import { keepSaved, noteAnswer } from './pages.ts'
import { type FetchEvent, scope } from './scope.ts'
import { endVisit, untilEmptied } from './stores.ts'

// The service worker: what a visitor of this device can read without a connection. `src/integrations.ts` builds it.

/** Changes with the scripts and sheets of the site, not with its data: another one is another worker. */
declare const VERSION: string

const SHELL = `shell-${VERSION}`

/** Keeps the page for what is not on the device, in the language of a page that is open. */
async function keepShell(pathname: string): Promise<void> {
  const path = offlinePath(pathname)
  const shell = await caches.open(SHELL)
  if (await shell.match(path)) return
  const page = await fetch(path, { cache: 'reload' })
  if (!page.ok) throw new Error(`${path} answered ${page.status}.`)
  const html = await page.clone().text()
  await shell.put(path, new Response(html, { headers: page.headers }))
  await keepFiles(html, (file, answer) => shell.put(file, answer))
}

const openPages = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true })

async function install(): Promise<void> {
  const open = (await openPages()).map(({ url }) => new URL(url).pathname)
  const paths = open.length > 0 ? open : ['/']
  const languages = new Map(paths.map((path) => [offlinePath(path), path]))
  await Promise.all([...languages.values()].map(keepShell))
  await scope.skipWaiting()
}

/** Removes what another version of the worker stored, and takes over the pages that are open. */
async function takeOver(): Promise<void> {
  const names = await caches.keys()
  const known = [SHELL, ...KEPT_ANSWERS, ...Object.keys(STORES)]
  const isUpdate = names.some((name) => name.startsWith('shell-') && name !== SHELL)
  await Promise.all(
    names.filter((name) => !known.includes(name)).map((name) => caches.delete(name)),
  )
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
  const message: FromWorker = isUpdate ? { scripts: await scriptsOfShell() } : { asks: 'loaded' }
  for (const page of await openPages()) page.postMessage(message)
}

async function scriptsOfShell(): Promise<string[]> {
  const keys = await (await caches.open(SHELL)).keys()
  return keys.map(({ url }) => new URL(url).pathname)
}

/** How the worker answers a page's request for a file, a picture, or a part of another page. */
function answererOf(request: Request): ((request: Request) => Promise<Response>) | null {
  const { pathname: path, origin } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return null
  if (isFile(path)) return (asked) => answerFile(asked, 'files')
  if (isIndex(path)) return (asked) => answerFile(asked, 'found')
  if (request.destination === 'image' || isPhoto(path)) return answerPicture
  // A link that only prefetches has the mode `no-cors`.
  return request.mode === 'cors' && (mayKeep(path) || path === POINTS_PATH) ? answerPart : null
}

/** Keeps what a page loaded before there was a worker: the page itself, and what the browser has of the rest. */
async function keepLoaded(urls: readonly string[]): Promise<void> {
  const [page = '', ...others] = urls
  const { pathname } = new URL(page)
  const until = untilEmptied()
  if (mayKeep(pathname)) await noteAnswer(pathname, await fetch(pathname), until)
  const answered = others.map(async (url) => {
    const request = new Request(url)
    await answererOf(request)?.(request)
  })
  await Promise.allSettled(answered)
}

function answer(event: FetchEvent): void {
  const { request } = event
  const isPage = request.mode === 'navigate' && request.method === 'GET'
  // The visitor may have changed the language since the worker was installed.
  if (isPage) event.waitUntil(keepShell(new URL(request.url).pathname).catch(() => undefined))
  const answerer = isPage ? () => answerPage(event) : answererOf(request)
  if (answerer) event.respondWith(answerer(request))
}

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false

type Message = { saved?: string[]; loaded?: string[]; emptied?: true }

/** What a page's message asks for. With the data saver nothing is fetched that the visitor has not opened. */
function workFor({ saved, loaded, emptied }: Message, from?: string): Promise<void> | null {
  if (emptied) {
    endVisit()
    return emptyStores()
  }
  if (savesData()) return null
  return loaded
    ? keepLoaded(loaded)
    : saved
      ? keepSaved(saved, from && new URL(from).pathname)
      : null
}

scope.addEventListener('install', (event) => event.waitUntil(install()))
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()))
scope.addEventListener('fetch', answer)
scope.addEventListener('message', (event) => {
  const work = workFor((event.data ?? {}) as Message, event.source?.url)
  if (work) event.waitUntil(work.catch(() => undefined))
})

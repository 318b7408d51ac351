import { inLanguageOf } from '../../contract/address-in.ts'
import { mayKeep, pageKey, SEEN_AT, STORES, type Store, TITLE } from '../../contract/offline.ts'
import { canonicalPath, listingPath, PATHS } from '../../contract/paths.ts'
import { isListing } from '../../domain/shortlist/rules.ts'
import { fetchListings, keepAnswer, lastAnswer } from '../listing/kept-answer.ts'
import { keepDialogs, keepFiles, keepPhotos, mayStore, removePhotos } from './files.ts'
import { put, remove, stored, untilEmptied } from './stores.ts'

type PageStore = Extract<Store, 'pages' | 'saved'>
const STORED_IN: readonly PageStore[] = ['pages', 'saved']

/** A saved listing's page that is older is fetched again. */
const OLD_MS = 24 * 3_600_000

const SHARED_TITLE = /<meta property="og:title" content="([^"]*)"/
const isHtml = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html')

const seenAt = (page: Response) => page.headers.get(SEEN_AT) ?? ''

/** Stores a page as it came from the server, and the files that it needs. */
async function keepPage(
  path: string,
  answer: Response,
  until: AbortSignal,
  store: PageStore,
): Promise<string> {
  const headers = new Headers(answer.headers)
  // The text is no longer compressed.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  const html = await answer.text()
  headers.set(SEEN_AT, new Date().toISOString())
  headers.set(TITLE, encodeURIComponent(SHARED_TITLE.exec(html)?.[1] ?? path))
  await put(store, pageKey(path), new Response(html, { headers }), until)
  await keepFiles(html)
  return html
}

/** Removes the copies of a page that has been taken down. */
async function forgetPage(path: string): Promise<void> {
  for (const store of STORED_IN) {
    const copy = await stored(pageKey(path), store)
    if (copy) await removePhotos(await copy.text())
    await remove(store, pageKey(path))
  }
}

/**
 * Follows what the server has answered for a page: a copy is made, replaced, or removed. `until` is of the moment in
 * which the page was asked for.
 */
export async function noteAnswer(
  path: string,
  answer: Response,
  until: AbortSignal,
  store: PageStore = 'pages',
): Promise<string | null> {
  if (!mayKeep(path)) return null
  if (answer.status === 404 || answer.status === 410) await forgetPage(path)
  return mayStore(answer) && isHtml(answer) ? keepPage(path, answer, until, store) : null
}

/** The newest copy of a page; null where there is none. */
export async function copyOf(path: string): Promise<Response | null> {
  const copies = await Promise.all(STORED_IN.map((store) => stored(pageKey(path), store)))
  const [newest] = copies
    .filter((copy) => copy !== undefined)
    .sort((a, b) => (seenAt(a) > seenAt(b) ? -1 : 1))
  return newest ?? null
}

/** Fetches a page that the device has not opened, and keeps it with its first photos and its dialogs. */
async function fetchSaved(path: string, until: AbortSignal): Promise<void> {
  if (!mayKeep(path)) return
  const html = await noteAnswer(path, await fetch(path, { signal: until }), until, 'saved')
  if (!html) return
  await keepPhotos(html, until)
  await keepDialogs(html, until)
}

/** How many listings are asked for at once. */
const ASKED_AT_ONCE = 50

/** Keeps what the saved list shows of the listings that it has not shown yet. */
async function keepSavedList(ids: readonly string[], until: AbortSignal): Promise<void> {
  const known = ((await lastAnswer('saved-list')) ?? []).filter(({ id }) => ids.includes(id))
  const missing = ids.filter((id) => isListing(id) && !known.some((one) => one.id === id))
  if (missing.length === 0) return
  const found = await fetchListings(missing.slice(-ASKED_AT_ONCE), until)
  if (found && !until.aborted) await keepAnswer('saved-list', [...known, ...found])
}

/**
 * Keeps the saved list and the pages of the listings that this device has saved, and no other ones with them: in the
 * language of the page that says so.
 */
export async function keepSaved(ids: readonly string[], beside = '/'): Promise<void> {
  const list = ids.length > 0 ? [canonicalPath(PATHS.saved)] : []
  const listings = ids.slice(1 - STORES.saved).map((id) => listingPath(id))
  const paths = [...listings, ...list].map((path) => inLanguageOf(beside, path))
  const wanted = new Set(paths.map(pageKey))
  const until = untilEmptied()
  const kept = await caches.open('saved' satisfies Store)
  for (const { url } of await kept.keys())
    if (!wanted.has(pageKey(new URL(url).pathname))) await kept.delete(url)
  // One after another: nobody waits for them.
  for (const path of paths) {
    if (until.aborted) return
    const copy = await stored(pageKey(path), 'saved')
    const age = copy ? Date.now() - Date.parse(seenAt(copy)) : Number.POSITIVE_INFINITY
    if (age > OLD_MS) await fetchSaved(path, until).catch(() => undefined)
  }
  await keepSavedList(ids, until).catch(() => undefined)
}

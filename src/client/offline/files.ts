import type { Store } from '../../contract/offline.ts'
import { PREFIXES } from '../../domain/language/constants.ts'
import { IMAGE_FOLDER } from '../../domain/photo/constants.ts'
import { put, remove, stored, untilEmptied } from './stores.ts'

/** The folder of such files, in each language. */
const FOLDER = `(?:${Object.values(PREFIXES).filter(Boolean).join('|')})?/_astro/`
/** Scripts, sheets, fonts and drawings that HTML names. Their names change with their content. */
const IN_HTML = new RegExp(`${FOLDER}[\\w.@-]+\\.(?:js|css|woff2|svg)\\b`, 'g')
/** What a script imports at once, and the fonts of a sheet; not what it loads later. */
const IN_FILES =
  /(?:from|import)\s*["']\.\/([\w.@-]+\.js)["']|url\(["']?[\w/]*\/_astro\/([\w.@-]+\.woff2)/g
/** One size of each photo; the device may ask for another one, which this stands in for. */
const PHOTOS = new RegExp(`/${IMAGE_FOLDER}[^/"\\s]+/640\\.avif`, 'g')
/** The photos of a page that was not opened: its cover, and what one swipes to first. */
const MOST_PHOTOS = 4

const FILE = new RegExp(`^${FOLDER}.+\\.(js|css|woff2|svg)$`)

export const isFile = (path: string) => FILE.test(path)

export const isPhoto = (path: string) => path.startsWith(`/${IMAGE_FOLDER}`)

/** Says that an answer is for this person only, or for this moment: such a one is never stored. */
const isPrivate = ({ headers }: Response) =>
  /private|no-store/.test(headers.get('cache-control') ?? '')
/** An answer of this site that may be stored. */
export const mayStore = (answer: Response) =>
  answer.ok && answer.type === 'basic' && !answer.redirected && !isPrivate(answer)

/** Answers from the store at first: the content under such a name never changes. */
export async function answerFile(request: Request, store: Store): Promise<Response> {
  const { pathname } = new URL(request.url)
  const kept = await stored(pathname)
  if (kept) return kept
  const until = store === 'files' ? undefined : untilEmptied()
  const answer = await fetch(request)
  if (mayStore(answer)) void put(store, pathname, answer.clone(), until)
  return answer
}

/** Another size of the same photo. */
async function otherSize(path: string): Promise<Response | undefined> {
  if (!isPhoto(path)) return
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const cache = await caches.open('pictures' satisfies Store)
  const key = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(folder))
  return key && cache.match(key)
}

/** Asks the server for a picture, which may have been taken down; without a connection the stored one answers. */
export async function answerPicture(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const until = untilEmptied()
  try {
    const answer = await fetch(request)
    if (mayStore(answer)) void put('pictures', pathname, answer.clone(), until)
    if (answer.status === 404 || answer.status === 410) void remove('pictures', pathname)
    return answer
  } catch (cause) {
    const kept = (await stored(pathname, 'pictures')) ?? (await otherSize(pathname))
    if (!kept) throw cause
    return kept
  }
}

/** Asks the server for a page of which another page shows a part, such as a city's map. */
export async function answerPart(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const until = untilEmptied()
  try {
    const answer = await fetch(request)
    if (mayStore(answer)) void put('found', pathname, answer.clone(), until)
    return answer
  } catch (cause) {
    const kept = await stored(pathname)
    if (!kept) throw cause
    return kept
  }
}

/** Stores a file if it is not there yet, and what it needs at once. */
async function keepFile(path: string, save: Save): Promise<void> {
  if (await stored(path)) return
  const answer = await fetch(path)
  if (!mayStore(answer)) return
  const again = answer.clone()
  await save(path, answer)
  if (!/\.(js|css)$/.test(path)) return
  const needed = [...(await again.text()).matchAll(IN_FILES)].map(([, js, font]) => js ?? font)
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  await Promise.allSettled([...new Set(needed)].map((name) => keepFile(folder + name, save)))
}

type Save = (path: string, answer: Response) => Promise<void>
const intoFiles: Save = (path, answer) => put('files', path, answer)

/** Stores the files that a page needs to be shown. */
export async function keepFiles(html: string, save = intoFiles): Promise<void> {
  const paths = new Set(html.match(IN_HTML))
  await Promise.allSettled([...paths].map((path) => keepFile(path, save)))
}

/** What a script lists that it loads later, with the sheets of that. */
const LISTED = /"_astro\/([\w.@-]+\.(?:js|css))"/g
/** The script of the buttons on a listing's page loads the form of a question at the first touch of one. */
const QUESTION = /"_astro\/Enquiry\.[\w.@-]+\.js"/

/** Stores what the dialogs of a page need, so that a question can be written without a connection. */
export async function keepDialogs(html: string, until: AbortSignal): Promise<void> {
  for (const script of new Set(html.match(IN_HTML))) {
    const text = (script.endsWith('.js') && (await (await stored(script, 'files'))?.text())) || ''
    if (!QUESTION.test(text)) continue
    const folder = script.slice(0, script.lastIndexOf('/') + 1)
    // One after another: nobody waits for them.
    for (const [, name] of text.matchAll(LISTED)) {
      if (until.aborted) return
      await keepFile(folder + name, intoFiles).catch(() => undefined)
    }
  }
}

const photosIn = (html: string) => [...new Set(html.match(PHOTOS))]

/** Stores the first photos of a page that the device has not opened. */
export async function keepPhotos(html: string, until: AbortSignal): Promise<void> {
  const fetched = photosIn(html)
    .slice(0, MOST_PHOTOS)
    .map(async (path) => {
      if (await stored(path, 'pictures')) return
      const answer = await fetch(path, { signal: until })
      if (mayStore(answer)) await put('pictures', path, answer, until)
    })
  await Promise.allSettled(fetched)
}

/** Removes the photos of a page that has been taken down. */
export async function removePhotos(html: string): Promise<void> {
  const folders = photosIn(html).map((path) => path.slice(0, path.lastIndexOf('/') + 1))
  const cache = await caches.open('pictures' satisfies Store)
  for (const key of await cache.keys())
    if (folders.some((folder) => new URL(key.url).pathname.startsWith(folder)))
      await cache.delete(key)
}

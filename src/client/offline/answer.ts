import { mayKeep, offlinePath, SEEN_AT } from '../../contract/offline.ts'
import { copyOf, noteAnswer } from './pages.ts'
import type { FetchEvent } from './scope.ts'
import { untilEmptied } from './stores.ts'

/** How long a page that the device holds may be on its way before the copy is shown in its place. */
export const WAIT_MS = 4000

/** Why a copy is shown. */
type Why = 'offline' | 'slow' | 'unreached'

/** The note above a copy, which the page for everything that is not on the device holds. */
const NOTE = /<template id="seen-note">([\s\S]*?)<\/template>/
const MAIN = /<main\b[^>]*>/

/** The page for what is not on the device, in the language of the address. */
const offlinePage = async (path: string): Promise<Response> =>
  (await caches.match(offlinePath(path)).catch(() => undefined)) ?? Response.error()

/** Returns the copy of a page, which says what it is and from when; null where there is none. */
async function copyWithNote(path: string, why: Why): Promise<Response | null> {
  const copy = await copyOf(path)
  if (!copy) return null
  const [, note = ''] = NOTE.exec(await (await offlinePage(path)).text()) ?? []
  const told = note.replace(
    '<aangan-seen-note',
    (tag) => `${tag} data-why="${why}" data-seen="${copy.headers.get(SEEN_AT)}"`,
  )
  const html = (await copy.text()).replace(MAIN, (main) => main + told)
  return new Response(html, { headers: copy.headers })
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Answers a navigation: from the server, and with the copy where the server does not answer, or not soon. What may not
 * be kept comes from the server or not at all.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event
  const path = new URL(request.url).pathname
  const until = untilEmptied()
  const fresh = event.preloadResponse.then((early) => early ?? fetch(request))
  if (!mayKeep(path)) return fresh.catch(() => offlinePage(path))

  // Also after a copy was shown: the next visit then finds a newer one. What is only prefetched was not seen.
  if (!request.headers.has('sec-purpose'))
    event.waitUntil(
      fresh.then((answer) => noteAnswer(path, answer.clone(), until)).catch(() => undefined),
    )
  const copyOr = async (why: Why, otherwise: () => Response | Promise<Response>) =>
    (await copyWithNote(path, why)) ?? otherwise()
  const settled = fresh.then(
    (answer) => (answer.status >= 500 ? copyOr('unreached', () => answer) : answer),
    () => copyOr(navigator.onLine ? 'unreached' : 'offline', () => offlinePage(path)),
  )
  return Promise.race([settled, after(WAIT_MS).then(() => copyOr('slow', () => settled))])
}

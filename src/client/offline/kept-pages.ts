import { SEEN_AT, type Store, TITLE } from '../../contract/offline.ts'
import { canonicalPath } from '../../contract/paths.ts'

export type KeptPage = { path: string; title: string; seenAt: string }

/** The title of a page is stored as its HTML has it. */
const plain = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').documentElement.textContent ?? ''

async function pagesIn(store: Store): Promise<KeptPage[]> {
  const cache = await caches.open(store)
  const keys = await cache.keys()
  const found = keys.map(async (key) => {
    const { headers } = (await cache.match(key)) ?? new Response()
    const title = plain(decodeURIComponent(headers.get(TITLE) ?? ''))
    return {
      path: canonicalPath(new URL(key.url).pathname),
      title,
      seenAt: headers.get(SEEN_AT) ?? '',
    }
  })
  return Promise.all(found)
}

/** The pages that this device holds, the last one from the server first; none where nothing can be stored. */
export async function keptPages(): Promise<KeptPage[]> {
  try {
    const all = [...(await pagesIn('pages')), ...(await pagesIn('saved'))]
    const newestFirst = all.sort((a, b) => (a.seenAt > b.seenAt ? -1 : 1))
    return newestFirst.filter(
      ({ path }, n) => newestFirst.findIndex((one) => one.path === path) === n,
    )
  } catch {
    return []
  }
}

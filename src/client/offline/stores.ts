import { STORES, type Store } from '../../contract/offline.ts'

/** Removes the oldest entries above a store's limit. */
async function trim(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys()
  const old = keys.slice(0, Math.max(0, keys.length - most))
  await Promise.all(old.map((key) => cache.delete(key)))
}

let visit = new AbortController()

/** Is aborted by a sign-out, which empties the stores: what was asked for before is not stored any more. */
export const untilEmptied = (): AbortSignal => visit.signal

export function endVisit(): void {
  visit.abort()
  visit = new AbortController()
}

/**
 * Stores a response as the newest entry under a key, unless the visit that asked for it has ended. A device that is
 * full or stores nothing loses only the reading without a connection.
 */
export async function put(
  store: Store,
  key: string,
  response: Response,
  until?: AbortSignal,
): Promise<void> {
  if (until?.aborted) return
  try {
    const cache = await caches.open(store)
    // A replaced entry would keep its place in the row.
    await cache.delete(key)
    await cache.put(key, response)
    await trim(cache, STORES[store])
  } catch {
    // Nothing is stored.
  }
}

/** An entry of a store, or of any; undefined where there is none, and where a device lets nothing be read. */
export const stored = (key: string, store?: Store): Promise<Response | undefined> =>
  caches.match(key, store && { cacheName: store }).catch(() => undefined)

export async function remove(store: Store, key: string): Promise<void> {
  await caches
    .open(store)
    .then((cache) => cache.delete(key))
    .catch(() => false)
}

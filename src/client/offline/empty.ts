import type { Store } from '../../contract/offline.ts'

/** The site's own scripts and the page for visits without a connection tell nothing about the visitor. */
const isOfSite = (name: string) => name === ('files' satisfies Store) || name.startsWith('shell-')

/** Removes from this device whatever shows which pages were read on it. */
export async function emptyStores(): Promise<void> {
  // Browsers have no stores on an insecure connection.
  const names = (await globalThis.caches?.keys().catch(() => [])) ?? []
  await Promise.allSettled(
    names.filter((name) => !isOfSite(name)).map((name) => caches.delete(name)),
  )
}

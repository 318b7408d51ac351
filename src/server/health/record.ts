import { getStore } from '@netlify/blobs'
import type { Look } from '../../domain/health/rules.ts'
import { type SiteContext, storeName } from '../../domain/site/contexts.ts'

type Site = { context: SiteContext }

const LOOK_KEY = 'look'
const store = (name: string, { context }: Site) =>
  getStore({ name: storeName(name, context), consistency: 'strong' })

/** The newest stored check; null where there is none, or the store does not answer. */
export async function readLook(site: Site): Promise<Look | null> {
  try {
    return (await store('health', site).get(LOOK_KEY, { type: 'json' })) as Look | null
  } catch {
    return null
  }
}

/** Stores a check for later callers. Without the store each caller causes a new check. */
export async function keepLook(site: Site, look: Look): Promise<void> {
  await Promise.resolve()
    .then(() => store('health', site).setJSON(LOOK_KEY, look))
    .catch(() => {})
}

import { getStore } from '@netlify/blobs'
import type { HealthCheck } from '../../domain/health/rules.ts'
import { type SiteContext, storeName } from '../../domain/site/contexts.ts'

type Site = { context: SiteContext }

const CHECK_KEY = 'check'
const store = (name: string, { context }: Site) =>
  getStore({ name: storeName(name, context), consistency: 'strong' })

/** The newest stored check; null where there is none, or the store does not answer. */
export async function readKeptCheck(site: Site): Promise<HealthCheck | null> {
  try {
    return (await store('health', site).get(CHECK_KEY, { type: 'json' })) as HealthCheck | null
  } catch {
    return null
  }
}

/** Stores a check for later callers. Without the store each caller causes a new check. */
export async function keepCheck(site: Site, check: HealthCheck): Promise<void> {
  await Promise.resolve()
    .then(() => store('health', site).setJSON(CHECK_KEY, check))
    .catch(() => {})
}

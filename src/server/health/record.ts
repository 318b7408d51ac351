import { getStore } from '@netlify/blobs'
import { backupSchema, type LastBackup, type Look } from '../../domain/health/rules.ts'
import { type SiteContext, storeName } from '../../domain/site/contexts.ts'

type Site = { context: SiteContext }

const LOOK_KEY = 'look'
const BACKUP_KEY = 'last-backup'
const store = (name: string, { context }: Site) =>
  getStore({ name: storeName(name, context), consistency: 'strong' })

/** The newest look that was kept; null where there is none, or the store does not answer. */
export function readLook(site: Site): Promise<Look | null> {
  return Promise.resolve()
    .then(() => store('health', site).get(LOOK_KEY, { type: 'json' }) as Promise<Look | null>)
    .catch(() => null)
}

/** Keeps a look for those who ask next; without the store each of them has to look. */
export async function keepLook(site: Site, look: Look): Promise<void> {
  await Promise.resolve()
    .then(() => store('health', site).setJSON(LOOK_KEY, look))
    .catch(() => {})
}

/** The record that a backup leaves under `last-backup` in the store `backups`; null where there is none that can be read. */
export async function readLastBackup(site: Site): Promise<LastBackup | null> {
  const record: unknown = await Promise.resolve()
    .then(() => store('backups', site).get(BACKUP_KEY, { type: 'json' }))
    .catch(() => null)
  const parsed = backupSchema.safeParse(record)
  return parsed.success ? parsed.data : null
}

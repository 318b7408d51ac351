import { getStore } from '@netlify/blobs'
import { sql } from 'drizzle-orm/sql/sql'
import { VIEWS, isProgram } from '../../domain/listing/views.ts'
import { storeName } from '../../domain/site/contexts.ts'
import { ok, type Result } from '../../contract/result.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'

const viewStore = ({ env }: Pick<Deps, 'env'>) => getStore(storeName('views', env.context))

/**
 * Stores a sampled view outside the database, so that the database is not woken. Each view is an entry of its own,
 * named by the listing's id and a random one, so that two at once do not overwrite each other.
 */
export async function noteView(
  deps: Deps,
  listing: string,
  userAgent: string,
): Promise<Result<Record<string, never>>> {
  if (!isProgram(userAgent)) await viewStore(deps).set(`${listing}/${newId()}`, '')
  return ok({})
}

/**
 * Adds the stored views to their listings and deletes them; returns their number. Views beyond the limit wait for the
 * next night.
 */
export async function foldViews(deps: Deps): Promise<number> {
  const store = viewStore(deps)
  const keys = (await store.list()).blobs.map(({ key }) => key).slice(0, VIEWS.perNight)
  const samples = new Map<string, number>()
  for (const key of keys) {
    const [id = ''] = key.split('/')
    samples.set(id, Math.min(VIEWS.perListing, (samples.get(id) ?? 0) + 1))
  }
  if (keys.length === 0) return 0
  const counted = JSON.stringify([...samples].map(([id, count]) => ({ id, count })))
  await deps.db.rows(sql`
    update properties p set sampled_views = p.sampled_views + v.count
    from jsonb_to_recordset(${counted}::jsonb) as v(id text, count int) where p.id = v.id`)
  for (let at = 0; at < keys.length; at += AT_ONCE)
    await Promise.all(keys.slice(at, at + AT_ONCE).map((key) => store.delete(key)))
  return keys.length
}

const AT_ONCE = 20

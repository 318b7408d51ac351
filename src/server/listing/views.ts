import { getStore } from '@netlify/blobs'
import { sql } from 'drizzle-orm/sql/sql'
import { VIEWS, isProgram } from '../../domain/listing/views.ts'
import { storeName } from '../../domain/site/contexts.ts'
import { ok, type Result } from '../../contract/result.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'
import { isPublicSql } from './public.ts'

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
 * Adds the stored views to their public listings and deletes all of them; returns how many it read. One listing counts
 * so many at most, and what is beyond the limit is dropped: were it kept, one network that invents views would delay
 * those of all listings. The few that are stored meanwhile may be lost, as the figures are estimates.
 */
export async function foldViews(deps: Deps): Promise<number> {
  const store = viewStore(deps)
  const samples = new Map<string, number>()
  let read = 0
  for await (const { blobs } of store.list({ paginate: true })) {
    for (const { key } of blobs) {
      const [id = ''] = key.split('/')
      samples.set(id, Math.min(VIEWS.perListing, (samples.get(id) ?? 0) + 1))
    }
    read += blobs.length
    if (read >= VIEWS.perNight) break
  }
  if (read === 0) return 0
  const counted = JSON.stringify([...samples].map(([id, count]) => ({ id, count })))
  await deps.db.rows(sql`
    update properties p
    set sampled_views = p.sampled_views + v.count
    from jsonb_to_recordset(${counted}::jsonb) as v(id text, count int)
    where p.id = v.id and ${isPublicSql}`)
  await store.deleteAll()
  return read
}

import { sql } from 'drizzle-orm/sql/sql'
import type { Deps } from '../deps.ts'
import { isPublicSql } from '../listing/public.ts'
import { foldNotes } from './notes.ts'

/** Adds the noted views to their public listings; returns how many it read. */
export const foldViews = (deps: Deps): Promise<number> =>
  foldNotes(deps, 'views', (sums) => {
    const counted = JSON.stringify(sums.map(([id, count]) => ({ id, count })))
    return deps.db.rows(sql`
      update properties p
      set sampled_views = p.sampled_views + v.count
      from jsonb_to_recordset(${counted}::jsonb) as v(id text, count int)
      where p.id = v.id and ${isPublicSql}`)
  })

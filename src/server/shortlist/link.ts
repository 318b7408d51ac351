import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import type { Nothing } from '../../contract/endpoint.ts'
import type { PublicListing } from '../../contract/public-listing.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import type { ShortlistLink } from '../../contract/shortlist.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { isPublicSql, publicListingJson } from '../listing/public.ts'

/** Creates a link with which anybody can open a user's shortlist, or changes what it shows. */
export async function shareOwnShortlist(
  { db }: Deps,
  user: SessionUser,
  { notes, name }: Pick<ShortlistLink, 'notes' | 'name'>,
): Promise<Result<ShortlistLink>> {
  const link = await db.row<ShortlistLink>(sql`
    insert into shortlist_links (user_id, secret, notes, name)
    values (${user.id}, ${randomBytes(32).toString('hex')}, ${notes}, ${name})
    on conflict (user_id) do update
    set notes = excluded.notes, name = excluded.name
    returning secret, notes, name`)
  return link ? ok(link) : fail('not_signed_in')
}

export async function endOwnLink({ db }: Deps, user: SessionUser): Promise<Result<Nothing>> {
  await db.rows(sql`delete from shortlist_links where user_id = ${user.id}`)
  return ok({})
}

/** What a link shows: public listings, the newest entry first, and the number of the others. */
export type SharedShortlist = {
  by: string | null
  listings: { listing: PublicListing; note: string }[]
  gone: number
}

const SECRET = /^[0-9a-f]{64}$/

/** The shortlist of a link; null where there is none, or where its owner is disabled. */
export async function readSharedShortlist(db: Db, secret: string): Promise<SharedShortlist | null> {
  if (!SECRET.test(secret)) return null
  const shared = await db.row<SharedShortlist>(sql`
    select case when l.name then o.name end as by,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'listing', ${publicListingJson},
          'note', case when l.notes then s.note else '' end
        ) order by s.created_at desc, s.place desc)
        from shortlist s
        join properties p on p.id = s.listing_id
        join users u on u.id = p.user_id
        where s.user_id = l.user_id and ${isPublicSql}
      ), '[]'::jsonb) as listings,
      (
        select count(*)
        from shortlist s
        where s.user_id = l.user_id
          and not exists (select 1 from properties p where p.id = s.listing_id and ${isPublicSql})
      )::int as gone
    from shortlist_links l
    join users o on o.id = l.user_id
    where l.secret = ${secret} and o.status = 'active'`)
  return shared ?? null
}

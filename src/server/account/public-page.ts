import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import { agentTag } from '../../contract/page-headers.ts'
import type { PublicListing } from '../../contract/public-listing.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import { RATE_LIMITS } from '../../domain/account/constants.ts'
import type { CityName } from '../../domain/city/constants.ts'
import { AGENT_PAGE_ROWS, type AgentFilter } from '../../domain/listing/agent-filter.ts'
import type { ListingType } from '../../domain/listing/constants.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import { purgeTags } from '../cdn.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { iso, onOfferSql, publicListingJson, secondsPublicSql } from '../listing/public.ts'
import { askForBuild } from '../rebuild/ask.ts'
import { areOnPages, bumpRevision } from '../rebuild/revision.ts'
import { hasPublicPage } from './public-page-sql.ts'
import { countAttempt, rateLimited } from './rate-limit.ts'

/**
 * Switches the page of an agent's homes on or off. The pages of the listings link to it, so they are rebuilt; the page
 * itself changes at once.
 */
export async function setPublicPage(
  deps: Deps,
  user: SessionUser,
  on: boolean,
): Promise<Result<{ on: boolean }>> {
  const wait = await countAttempt(deps.db, `profile:${user.id}`, RATE_LIMITS.post)
  if (wait !== null) return rateLimited(wait)
  const event = { event: 'profile changed', actorId: user.id, subjectId: user.id } as const
  const row = await deps.db.row<{ revision: number | null; news: boolean }>(sql`
    with before as (
      select u.id, u.public_page
      from users u
      where u.id = ${user.id} and u.role = 'Agent' and u.status = 'active'
      for no key update
    ),
    changed as (
      update users u
      set public_page = ${on}
      from before b
      where u.id = b.id and b.public_page <> ${on}
      returning u.id
    ),
    audited as (${auditInsert(deps, event, sql`exists (select 1 from changed)`)}),
    bumped as (${bumpRevision(areOnPages(sql`changed`))})
    select (select revision from bumped) as revision, exists (select 1 from changed) as news
    from before`)
  if (!row) return fail('forbidden')
  if (!row.news) return ok({ on })
  logEvent(deps, event)
  if (row.revision === null) await purgeTags(deps, [agentTag(user.id)])
  else await askForBuild(deps, 'account changed', { poster: user.id })
  return ok({ on })
}

/** What the page of an agent's homes shows. Counts are of the homes on offer that the other choice leaves. */
export type AgentPage = {
  name: string
  memberSince: string
  agentRera: string | null
  /** All homes on offer, and those that fit the filter. */
  all: number
  count: number
  cities: { value: CityName; count: number }[]
  listingTypes: { value: ListingType; count: number }[]
  listings: PublicListing[]
  /** After how many seconds a home leaves the page without a change; null without any. */
  secondsLeft: number | null
}

const ID = /^[a-z0-9]{8,40}$/

/**
 * The homes on offer of an agent who shows them on one page, the newest first; null for everybody else, and before a
 * listing of the agent is approved: until then no admin has seen the name, which may be changed freely.
 */
export async function readAgentPage(
  db: Db,
  id: string,
  { city, listingType, page }: AgentFilter,
): Promise<AgentPage | null> {
  if (!ID.test(id)) return null
  const inCity = sql`(${city} = '' or o.city = ${city})`
  const ofType = sql`(${listingType} = '' or o.listing_type = ${listingType})`
  const before = (page - 1) * AGENT_PAGE_ROWS
  const shown = await db.row<AgentPage>(sql`
    with agent as (
      select u.*
      from users u
      where u.id = ${id}
        and ${hasPublicPage}
        and exists (select 1 from properties p where p.user_id = u.id and p.is_approved)
    ),
    offered as (
      select p.id, p.city, p.listing_type, p.approved_at, ${secondsPublicSql} as left_in
      from properties p
      join agent a on a.id = p.user_id
      where ${onOfferSql}
    ),
    found as (
      select o.id, row_number() over (order by o.approved_at desc, o.id) as place
      from offered o
      where ${inCity} and ${ofType}
    )
    select a.name, ${iso('a.created_at')} as "memberSince", a.agent_rera as "agentRera",
      (select count(*) from offered)::int as all,
      (select count(*) from found)::int as count,
      (select min(left_in) from offered) as "secondsLeft",
      coalesce((
        select jsonb_agg(
          jsonb_build_object('value', c.city, 'count', c.count) order by c.count desc, c.city
        )
        from (select o.city, count(*) from offered o where ${ofType} group by o.city) c
      ), '[]'::jsonb) as cities,
      coalesce((
        select jsonb_agg(
          jsonb_build_object('value', t.listing_type, 'count', t.count)
          order by t.count desc, t.listing_type
        )
        from (
          select o.listing_type, count(*) from offered o where ${inCity} group by o.listing_type
        ) t
      ), '[]'::jsonb) as "listingTypes",
      coalesce((
        select jsonb_agg(${publicListingJson} order by f.place)
        from found f
        join properties p on p.id = f.id
        join users u on u.id = p.user_id
        where f.place > ${before}::int and f.place <= ${before + AGENT_PAGE_ROWS}::int
      ), '[]'::jsonb) as listings
    from agent a`)
  return shown ?? null
}

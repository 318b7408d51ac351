import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import { fail, type Result } from '../../contract/result.ts'
import type { SameHomes } from '../../contract/same-home.ts'
import type { Judgement } from '../../domain/same-home/schema.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import type { Deps } from '../deps.ts'
import { actorStillAuthorised } from '../permission/allowed.ts'
import { askForBuild } from '../rebuild/ask.ts'
import { bumpRevision } from '../rebuild/revision.ts'
import { firstApprovalOf, sameHomesOf } from './elsewhere-sql.ts'
import { readSameHomes } from './read.ts'

/**
 * Notes what an admin says of two listings of different accounts, the second of which may be deleted, and answers with
 * what stands beside the first then. Pages of all listings of the home follow. `listing_not_available` for any others.
 */
export async function judgeHome(
  deps: Deps,
  admin: SessionUser,
  id: string,
  { other, verdict }: Judgement,
): Promise<Result<SameHomes>> {
  const event = {
    event: 'homes compared',
    actorId: admin.id,
    subjectId: id,
    details: { other, verdict: verdict ?? 'taken back' },
  } as const
  const isSame = verdict === 'same'
  const row = await deps.db.row<{ revision: number | null; listings: string[] }>(sql`
    with pair as (
      select p.id, ${other}::text as other_id
      from properties p
      left join properties o on o.id = ${other}
      left join lateral ${firstApprovalOf(sql`${other}::text`)} m on true
      where p.id = ${id}
        and p.id <> ${other}
        and (o.id is not null or m.id is not null)
        and coalesce(o.user_id, m.poster_id) is distinct from p.user_id
        and ${actorStillAuthorised(admin)}
    ),
    both_ways as (
      select v.* from pair cross join lateral (values (id, other_id), (other_id, id)) v(one, two)
    ),
    home as (
      select p.id, p.is_approved
      from (
        select ${id}::text as id
        union
        select ${other}::text
        union
        select id from ${sameHomesOf(sql`${id}::text`)} s
        union
        select id from ${sameHomesOf(sql`${other}::text`)} s
      ) h
      -- Looked up one by one: planned as a join, all listings might be read.
      cross join lateral (select * from properties p where p.id = h.id offset 0) p
      where exists (select 1 from pair)
    ),
    parted as (
      delete from same_homes h
      using pair
      where not ${isSame}::boolean
        and (
          (h.is_same and pair.id in (h.listing_id, h.other_id)
            and pair.other_id not in (h.listing_id, h.other_id))
          or (${verdict}::text is null and pair.id in (h.listing_id, h.other_id)
            and pair.other_id in (h.listing_id, h.other_id))
        )
      returning 1
    ),
    kept as (
      insert into same_homes (listing_id, other_id, is_same, decided_by)
      select one, two, ${isSame}::boolean, ${admin.id} from both_ways where ${verdict}::text is not null
      on conflict (listing_id, other_id) do update
      set is_same = excluded.is_same, decided_by = excluded.decided_by, decided_at = now()
      returning 1
    ),
    audited as (${auditInsert(deps, event, sql`exists (select 1 from pair)`)}),
    bumped as (${bumpRevision(sql`exists (select 1 from home where is_approved)`)})
    select (select revision from bumped) as revision,
      array(select h.id from home h where h.is_approved order by h.id) as listings
    from pair`)
  if (!row) return fail('listing_not_available')
  logEvent(deps, event)
  if (row.revision !== null) await askForBuild(deps, 'homes compared', { listings: row.listings })
  return readSameHomes(deps.db, id)
}

import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import type { OwnRight, RightPage } from '../../contract/right-to-offer.ts'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { aboutSql, listingStateSql } from '../listing/columns.ts'
import { allowedSql, LISTING } from '../permission/allowed.ts'
import { erasePaperNow } from './papers.ts'
import {
  letterWaits,
  rightOfListingJson,
  unsentLetters,
  withoutLetter,
  withoutPaper,
} from './sql.ts'

/** A listing of the user's own with what is known of the right to offer it. */
export const readRight = (db: Db, user: SessionUser, listingId: string) =>
  db.row<RightPage>(sql`
    select ${aboutSql} as about, u.role, ${listingStateSql(LISTING_DAYS)} as state,
      ${rightOfListingJson} as "right"
    from properties p
    join users u on u.id = p.user_id
    where p.id = ${listingId} and ${allowedSql(user, 'listing.readOwn', LISTING)}`)

export async function readOwnRight(
  db: Db,
  user: SessionUser,
  listingId: string,
): Promise<Result<RightPage>> {
  const page = await readRight(db, user, listingId)
  return page ? ok(page) : fail('listing_not_available')
}

/** Erases a paper that waits, or stops asking the owner. `changed` where it was answered meanwhile. */
export async function withdrawPaper(
  deps: Deps,
  user: SessionUser,
  listingId: string,
): Promise<Result<OwnRight>> {
  const event = { event: 'paper withdrawn', actorId: user.id, subjectId: listingId } as const
  const row = await deps.db.row<{ paperId: string | null }>(sql`
    with waiting as (
      select r.id, r.paper_id, r.letter_id
      from rights_to_offer r
      join properties p on p.id = r.id
      where p.id = ${listingId}
        and (r.paper_id is not null or ${letterWaits})
        and ${allowedSql(user, 'right.withdraw', LISTING)}
      for update of r
    ),
    withdrawn as (
      update rights_to_offer r
      set ${withoutPaper}, ${withoutLetter}
      from waiting w
      where r.id = w.id
      returning r.id
    ),
    unmailed as (${unsentLetters(sql`waiting`)}),
    audited as (${auditInsert(deps, event, sql`exists (select 1 from withdrawn)`)})
    select w.paper_id as "paperId" from waiting w join withdrawn on withdrawn.id = w.id`)
  const page = await readRight(deps.db, user, listingId)
  if (!page?.right) return fail('listing_not_available')
  if (!row) return fail('changed')
  logEvent(deps, event)
  await erasePaperNow(deps, row.paperId)
  return ok(page.right)
}

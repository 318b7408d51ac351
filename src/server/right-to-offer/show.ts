import { sql } from 'drizzle-orm/sql/sql'
import { RIGHT_TEXTS as texts } from '#language/right-to-offer/texts'
import type { SessionUser } from '../../contract/account.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import type { OwnRight } from '../../contract/right-to-offer.ts'
import { PAPER_LIMITS, PAPER_RATE_LIMITS, papersOf } from '../../domain/right-to-offer/constants.ts'
import type { SentPaper } from '../../domain/right-to-offer/schema.ts'
import { countAttempt, rateLimited } from '../account/rate-limit.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import type { Deps } from '../deps.ts'
import { newSecret } from '../ids.ts'
import { allowedSql, LISTING } from '../permission/allowed.ts'
import { drawAnew } from '../photo/process.ts'
import { readRight } from './own.ts'
import { erasePaper, erasePaperNow, pageKey } from './papers.ts'
import { isSameHome, unsentLetters, withoutAnswer, withoutLetter, withoutPaper } from './sql.ts'

/**
 * Takes a paper for a listing of the user's own: draws its pages anew, notes it, and stores the pages. The row comes
 * before them, so pages without a row belong to nobody. A paper that waited is replaced and erased, and so is an owner's
 * address. What was seen of another flat no longer counts.
 */
export async function showPaper(
  deps: Deps,
  user: SessionUser,
  listingId: string,
  { kind, unit, tower, pages }: SentPaper,
): Promise<Result<OwnRight>> {
  const before = await readRight(deps.db, user, listingId)
  if (!before) return fail('listing_not_available')
  if (!papersOf(user.role).includes(kind))
    return fail('invalid', { fields: { kind: texts.errors.kind } })
  const wait = await countAttempt(deps.db, `paper:${user.id}`, PAPER_RATE_LIMITS.account)
  if (wait !== null) return rateLimited(wait)
  const drawn: Uint8Array[] = []
  for (const page of pages) {
    const one = await drawAnew(Buffer.from(page, 'base64'), PAPER_LIMITS.edge)
    if (!one.ok) return fail('invalid', { fields: { pages: one.message ?? texts.errors.pages } })
    drawn.push(one.value)
  }
  const paperId = newSecret()
  const event = {
    event: 'paper shown',
    actorId: user.id,
    subjectId: listingId,
    details: { kind },
  } as const
  const kept = await deps.db.row<{ former: string | null }>(sql`
    with mine as (
      select p.id, p.user_id
      from properties p
      where p.id = ${listingId} and ${allowedSql(user, 'right.show', LISTING)}
    ),
    former as (
      select r.paper_id, r.letter_id from rights_to_offer r join mine on mine.id = r.id
    ),
    unmailed as (${unsentLetters(sql`former`)}),
    kept as (
      insert into rights_to_offer as r (id, user_id, unit, tower, paper_id, kind, pages, sent_at)
      select mine.id, mine.user_id, ${unit}, ${tower || null}::text, ${paperId}, ${kind},
        ${drawn.length}::int, now()
      from mine
      on conflict (id) do update
      set unit = excluded.unit, tower = excluded.tower, paper_id = excluded.paper_id,
        kind = excluded.kind, pages = excluded.pages, sent_at = excluded.sent_at,
        letter_email = null, ${withoutLetter}, ${withoutAnswer}, ${isSameHome}
      returning r.id
    ),
    audited as (${auditInsert(deps, event, sql`exists (select 1 from kept)`)})
    select (select paper_id from former) as former from kept`)
  if (!kept) return fail('listing_not_available')
  logEvent(deps, event)
  await erasePaperNow(deps, kept.former)
  const written = await Promise.allSettled(
    drawn.map((bytes, place) => deps.papers.write(pageKey(paperId, place + 1), bytes)),
  )
  const failed = written.find(({ status }) => status === 'rejected')
  if (failed) {
    await deps.db
      .rows(sql`update rights_to_offer set ${withoutPaper} where paper_id = ${paperId}`)
      .then(() => erasePaper(deps, paperId))
      .catch(() => {})
    throw (failed as PromiseRejectedResult).reason
  }
  const right = await readRight(deps.db, user, listingId)
  // The account or the listing was deleted meanwhile, and the row with it.
  if (!right?.right?.waiting) {
    await erasePaperNow(deps, paperId)
    return fail('listing_not_available')
  }
  return ok(right.right)
}

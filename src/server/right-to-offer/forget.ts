import { sql } from 'drizzle-orm/sql/sql'
import { RIGHT_DAYS } from '../../domain/right-to-offer/constants.ts'
import type { Deps } from '../deps.ts'
import { aboutSql } from '../listing/columns.ts'
import { mailInsert } from '../mail/outbox.ts'
import { isGoneForGood } from '../moderation/log.ts'
import { erasePaper, paperOf } from './papers.ts'
import { letterEndsSql, withoutLetter, withoutPaper } from './sql.ts'

/** A paper is erased within its days although the cleanup runs once a day. */
const TAKEN_AFTER_DAYS = RIGHT_DAYS.paper - 1

/**
 * Erases the address of each owner whose link is over, with what is not sent to it. What an owner confirmed goes with the
 * paper: that is answered, or late, within its own days.
 */
async function forgetLetters({ db }: Deps): Promise<void> {
  await db.rows(sql`
    update rights_to_offer r
    set letter_email = null, ${withoutLetter}
    where r.paper_id is null and ${letterEndsSql} < now()`)
  await db.rows(sql`
    delete from mails m
    where m.kind = 'owners letter'
      and m.sent_at is null
      and not exists (select 1 from rights_to_offer r where r.letter_id = m.data->>'letterId')`)
}

/**
 * Lets go of papers that nobody has answered in time, and tells their posters; of papers of listings that are gone; and
 * of rights of listings that cannot come back. Then erases every stored page that no row names. Returns how many papers
 * were erased.
 */
export async function forgetPapers(deps: Deps): Promise<number> {
  await deps.db.rows(sql`
    with late as (
      select r.id, ${aboutSql} as about
      from rights_to_offer r
      join properties p on p.id = r.id
      where r.sent_at < now() - make_interval(days => ${TAKEN_AFTER_DAYS})
      for update of r
    ),
    over as (
      update rights_to_offer r
      set ${withoutPaper}, outcome = 'not answered', reason = null, answered_at = now()
      from late
      where r.id = late.id
      returning r.id, r.user_id, late.about
    ),
    told as (${mailInsert(
      deps,
      'paper answered',
      sql`
        select o.user_id,
          jsonb_build_object('listingId', o.id, 'title', o.about, 'outcome', 'not answered') as data
        from over o`,
    )}),
    homeless as (
      update rights_to_offer r
      set ${withoutPaper}, ${withoutLetter}
      where num_nulls(r.paper_id, r.letter_id) < 2 and not exists (select 1 from properties p where p.id = r.id)
    )
    select 1`)
  await forgetLetters(deps)
  await deps.db.rows(sql`
    delete from rights_to_offer r where r.paper_id is null and ${isGoneForGood(sql`r.id`)}`)
  let erased = 0
  for await (const keys of deps.papers.list('')) {
    const found = [...new Set(keys.map(paperOf))]
    const known = await deps.db.rows<{ id: string }>(sql`
      select r.paper_id as id
      from rights_to_offer r
      where r.paper_id in (select jsonb_array_elements_text(${JSON.stringify(found)}::jsonb))`)
    const kept = new Set(known.map(({ id }) => id))
    for (const id of found.filter((one) => !kept.has(one))) {
      await erasePaper(deps, id)
      erased += 1
    }
  }
  return erased
}

import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import type { Desk, PriceChanges, QueuedListing } from '../../contract/moderation.ts'
import { nameHints } from '../../domain/account/name-hints.ts'
import { COMPARED, HINTS, type HintRecord, RECORD_LIMITS } from '../../domain/hints/constants.ts'
import { waysIn } from '../../domain/hints/contacts.ts'
import { deskMarks, fieldHints } from '../../domain/hints/field-hints.ts'
import { REPOSTED } from '../../domain/moderation/constants.ts'
import { type QueueQuery, queueQuerySchema } from '../../domain/moderation/query-schema.ts'
import { adminNames } from '../account/names.ts'
import type { Deps } from '../deps.ts'
import { overdueLaunches } from '../launch/sql.ts'
import { overdueMessages, overdueReports } from '../report/clock.ts'
import { overduePapers } from '../right-to-offer/sql.ts'
import { TODAY } from '../search.ts'
import { lineJoins, lineJson } from './decision-line.ts'
import { isSettled, isUndone } from './log.ts'
import { priceChangesCount, queueCounts, queueCtes, queueJson, readMarked } from './queue.ts'

const LOG_LENGTH = 50

type StoredEntry = Omit<QueuedListing, 'poster' | 'marks' | 'contacts'> & {
  poster: Omit<QueuedListing['poster'], 'nameHints'>
}
/** The desk as stored. Name hints are computed in TypeScript, not in SQL. */
type StoredDesk = Omit<Desk, 'queue' | 'hintRecord'> & {
  hintRecord: Partial<HintRecord>
  queue: StoredEntry[]
}

const NO_RECORD = Object.fromEntries(
  HINTS.map((hint) => [hint, { decided: 0, rejected: 0 }]),
) as HintRecord

/** By hint: the decisions about entries that had it, but for those that were undone, each looked up by itself. */
const recordJson: SQL = sql`
  coalesce((
    select jsonb_object_agg(
        r.hint, jsonb_build_object('decided', r.decided, 'rejected', r.rejected)
      )
    from (
      select hint, count(*) as decided,
        count(*) filter (where m.decision in ('listing.rejected', 'edit.rejected')) as rejected
      from moderation_log m, unnest(m.hints) as hint
      where m.decided_at > now() - make_interval(days => ${RECORD_LIMITS.days})
        and (
          select u.id
          from moderation_log u
          where u.undoes = m.id and u.decision <> ${REPOSTED}
        ) is null
      group by hint
    ) r
  ), '{}'::jsonb)`

type Sources = Pick<Deps, 'db' | 'env' | 'now'>
type Reader = Pick<SessionUser, 'id'>

/** Entries with what follows from their fields and from their posters' names; `admins` are the names of all admins. */
function withMarks(
  entries: readonly StoredEntry[],
  admins: readonly string[],
  env: Sources['env'],
  today: Date,
): QueuedListing[] {
  return entries.map((listing) => {
    // An admin's own name would match itself.
    const others = listing.poster.role === 'Admin' ? [] : admins
    return {
      ...listing,
      // Of the fields as they are read here: the poster may have changed them since the first statement.
      hints: [
        ...listing.hints.filter((hint) => COMPARED.includes(hint)),
        ...fieldHints(listing, today),
      ],
      marks: deskMarks(listing, today),
      contacts: waysIn(listing),
      poster: {
        ...listing.poster,
        nameHints: nameHints(listing.poster.name, env.siteName, others),
      },
    }
  })
}

/**
 * The requested part of the approval queue (oldest first), the newest decisions and the counts, in one statement after
 * another that finds the hints of fields. `reader`: the admin whose own notes and decisions count.
 */
export async function readDesk(
  { db, env, now }: Sources,
  query: QueueQuery = queueQuerySchema.parse({}),
  reader: Reader | null = null,
): Promise<Desk> {
  const today = now()
  const readerId = reader?.id ?? null
  const marked = await readMarked(db, today)
  const row = await db.row<{ desk: StoredDesk; admins: string[] }>(sql`
    with ${queueCtes(query, marked, readerId)}
    select jsonb_build_object(
        'counts', jsonb_build_object(
          'pending', (select count(*) from waiting),
          'prices', ${priceChangesCount},
          'approved', (select count(*) from properties where is_approved),
          'rejected', (
            select count(*)
            from moderation_log m
            where m.decision = 'listing.rejected' and not ${isUndone}
          ),
          'users', (select count(*) from users),
          'names', (select count(*) from users where waiting_name is not null),
          'reported', (select count(distinct property_id) from reports where handled_at is null),
          'overdueReports', ${overdueReports}, 'overdueMessages', ${overdueMessages},
          'overdueLaunches', ${overdueLaunches}, 'overduePapers', ${overduePapers}
        ),
        'today', jsonb_build_object(
          'decided', (
            select count(*)
            from moderation_log m
            where m.admin_id = ${readerId}::text and m.decided_at >= ${TODAY} and ${isSettled}
          ),
          'oldest', (
            select min(created_at)
            from (
              select p.created_at from properties p where not p.is_approved
              union all
              select e.created_at
              from property_edits e
              join properties p on p.id = e.property_id
              where p.is_approved
            ) w
          )
        ),
        'hintRecord', ${recordJson},
        'queue', ${queueJson}, ${queueCounts(query)},
        'log', coalesce((
          select jsonb_agg(l.line order by l.decided_at desc)
          from (
            select m.decided_at, ${lineJson} as line
            from moderation_log m
            ${lineJoins}
            where m.decision <> ${REPOSTED}
            order by m.decided_at desc
            limit ${LOG_LENGTH}
          ) l
        ), '[]'::jsonb)
      ) as desk,
      ${adminNames} as admins`)
  if (!row) throw new Error('The desk could not be read.')
  const { desk, admins } = row
  const queue = withMarks(desk.queue, admins, env, today)
  return { ...desk, queue, hintRecord: { ...NO_RECORD, ...desk.hintRecord } }
}

/** The changes of a price alone that have waited longest, with all that the queue would say of them. */
export async function readPrices({ db, env, now }: Sources, reader: Reader): Promise<PriceChanges> {
  const today = now()
  const marked = await readMarked(db, today)
  const row = await db.row<{ changes: StoredEntry[]; all: number; admins: string[] }>(sql`
    with ${queueCtes(queueQuerySchema.parse({}), marked, reader.id, 'prices')}
    select ${queueJson} as changes, (select count(*)::int from waiting) as all,
      ${adminNames} as admins`)
  if (!row) throw new Error('The changes of prices could not be read.')
  const { changes, all, admins } = row
  return { changes: withMarks(changes, admins, env, today), more: all - changes.length }
}

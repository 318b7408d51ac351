import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import { ok } from '../../contract/result.ts'
import { RATE_LIMITS } from '../../domain/account/constants.ts'
import { storedAbout } from '../../domain/listing/name.ts'
import type { MailKind } from '../../domain/mail/constants.ts'
import {
  REPORT_LIMITS,
  type ReportedFile,
  type ReportedGroup,
  SENT_STATES,
  type SentState,
  UNSENT_STATES,
} from '../../domain/mail/file-report.ts'
import { countAttempt, rateLimited } from '../account/rate-limit.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { type Mailing, mailIdSql, mailInsert, mayGetNews, okMailed } from '../mail/outbox.ts'

const KIND: MailKind = 'file sent'

/** Behind every number of a line. */
const LAST = REPORT_LIMITS.line + 1

/** What makes the mail with a number the only one about a file: it begins where the one before ended. */
const causeOf = (fileId: string, number: SQL) => sql`${fileId}::text || ' ' || ${number}`

type Done = { number: number; homes: Home[] }
type Home = {
  id: string
  state: SentState
  /** Null for one that is withdrawn. */
  projectBuildingName: string | null
  locality: string
  city: string
}

/**
 * What the server has done of a file since the last mail about it: what was posted with it, and, by the audit log, what
 * was changed, marked and withdrawn with it. `number`: how many mails there were.
 */
async function doneSince(db: Db, user: SessionUser, fileId: string): Promise<Done> {
  const row = await db.row<Done>(sql`
    with before as (
      select count(*)::int as number, coalesce(max(m.created_at), '-infinity') as at
      from generate_series(0, ${REPORT_LIMITS.mails - 1}::int) n
      join mails m on m.id = ${mailIdSql(KIND, sql`${user.id}::text`, causeOf(fileId, sql`n`))}
    ),
    posted as (
      select p.id, 'posted' as state, p.created_at as at
      from properties p, before b
      where p.user_id = ${user.id} and p.file_id = ${fileId} and p.created_at > b.at
    ),
    acted as (
      select distinct on (a.subject_id) a.subject_id as id, a.event, a.at
      from audit_log a, before b
      where a.actor_id = ${user.id} and a.at > b.at and a.details->>'fileId' = ${fileId}
        and a.event in ('listing edited', 'availability changed', 'listing deleted')
        and a.subject_id not in (select id from posted)
      order by a.subject_id, a.at desc
    ),
    done as (
      select id, state, at from posted
      union all
      select a.id,
        case a.event
          when 'listing edited' then 'changed'
          when 'availability changed' then p.availability
          else 'withdrawn'
        end,
        a.at
      from acted a
      left join properties p on p.id = a.id
      where (p.id is null) = (a.event = 'listing deleted')
        and (a.event <> 'availability changed' or p.availability <> 'available')
    )
    select b.number, coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', d.id, 'state', d.state, 'projectBuildingName', p.project_building_name,
        'locality', p.locality, 'city', p.city
      ) order by d.at, d.id)
      from done d
      left join properties p on p.id = d.id
    ), '[]') as homes
    from before b`)
  return row ?? { number: 0, homes: [] }
}

/** The groups of the mail: what the server has done, then what the page says that it has not sent. */
function groupsOf(homes: readonly Home[], { sent, unsent, counts }: ReportedFile): ReportedGroup[] {
  const lineOf = new Map(sent.map(({ id, line }) => [id, line]))
  const done = SENT_STATES.map((state): ReportedGroup => {
    const own = homes.filter((home) => home.state === state)
    const named = own.flatMap(({ id, projectBuildingName, ...place }) =>
      projectBuildingName === null
        ? []
        : [
            {
              line: lineOf.get(id) ?? null,
              about: storedAbout({ projectBuildingName, ...place }),
            },
          ],
    )
    // Those with a number come first, in the order of the file.
    const inOrder = named.toSorted((one, other) => (one.line ?? LAST) - (other.line ?? LAST))
    return { state, count: own.length, lines: inOrder.slice(0, REPORT_LIMITS.named) }
  })
  const open = UNSENT_STATES.map((state): ReportedGroup => {
    const own = unsent.filter((line) => line.state === state).slice(0, REPORT_LIMITS.named)
    return {
      state,
      count: Math.max(counts[state], own.length),
      lines: own.map(({ line, about, why }) => ({ line, about, why })),
    }
  })
  return [...done, ...open].filter(({ count }) => count > 0)
}

/**
 * Mails an agent how a file was sent, once for each sending, and only where enough of it was: a page may tell it again,
 * after a lost answer or when it is opened once more.
 */
export async function reportFile(
  deps: Deps,
  user: SessionUser,
  report: ReportedFile,
): Promise<Mailing<{ mailed: boolean }>> {
  const { db } = deps
  const wait = await countAttempt(db, `file-reports:${user.id}`, RATE_LIMITS.fileReports)
  if (wait !== null) return rateLimited(wait)
  const { number, homes } = await doneSince(db, user, report.fileId)
  if (homes.length < REPORT_LIMITS.least || number >= REPORT_LIMITS.mails)
    return ok({ mailed: false })
  const data = JSON.stringify({ file: report.name, groups: groupsOf(homes, report) })
  const recipient = sql`
    select u.id as user_id, ${data}::jsonb as data
    from users u
    where u.id = ${user.id} and ${mayGetNews}`
  const cause = causeOf(report.fileId, sql`${number}::int`)
  const row = await db.row(sql`
    with mailed as (${mailInsert(deps, KIND, recipient, cause)} returning id) select id from mailed`)
  return row ? okMailed({ mailed: true }) : ok({ mailed: false })
}

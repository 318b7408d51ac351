import { sql } from 'drizzle-orm/sql/sql'
import { type MailKind, MAIL_TRIES, MAILS_AT_ONCE } from '../../domain/mail/constants.ts'
import type { Deps } from '../deps.ts'
import { logEvent } from '../audit/record.ts'
import { composeMail } from './compose.ts'

type Due = { id: string; kind: MailKind; attempts: number; data: Record<string, unknown>; user: { id: string; name: string; email: string } | null }

const ERROR_LENGTH = 300

/** Takes up mails that are due: whoever does moves them on in the same statement, so that nobody else sends them too. */
function takeUp({ db }: Deps): Promise<Due[]> {
  return db.rows<Due>(sql`
    with due as (
      select id from mails where sent_at is null and due_at <= now() and attempts < ${MAIL_TRIES.most}
      order by due_at limit ${MAILS_AT_ONCE} for update skip locked
    )
    update mails m set attempts = m.attempts + 1, due_at = now() + make_interval(secs => ${MAIL_TRIES.firstWaitMs / 1000} * power(2, m.attempts))
    from due where m.id = due.id
    returning m.id, m.kind, m.attempts, m.data, (
      select jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email) from users u where u.id = m.user_id) as user`)
}

async function sendOne(deps: Deps, due: Due): Promise<boolean> {
  const { db, mailer } = deps
  try {
    const mail = await composeMail(deps, due)
    if (mail) await mailer?.send(mail)
    // What it told stands in the mail now.
    await db.rows(sql`update mails set sent_at = now(), error = null, data = '{}' where id = ${due.id}`)
    return true
  } catch (error) {
    const words = (error instanceof Error ? error.message : String(error)).slice(0, ERROR_LENGTH)
    await db.rows(sql`update mails set error = ${words} where id = ${due.id}`)
    logEvent(deps, { event: 'mail not sent', actorId: null, subjectId: due.id, details: { kind: due.kind, attempts: due.attempts } })
    return false
  }
}

/** Sends the mails that are due, so many at a time; what fails waits longer each time. How many went and failed. */
export async function deliverMails(deps: Deps): Promise<{ sent: number; failed: number }> {
  if (!deps.mailer) return { sent: 0, failed: 0 }
  let [sent, failed] = [0, 0]
  for (const due of await takeUp(deps)) {
    if (await sendOne(deps, due)) sent += 1
    else failed += 1
  }
  return { sent, failed }
}

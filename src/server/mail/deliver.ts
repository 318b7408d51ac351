import { sql } from 'drizzle-orm/sql/sql'
import { THIS } from '#language/language/this'
import type { Language } from '../../domain/language/constants.ts'
import { ACCOUNT_MAIL_KINDS, MAIL_RUN, MAIL_TRIES } from '../../domain/mail/constants.ts'
import { REMINDER } from '../../domain/report/complaints.ts'
import { lazy } from '../../domain/text/lazy.ts'
import { unexpected } from '../answer.ts'
import { logEvent } from '../audit/record.ts'
import type { Deps } from '../deps.ts'
import { withDue, writeEarlier } from '../due.ts'
import type { DueMail } from './compose.ts'
import { followerMayGetNews, languageOfMail, mailWaits } from './outbox.ts'

const ERROR_LENGTH = 300

/** It is loaded when there is a mail to send. */
const composer = lazy(() => import('./compose.ts'))

/** How many mails were sent, and how many will be tried again or were given up. */
export type Delivered = { sent: number; failed: number }

/**
 * Condition: user `u` was reminded of the rules so long ago, or signed up so long ago, that the next mail has to do it.
 */
const isReminderDue = sql`
  coalesce(u.reminded_at, u.created_at)
    < now() - make_interval(days => ${REMINDER.dueAfterDays}::int)`

/**
 * Takes due mails in the language of this code and sets their next due time in the same statement, so that nobody else
 * sends them too. Where mails to an address have stopped, only mails about the account itself have a recipient.
 */
function takeDueMails({ db }: Deps): Promise<DueMail[]> {
  return db.rows<DueMail>(sql`
    with due as (
      select m.id
      from mails m
      where ${mailWaits} and m.due_at <= now() and ${languageOfMail} = ${THIS}
      order by m.due_at
      limit ${MAIL_RUN.atOnce}
      for update skip locked
    )
    update mails m
    set attempts = m.attempts + 1,
      due_at = now() + make_interval(
        secs => ${MAIL_TRIES.firstWaitMs / 1000} * power(2, m.attempts)
      )
    from due
    where m.id = due.id
    returning m.id, m.kind, m.attempts, m.data,
      m.user_id is null and m.follower_id is null as "toOffice",
      (
        select jsonb_build_object(
          'id', u.id, 'name', u.name, 'email', u.email, 'reminder', ${isReminderDue},
          'unconfirmed', u.email_verified_at is null
        )
        from users u
        where u.id = m.user_id
          and u.status = 'active'
          and (
            u.mail_stop is null
            or m.kind in (
              select jsonb_array_elements_text(${JSON.stringify(ACCOUNT_MAIL_KINDS)}::jsonb)
            )
          )
      ) as user,
      (
        select jsonb_build_object('id', f.id, 'email', f.email)
        from followers f
        where f.id = m.follower_id and ${followerMayGetNews}
      ) as follower`)
}

async function sendOne(deps: Deps, due: DueMail): Promise<boolean> {
  const { db, mailer } = deps
  try {
    const { composeMail } = await composer()
    const mail = await composeMail(deps, due)
    if (mail) await mailer?.send(mail)
    // The data is not needed after the mail is sent.
    await db.rows(sql`
      with reminded as (
        update users set reminded_at = now() where id = ${due.user?.reminder ? due.user.id : null}
      )
      update mails set sent_at = now(), error = null, data = '{}' where id = ${due.id}`)
    return true
  } catch (error) {
    const words = (error instanceof Error ? error.message : String(error)).slice(0, ERROR_LENGTH)
    await db.rows(sql`update mails set error = ${words} where id = ${due.id}`)
    logEvent(deps, {
      event: 'mail not sent',
      actorId: null,
      subjectId: due.id,
      details: { kind: due.kind, attempts: due.attempts },
    })
    return false
  }
}

/** Stores when the next unsent mail is due, so that the schedule need not use the database. */
async function storeNextDue({ db, due, requestId }: Deps): Promise<void> {
  const row = await db.row<{ ms: number | null }>(sql`
    select (extract(epoch from min(m.due_at)) * 1000)::float8 as ms from mails m where ${mailWaits}`)
  const ms = row?.ms
  if (ms) await withDue(requestId, () => writeEarlier(due, 'mails', new Date(ms)))
}

/** Has the due mails in other languages sent by the code that is built for them; true if some have to wait. */
async function deliverOthers({ deliverIn, ...deps }: Deps): Promise<boolean> {
  const row = await deps.db.row<{ languages: Language[] }>(sql`
    select coalesce(jsonb_agg(distinct ${languageOfMail}), '[]') as languages
    from mails m
    where ${mailWaits} and m.due_at <= now() and ${languageOfMail} <> ${THIS}`)
  const others = row?.languages ?? []
  if (!deliverIn) return others.length > 0
  const asked = await Promise.allSettled(others.map((language) => deliverIn(language, deps)))
  const refused = asked.filter((one) => one.status === 'rejected')
  for (const { reason } of refused) unexpected(reason, deps.requestId)
  return refused.length > 0
}

/**
 * Sends due mails, a few at a time; a failed one waits longer after each try. It goes on until no mail is due, `forMs`
 * milliseconds have passed, or all mails of a round have failed. The due time of the rest is stored for the schedule.
 */
export async function deliverMails(deps: Deps, forMs = 0): Promise<Delivered> {
  const delivered = { sent: 0, failed: 0 }
  if (!deps.mailer) return delivered
  const until = Date.now() + forMs
  let taken = 0
  do {
    const round = await Promise.all((await takeDueMails(deps)).map((due) => sendOne(deps, due)))
    const sent = round.filter(Boolean).length
    taken = round.length
    delivered.sent += sent
    delivered.failed += round.length - sent
    if (sent === 0) break
  } while (Date.now() < until)
  const othersWait = await deliverOthers(deps)
  if (delivered.failed > 0 || taken === MAIL_RUN.atOnce || othersWait) await storeNextDue(deps)
  return delivered
}

/** Sends all due mails, and logs their number in one line, if there were any. */
export async function deliverDue(deps: Deps): Promise<void> {
  const delivered = await deliverMails(deps, MAIL_RUN.endsAfterMs)
  const { requestId } = deps
  if (delivered.sent + delivered.failed > 0)
    console.info(JSON.stringify({ event: 'mails sent', requestId, ...delivered }))
}

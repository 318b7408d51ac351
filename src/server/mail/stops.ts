import { sql } from 'drizzle-orm/sql/sql'
import { noteMailEvent } from '../../contract/mail.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import { mailboxOf } from '../../domain/account/atoms.ts'
import { type MailEvent, mailEventSchema, stopAfter } from '../../domain/mail/stops.ts'
import { mailboxHash } from '../account/mailbox.ts'
import type { Deps } from '../deps.ts'
import { on } from '../http.ts'
import { isSecret } from '../link-secret.ts'
import { askedInVain, refuseMailbox } from '../saved-search/ask.ts'
import { eraseAsked } from '../saved-search/erase.ts'

/** The password of HTTP basic authentication; any user name is accepted. */
function passwordOf(request: Request): string | undefined {
  const coded = /^Basic ([A-Za-z0-9+/]+=*)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  return coded && /^[^:]*:(.*)$/s.exec(Buffer.from(coded, 'base64').toString())?.[1]
}

/**
 * Stops the mails to an address that refuses them, for its account and for the searches that it follows without one. A
 * mailbox that was asked to confirm a search, and did not, is never asked again. Events may be late, repeated and out
 * of order: one that is older than the newest information about an account or a follower, an event or a confirmation,
 * changes nothing there.
 */
async function noteEvent(
  { db, env }: Deps,
  event: MailEvent,
  request: Request,
): Promise<Result<{ stopped: boolean }>> {
  if (!env.mailEventsToken) return fail('not_found')
  if (!isSecret(passwordOf(request) ?? '', env.mailEventsToken)) return fail('not_signed_in')
  const stop = stopAfter(event)
  if (!stop) return ok({ stopped: false })
  const at = sql`least(${new Date(event.BouncedAt).toISOString()}::timestamptz, now())`
  const mailbox = mailboxHash(env, mailboxOf(event.Email))
  const told = sql`
    set mail_stop = ${stop}, mail_news_at = ${at}
    where lower(email) = lower(${event.Email}) and (mail_news_at is null or mail_news_at < ${at})
    returning id`
  const row = await db.row<{ id: string }>(sql`
    with accounts as (update users ${told}),
    addresses as (update followers ${told}),
    refused as (${refuseMailbox(mailbox, askedInVain(mailbox))}),
    ${eraseAsked(sql`refused r`, sql`a.mailbox_hash = r.id`)}
    select id from accounts
    union all select id from addresses
    union all select id from refused`)
  return ok({ stopped: Boolean(row) })
}

export const mailApi = [
  on(noteMailEvent, mailEventSchema, ({ deps, body, request }) => noteEvent(deps, body, request)),
]

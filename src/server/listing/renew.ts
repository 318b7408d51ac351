import { sql } from 'drizzle-orm/sql/sql'
import { RENEWAL_RESULT_TEXTS } from '#language/listing/texts-poster'
import type { SessionUser } from '../../contract/account.ts'
import { fail, ok } from '../../contract/result.ts'
import { shownUntil } from '../../domain/listing/own.ts'
import { renewalOf } from '../../domain/listing/renewal.ts'
import type { Deps } from '../deps.ts'
import { isSecret } from '../link-secret.ts'
import { type Mailing, okMailed } from '../mail/outbox.ts'
import { aboutSql, confirmedMs } from './columns.ts'
import { iso } from './public.ts'
import { setAvailability } from './published.ts'
import { renewalSecret } from './renewal-secret.ts'

type Asked = {
  version: number
  about: string
  since: number
  confirmedAt: string
  closed: boolean
  owner: SessionUser
}

const readAsked = ({ db }: Deps, id: string) =>
  db.row<Asked>(sql`
    select p.version, ${aboutSql} as about, ${confirmedMs} as since,
      ${iso('p.confirmed_at')} as "confirmedAt", p.closed_at is not null as closed,
      jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email, 'role', u.role) as owner
    from properties p
    join users u on u.id = p.user_id
    where p.id = ${id} and p.is_approved and u.status = 'active'`)

/**
 * Confirms a listing for anybody who has the link of the mail to its owner, signed in or not. A listing that has been
 * confirmed since the mail is left unchanged, so a second press does no harm.
 */
export async function renewListing(
  deps: Deps,
  id: string,
  { since, secret }: { since: number; secret: string },
): Promise<Mailing<{ about: string; until: string; before: boolean }>> {
  if (!isSecret(secret, renewalSecret(deps.env, id, since)))
    return fail('not_found', { message: RENEWAL_RESULT_TEXTS.foreign })
  const asked = await readAsked(deps, id)
  if (!asked) return fail('listing_not_available')
  const { about, closed, owner, version } = asked
  const until = (confirmedAt: string) => shownUntil({ confirmedAt, closedAt: null }) ?? confirmedAt
  const now = deps.now()
  const renewal = renewalOf({ since, confirmedAt: asked.since, closed, now: now.getTime() })
  if (renewal === 'closed') return fail('changed', { message: RENEWAL_RESULT_TEXTS.closed })
  if (renewal === 'too old') return fail('link_used_up')
  if (renewal === 'confirmed since')
    return ok({ about, until: until(asked.confirmedAt), before: true })
  const done = await setAvailability(deps, owner, id, { version, closed: false })
  if (done.ok) return okMailed({ about, until: until(now.toISOString()), before: false })
  // Another press or change came at the same instant: the second call reads the new state.
  return done.code === 'changed' ? renewListing(deps, id, { since, secret }) : done
}

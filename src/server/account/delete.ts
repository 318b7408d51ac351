import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { FORGOTTEN } from '#language/account/texts-own-data'
import type { SessionUser } from '../../contract/account.ts'
import { agentTag } from '../../contract/page-headers.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import { FORGOTTEN_CONTACT } from '../../domain/account/constants.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import { purgeTags } from '../cdn.ts'
import type { Deps } from '../deps.ts'
import { eraseBlobs } from '../photo/erase.ts'
import { purgePhotos } from '../photo/purge.ts'
import { askForBuild } from '../rebuild/ask.ts'
import { bumpRevision } from '../rebuild/revision.ts'
import { erasePaper } from '../right-to-offer/papers.ts'
import { eraseAsked } from '../saved-search/erase.ts'
import { lockedAdmins } from './manage.ts'
import { provePassword } from './own-password.ts'
import { forgetAttemptsAt } from './rate-limit.ts'

/**
 * A condition: user `u` sent message or question `e`, while signed in or from the address after it was confirmed.
 * Earlier messages from the address may be another person's, who owned it when somebody else signed up with it.
 */
export const saidBy: SQL = sql`
  (e.sender_id = u.id or (lower(e.email) = lower(u.email) and e.created_at >= u.email_verified_at))`

/** A condition: row `of` is about the address that user `u` has confirmed. */
export const followedBy = (of: SQL): SQL => sql`
  lower(${of}.email) = lower(u.email) and u.email_verified_at is not null`

type Deleted = { id: string; keys: string[]; papers: string[]; listings: string[] }

/**
 * Deletes the user's account with its sessions, listings, changes, photos and received questions. Messages that the
 * user sent to others are anonymised; what an admin has published passes to another admin. The last admin cannot be
 * deleted (`last_admin`).
 */
export async function deleteAccount(
  deps: Deps,
  user: SessionUser,
  password: string,
): Promise<Result<{ id: string }>> {
  const proved = await provePassword(deps, user, password)
  if (!proved.ok) return proved
  const row = await eraseRows(deps, user, proved.value.password_hash)
  if (!row) return fail('last_admin')
  logEvent(deps, eventOf(user))
  // A file whose erasure fails here has no row, so the cleanup erases it later.
  await Promise.allSettled([
    ...row.keys.map((key) => eraseBlobs(deps.photos, key)),
    ...row.papers.map((id) => erasePaper(deps, id)),
  ])
  if (row.listings.length > 0)
    await Promise.all([
      askForBuild(deps, 'account deleted', { listings: row.listings }),
      ...row.listings.map((id) => purgePhotos(deps, id)),
    ])
  await purgeTags(deps, [agentTag(user.id)])
  return ok({ id: user.id })
}

const eventOf = ({ id }: SessionUser) =>
  ({ event: 'account deleted', actorId: id, subjectId: id }) as const

/** Returns undefined where the account is the last active admin's, or its password has just changed. */
function eraseRows(
  deps: Deps,
  { id }: SessionUser,
  passwordHash: string,
): Promise<Deleted | undefined> {
  const gone = sql`exists (select 1 from gone)`
  const forgotten = sql`
    name = ${FORGOTTEN.name}, message = ${FORGOTTEN.message},
    email = ${FORGOTTEN_CONTACT.email}, mobile_number = ${FORGOTTEN_CONTACT.mobileNumber}`
  return deps.db.row<Deleted>(sql`
    with admins as (${lockedAdmins}),
    gone as (
      delete from users u
      where u.id = ${id}
        and u.password_hash = ${passwordHash}
        and (u.role <> 'Admin' or exists (select 1 from admins a where a.id <> u.id))
      returning u.id, u.email, u.mailbox, u.email_verified_at
    ),
    listings as (select p.id, p.is_approved from properties p join gone on gone.id = p.user_id),
    transferred as (
      update images
      set user_id = (select min(a.id) from admins a where a.id <> ${id})
      where user_id = ${id} and is_site and ${gone}
    ),
    orphans as (
      select i.key
      from images i
      join gone on gone.id = i.user_id
      where not i.is_site
        and not exists (
          select 1
          from images other
          where other.key = i.key and (other.user_id <> i.user_id or other.is_site)
        )
    ),
    shown as (
      select r.paper_id
      from rights_to_offer r
      join gone on gone.id = r.user_id
      where r.paper_id is not null
    ),
    said as (update contacts e set ${forgotten} from gone u where ${saidBy}),
    asked as (
      update enquiries e set ${forgotten}, mailbox = null from gone u where ${saidBy} and e.owner_id <> ${id}
    ),
    unfollowed as (
      delete from followers f using gone u where ${followedBy(sql`f`)}
    ),
    ${eraseAsked(sql`gone u`, followedBy(sql`a`))},
    tries as (delete from rate_limits a using gone where strpos(a.key, gone.id) > 0),
    forgotten as (${forgetAttemptsAt(sql`gone`)}),
    audited as (${auditInsert(deps, eventOf({ id } as SessionUser), gone)}),
    bumped as (${bumpRevision(sql`exists (select 1 from listings where is_approved)`)})
    select id,
      coalesce((select jsonb_agg(distinct o.key) from orphans o), '[]'::jsonb) as keys,
      coalesce((select jsonb_agg(s.paper_id) from shown s), '[]'::jsonb) as papers,
      coalesce((
        select jsonb_agg(l.id) from listings l where l.is_approved
      ), '[]'::jsonb) as listings
    from gone`)
}

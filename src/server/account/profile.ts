import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type * as z from 'zod/mini'
import { AGENT_RERA_TEXTS, SIGN_UP_RESULT_TEXTS } from '#language/account/texts'
import { OWN_DATA_TEXTS } from '#language/account/texts-own-data'
import type { OwnProfile, SessionUser } from '../../contract/account.ts'
import { agentTag } from '../../contract/page-headers.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import { RATE_LIMITS } from '../../domain/account/constants.ts'
import type { profileSchema } from '../../domain/account/own-data-schema.ts'
import { posingIn } from '../../domain/account/posing.ts'
import type { Language } from '../../domain/language/constants.ts'
import { auditInsert, logEvent } from '../audit/record.ts'
import { purgeTags } from '../cdn.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { photoJson } from '../listing/columns.ts'
import { type Mailing, okMailed } from '../mail/outbox.ts'
import { mailAdmins } from '../mail/queue.ts'
import { isAwaited } from '../photo/loose.ts'
import { askForBuild } from '../rebuild/ask.ts'
import { areOnPages, bumpRevision } from '../rebuild/revision.ts'
import { portalNames } from './names.ts'
import { countAttempt, rateLimited } from './rate-limit.ts'

/** Account `u` and its photo `i` for the user's own profile, as JSON. */
const profileJson: SQL = sql`
  jsonb_build_object(
    'name', u.name, 'waitingName', u.waiting_name, 'refusedName', u.refused_name, 'email', u.email,
    'mobileNumber', u.mobile_number, 'whatsApp', u.whats_app,
    'messagesOnly', u.messages_only, 'agentRera', u.agent_rera,
    'publicPage', u.public_page, 'language', u.language,
    'role', u.role, 'createdAt', u.created_at,
    'photo', case when i.id is not null then ${photoJson} end
  )`

export async function readProfile(db: Db, user: SessionUser): Promise<Result<OwnProfile>> {
  const row = await db.row<{ profile: OwnProfile }>(sql`
    select ${profileJson} as profile
    from users u
    left join images i on i.id = u.photo_id
    where u.id = ${user.id}`)
  return row ? ok(row.profile) : fail('not_signed_in')
}

/**
 * Changes the profile. A new name of a user with listings waits for an admin, since visitors read it on the pages. An
 * agent's registration number has a fixed format and needs no approval; a user who is not an agent has none. The photo
 * has to be the user's own and unused, also by a change that waits; the former photo will be erased. Pages that show
 * the name, the registration or whether visitors write only are rebuilt. `invalid` where the photo is missing, or a
 * user who is not an agent states a registration.
 */
export async function changeProfile(
  deps: Deps,
  user: SessionUser,
  form: z.infer<typeof profileSchema>,
): Promise<Mailing<OwnProfile>> {
  if (form.agentRera !== '' && user.role !== 'Agent')
    return fail('invalid', { fields: { agentRera: AGENT_RERA_TEXTS.onlyAgents } })
  const posing = user.role === 'Admin' ? null : posingIn(form.name, portalNames(deps.env))
  if (posing) return fail('invalid', { fields: { name: SIGN_UP_RESULT_TEXTS.nameOffice(posing) } })
  const wait = await countAttempt(deps.db, `profile:${user.id}`, RATE_LIMITS.post)
  if (wait !== null) return rateLimited(wait)
  const event = { event: 'profile changed', actorId: user.id, subjectId: user.id } as const
  const changed = sql`exists (select 1 from changed)`
  const queued = sql`select null::text from before b where b.waits and b.news and ${changed}`
  const row = await deps.db.row<{ profile: OwnProfile; revision: number | null }>(sql`
    with photo as (
      select *
      from images i
      where i.id = ${form.photoId}::text
        and i.user_id = ${user.id}
        and i.property_id is null
        and not i.is_site
        and (i.is_profile or i.erase_after > now())
        and not ${isAwaited}
      for update
    ),
    before as (
      select u.id, u.name, u.agent_rera, u.messages_only,
        u.name <> ${form.name}
          and u.role <> 'Admin'
          and exists (select 1 from properties p where p.user_id = u.id) as waits,
        u.waiting_name is distinct from ${form.name} as news
      from users u
      where u.id = ${user.id}
      for no key update
    ),
    changed as (
      update users u
      set name = case when b.waits then u.name else ${form.name} end,
        waiting_name = case when b.waits then ${form.name} end,
        refused_name = null,
        waiting_since = case
          when b.waits
            then case when u.waiting_name = ${form.name} then u.waiting_since else now() end
        end,
        mobile_number = ${form.mobileNumber}, whats_app = ${form.whatsApp},
        messages_only = coalesce(${form.messagesOnly ?? null}::boolean, u.messages_only),
        agent_rera = case when u.role = 'Agent' then nullif(${form.agentRera}, '') end,
        language = coalesce(${form.language ?? null}::text, u.language),
        photo_id = (select id from photo)
      from before b
      where u.id = b.id and (${form.photoId}::text is null or exists (select 1 from photo))
      returning u.*
    ),
    taken as (
      update images
      set is_profile = true, erase_after = null
      where id in (select id from photo) and ${changed}
    ),
    released as (
      update images
      set is_profile = false, erase_after = now()
      where user_id = ${user.id}
        and is_profile
        and id is distinct from ${form.photoId}::text
        and ${changed}
    ),
    mailed as (${mailAdmins(deps, form.name, queued)}),
    audited as (${auditInsert(deps, event, changed)}),
    bumped as (${bumpRevision(sql`
      exists (
        select 1
        from changed c, before b
        where (c.name, c.agent_rera, c.messages_only)
          is distinct from (b.name, b.agent_rera, b.messages_only)
      )
      and ${areOnPages(sql`changed`)}`)})
    select ${profileJson} as profile, (select revision from bumped) as revision
    from changed u
    left join photo i on true`)
  if (!row) return fail('invalid', { fields: { photoId: OWN_DATA_TEXTS.photoGone } })
  logEvent(deps, event)
  if (row.revision !== null) await askForBuild(deps, 'account changed', { poster: user.id })
  else if (row.profile.publicPage) await purgeTags(deps, [agentTag(user.id)])
  return okMailed(row.profile)
}

/** Keeps the language that a user has chosen on a page, for mails to the account. */
export async function keepLanguage(
  { db }: Deps,
  user: SessionUser,
  language: Language,
): Promise<Result<{ language: Language }>> {
  await db.rows(sql`
    update users set language = ${language} where id = ${user.id} and language <> ${language}`)
  return ok({ language })
}

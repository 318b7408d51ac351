import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import type { Written } from '../../contract/listing.ts'
import { fail, ok } from '../../contract/result.ts'
import { REPOSTED } from '../../domain/moderation/constants.ts'
import { RATE_LIMITS } from '../../domain/account/constants.ts'
import { countAttempt, rateLimited } from '../account/rate-limit.ts'
import type { Deps } from '../deps.ts'
import { type Mailing, okMailed } from '../mail/outbox.ts'
import { newId } from '../ids.ts'
import { mailAdmins } from '../mail/queue.ts'
import { answerColumns, answerValues, photosKeptSince, isRejectionOf } from '../moderation/log.ts'
import { inEdit, isLoose } from '../photo/loose.ts'
import { fieldColumns, fieldsRow, fieldValues } from './columns.ts'
import { storedOf } from './written.ts'

export type Submission = Written & {
  submissionKey: string
  /** The rejection after which this listing is posted again. */
  repostOf?: string | null | undefined
}

/**
 * Submits a listing for approval, with its photos, in one statement. The same submission key returns the same listing
 * again; `photo_missing` where a photo is erased, in use, or belongs to somebody else.
 */
export async function createListing(
  deps: Deps,
  user: SessionUser,
  submission: Submission,
): Promise<Mailing<{ id: string }>> {
  const { db } = deps
  const stored = storedOf(deps, user, submission)
  if (!stored.ok) return stored
  const { value: fields } = stored
  const photoIds = JSON.stringify([...new Set(submission.photoIds)])
  const repostOf = submission.repostOf ?? null
  const title = `${fields.projectBuildingName}, ${fields.locality}, ${fields.city}`
  const rejectedBefore = sql`
    from moderation_log m
    where ${isRejectionOf(sql`${user.id}`)}
      and m.snapshot->>'submissionKey' = ${submission.submissionKey}`
  const row = await db.row<{ id: string }>(sql`
    with wanted as (
      select id, ord
      from jsonb_array_elements_text(${photoIds}::jsonb) with ordinality as w(id, ord)
    ),
    usable as (
      select i.id, w.ord
      from images i
      join wanted w on w.id = i.id
      where i.user_id = ${user.id} and ${isLoose} and i.erase_after > now() and not ${inEdit}
      order by i.id
      for update of i
    ),
    m as (
      select m.*
      from moderation_log m
      where ${isRejectionOf(sql`${user.id}`)}
        and m.id = ${repostOf}::text
        and m.decided_at > ${photosKeptSince}
    ),
    created as (
      insert into properties (id, user_id, submission_key, ${fieldColumns})
      select ${newId()}, ${user.id}, ${submission.submissionKey}, ${fieldValues}
      from ${fieldsRow(sql`${JSON.stringify(fields)}::jsonb`)}
      where (select count(*) from usable) = (select count(*) from wanted)
        and not exists (select 1 ${rejectedBefore})
      on conflict do nothing
      returning id
    ),
    answered as (
      insert into moderation_log (${answerColumns})
      select ${answerValues(sql`${REPOSTED}`, null)}
      from m, created
      on conflict do nothing
    ),
    attached as (
      update images i
      set property_id = created.id, position = usable.ord - 1, erase_after = null
      from usable, created
      where i.id = usable.id
      returning i.id
    ),
    mailed as (${mailAdmins(deps, title, sql`select id from created`)})
    select id from created`)
  if (row) return okMailed(row)
  const earlier = await db.row<{ id: string }>(sql`
    select id
    from properties
    where user_id = ${user.id} and submission_key = ${submission.submissionKey}
    union all
    select m.property_id as id ${rejectedBefore} limit 1`)
  return earlier ? ok(earlier) : fail('photo_missing')
}

/** The same with a rate limit, for users who post through the site. */
export async function submitListing(
  deps: Deps,
  user: SessionUser,
  submission: Submission,
): Promise<Mailing<{ id: string }>> {
  const wait = await countAttempt(deps.db, `post:${user.id}`, RATE_LIMITS.post)
  return wait === null ? createListing(deps, user, submission) : rateLimited(wait)
}

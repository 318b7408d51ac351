import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import type { Written } from '../../contract/listing.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import { storedAbout } from '../../domain/listing/name.ts'
import { referenceKey } from '../../domain/listing/reference.ts'
import { REPOSTED } from '../../domain/moderation/constants.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'
import { type Mailing, okMailed } from '../mail/outbox.ts'
import { mailAdmins } from '../mail/queue.ts'
import {
  answerColumns,
  answerValues,
  isAnswered,
  isRejectionOf,
  photosKeptSince,
} from '../moderation/log.ts'
import { isFree } from '../photo/loose.ts'
import { countSent, fileLimits } from './by-file.ts'
import { fieldColumns, fieldsRow, fieldValues } from './columns.ts'
import { inAccount, storedOf } from './written.ts'

export type Submission = Written & {
  submissionKey: string
  reference?: string | null | undefined
  fileId?: string | null | undefined
  messagesOnly?: boolean | null | undefined
  noteToAdmin?: string | null | undefined
  /** The rejection after which this listing is posted again. */
  repostOf?: string | null | undefined
}

/**
 * Submits a listing for approval, with its photos, in one statement. The same submission key returns the same listing
 * again; `reference_taken` where another one of the user's has the same reference; `photo_missing` where a photo is
 * erased, in use, or belongs to somebody else. A rejected listing with the reference is the one that is posted again.
 * The line of its rejection is locked first, here and by an undo, so that there is no deadlock about its photos or its
 * reference.
 */
export async function createListing(
  deps: Deps,
  user: SessionUser,
  submission: Submission,
): Promise<Mailing<{ id: string }>> {
  const { db } = deps
  const said = storedOf(deps, user, submission)
  const stored = said.ok ? await inAccount(db, user, said.value) : said
  if (!stored.ok) return stored
  const { value: fields } = stored
  const photoIds = JSON.stringify([...new Set(submission.photoIds)])
  const repostOf = submission.repostOf ?? null
  const reference = submission.reference ?? null
  const compared = reference === null ? null : referenceKey(reference)
  const title = storedAbout(fields)
  // Counting `m` locks it before anything is written: a part that is only joined to no photos never runs.
  const row = await db.row<{ id: string }>(sql`
    with wanted as (
      select id, ord
      from jsonb_array_elements_text(${photoIds}::jsonb) with ordinality as w(id, ord)
    ),
    m as (
      select m.*
      from moderation_log m
      where ${isRejectionOf(sql`${user.id}`)}
        and m.decided_at > ${photosKeptSince}
        and (
          m.id = ${repostOf}::text
          or ${repostOf}::text is null
            and m.snapshot->>'referenceKey' = ${compared}::text
            and not ${isAnswered}
        )
      order by m.decided_at desc
      limit 1
      for update of m
    ),
    usable as (
      select i.id, w.ord
      from (select count(*) from m) locked, images i
      join wanted w on w.id = i.id
      where i.user_id = ${user.id} and ${isFree} and i.erase_after > now()
      order by i.id
      for update of i
    ),
    created as (
      insert into properties (
        id, user_id, submission_key, file_id, reference, reference_key, messages_only, note_to_admin,
        ${fieldColumns}
      )
      select ${newId()}, ${user.id}, ${submission.submissionKey}, ${submission.fileId ?? null},
        coalesce(${reference}::text, (select m.snapshot->>'reference' from m)),
        coalesce(${compared}::text, (select m.snapshot->>'referenceKey' from m)),
        coalesce(
          ${submission.messagesOnly ?? null}::boolean,
          (select (m.snapshot->>'messagesOnly')::boolean from m)
        ),
        ${submission.noteToAdmin || null}, ${fieldValues}
      from ${fieldsRow(sql`${JSON.stringify(fields)}::jsonb`)}
      where (select count(*) from m) <= 1
        and (select count(*) from usable) = (select count(*) from wanted)
        and not exists (select 1 ${rejectedBefore(user, submission)})
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
  return (await knownListing(deps.db, user, submission)) ?? fail('photo_missing')
}

const rejectedBefore = (user: SessionUser, { submissionKey }: Submission) => sql`
  from moderation_log m
  where ${isRejectionOf(sql`${user.id}`)} and m.snapshot->>'submissionKey' = ${submissionKey}`

/**
 * The listing that a submission has already made, also where it was rejected since; `reference_taken` where another one
 * of the user's has its reference, or that of the rejected listing; null for a new listing.
 */
async function knownListing(
  db: Db,
  user: SessionUser,
  submission: Submission,
): Promise<Result<{ id: string }> | null> {
  const { reference, repostOf, submissionKey } = submission
  const known = await db.row<{ id: string; other: boolean }>(sql`
    select p.id, false as other
    from properties p
    where p.user_id = ${user.id} and p.submission_key = ${submissionKey}
    union all
    select m.property_id, false ${rejectedBefore(user, submission)}
    union all
    select p.id, true
    from properties p
    where p.user_id = ${user.id}
      and p.reference_key = coalesce(
        ${reference ? referenceKey(reference) : null}::text,
        (
          select m.snapshot->>'referenceKey'
          from moderation_log m
          where ${isRejectionOf(sql`${user.id}`)} and m.id = ${repostOf ?? null}::text
        )
      )
    order by other
    limit 1`)
  if (!known) return null
  return known.other ? fail('reference_taken', { listingId: known.id }) : ok({ id: known.id })
}

/**
 * The same with a rate limit, for users who post through the site. A line of a file that is known already does not
 * count, so that a lost connection costs an agent nothing of the day.
 */
export async function submitListing(
  deps: Deps,
  user: SessionUser,
  submission: Submission,
): Promise<Mailing<{ id: string }>> {
  const { db } = deps
  const { fileId } = submission
  const byFile = fileId ? await fileLimits(db, user) : null
  const known = byFile ? await knownListing(db, user, submission) : null
  if (known) return known
  const refused = await countSent(db, user, 'post', { byFile, fileId })
  return refused ?? createListing(deps, user, submission)
}

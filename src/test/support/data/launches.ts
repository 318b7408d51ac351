import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../../contract/account.ts'
import { photoPath } from '../../../contract/paths.ts'
import type { Entry } from '../../../domain/content/schema.ts'
import type { LaunchFields } from '../../../domain/launch/schema.ts'
import { PHOTO_WIDTHS } from '../../../domain/photo/constants.ts'
import { createEntry } from '../../../server/content/entries.ts'
import type { Db } from '../../../server/db/client.ts'
import { sendLaunch } from '../../../server/launch/send.ts'
import { entryFields } from '../structure/entry-fields.ts'
import { launchFields } from '../structure/launch-fields.ts'
import { depsOn, makePhotoRow, newSubmissionKey } from './factories.ts'

/** Makes a launch that waits, with one picture, a new one by default; returns its id and that of the picture. */
export async function makeLaunch(
  db: Db,
  user: SessionUser,
  over: Partial<LaunchFields> = {},
  picture?: string,
): Promise<{ id: string; photoId: string }> {
  const photoId = picture ?? (await makePhotoRow(db, user))
  const sent = await sendLaunch(depsOn(db), user, {
    fields: { ...launchFields, ...over },
    photoIds: [photoId],
    submissionKey: newSubmissionKey(),
  })
  if (!sent.ok) throw new Error(`The launch was refused: ${JSON.stringify(sent)}`)
  return { id: sent.value.id, photoId }
}

/** The address of a stored picture, as an entry has it. */
export async function addressOf(db: Db, photoId: string): Promise<string> {
  const row = await db.row<{ key: string }>(sql`select key from images where id = ${photoId}`)
  return photoPath(row?.key ?? '', PHOTO_WIDTHS[1])
}

/** Publishes a launch that waits, with the site's own picture or those of `over`. */
export const publishLaunch = (db: Db, admin: SessionUser, launch: string, over: object = {}) =>
  createEntry(depsOn(db), admin, {
    collection: 'sentLaunch',
    fields: { ...entryFields.sentLaunch, ...over },
    submissionKey: newSubmissionKey(),
    launch,
  } as Entry & { submissionKey: string; launch: string })

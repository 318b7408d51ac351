import type { SessionUser } from '../../../contract/account.ts'
import type { LaunchFields } from '../../../domain/launch/schema.ts'
import type { Db } from '../../../server/db/client.ts'
import { sendLaunch } from '../../../server/launch/send.ts'
import { launchFields } from '../structure/launch-fields.ts'
import { depsOn, makePhotoRow, newSubmissionKey } from './factories.ts'

/** Makes a launch that waits, with one picture; returns its id and that of the picture. */
export async function makeLaunch(
  db: Db,
  user: SessionUser,
  over: Partial<LaunchFields> = {},
): Promise<{ id: string; photoId: string }> {
  const photoId = await makePhotoRow(db, user)
  const sent = await sendLaunch(depsOn(db), user, {
    fields: { ...launchFields, ...over },
    photoIds: [photoId],
    submissionKey: newSubmissionKey(),
  })
  if (!sent.ok) throw new Error(`The launch was refused: ${JSON.stringify(sent)}`)
  return { id: sent.value.id, photoId }
}

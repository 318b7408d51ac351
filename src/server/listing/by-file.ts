import { sql } from 'drizzle-orm/sql/sql'
import { FILE_LIMIT_TEXTS } from '#language/listing-file/texts-limits'
import type { SessionUser } from '../../contract/account.ts'
import type { Failure } from '../../contract/result.ts'
import { RATE_LIMITS } from '../../domain/account/constants.ts'
import { can } from '../../domain/permission/table.ts'
import { countAttempt, rateLimited } from '../account/rate-limit.ts'
import type { Db } from '../db/client.ts'

/** Whether what a user sends with the id of a file counts by the limits for files. An id by itself gives no right. */
export async function maySendFiles(db: Db, user: SessionUser): Promise<boolean> {
  if (!can(user.role, 'listing.sendFile')) return false
  const confirmed = await db.row(
    sql`select 1 from users u where u.id = ${user.id} and u.email_verified_at is not null`,
  )
  return confirmed !== undefined
}

/** What is counted, each with the limit for everybody and the one for files. */
const COUNTED = {
  post: [RATE_LIMITS.post, RATE_LIMITS.fileLines],
  edit: [RATE_LIMITS.post, RATE_LIMITS.fileLines],
  upload: [RATE_LIMITS.upload, RATE_LIMITS.filePhotos],
} as const

/** New and changed lines of files have one limit together. */
const FILE_KEYS = { post: 'file-lines', edit: 'file-lines', upload: 'file-photos' } as const

/**
 * Counts one more of what a user sends: by the limit for files (`byFile`), or by the one for everybody. Returns the
 * refusal where it is used up; `fileId` is that of the call, whether it counts or not.
 */
export async function countSent(
  db: Db,
  user: SessionUser,
  what: keyof typeof COUNTED,
  { byFile, fileId }: { byFile: boolean; fileId: string | null | undefined },
): Promise<Failure | null> {
  const [usual, ofFiles] = COUNTED[what]
  const wait = byFile
    ? await countAttempt(db, `${FILE_KEYS[what]}:${user.id}`, ofFiles)
    : await countAttempt(db, `${what}:${user.id}`, usual)
  if (wait === null) return null
  const refused = rateLimited(wait)
  return !byFile && fileId && can(user.role, 'listing.sendFile')
    ? { ...refused, message: FILE_LIMIT_TEXTS.unconfirmed(wait) }
    : refused
}

import { sql } from 'drizzle-orm/sql/sql'
import { FILE_LIMIT_TEXTS } from '#language/listing-file/texts-limits'
import type { SessionUser } from '../../contract/account.ts'
import type { FileQuota } from '../../contract/listing.ts'
import { type Failure, ok, type Result } from '../../contract/result.ts'
import { RATE_LIMITS } from '../../domain/account/constants.ts'
import { can } from '../../domain/permission/table.ts'
import { countAttempts, type Limit, rateLimited } from '../account/rate-limit.ts'
import { ago } from '../db/ago.ts'
import type { Db } from '../db/client.ts'

/** The limits of an account whose files have limits of their own. */
export type FileLimits = { lines: Limit; photos: Limit }

/**
 * The limits by which what a user sends with the id of a file counts: those for files, which an admin may have raised
 * for some days, or null for those of everybody. An id by itself gives no right.
 */
export async function fileLimits(db: Db, user: SessionUser): Promise<FileLimits | null> {
  if (!can(user.role, 'listing.sendFile')) return null
  const confirmed = await db.row<{ raised: number | null }>(sql`
    select case when u.file_lines_until > now() then u.file_lines end as raised
    from users u
    where u.id = ${user.id} and u.email_verified_at is not null`)
  if (!confirmed) return null
  const { fileLines: lines, filePhotos: photos } = RATE_LIMITS
  const times = (confirmed.raised ?? lines.attempts) / lines.attempts
  return {
    lines: { ...lines, attempts: lines.attempts * times },
    photos: { ...photos, attempts: photos.attempts * times },
  }
}

/** What is counted, each with the limit for everybody and the one for files. */
const COUNTED = {
  post: [RATE_LIMITS.post, 'lines'],
  edit: [RATE_LIMITS.post, 'lines'],
  availability: [RATE_LIMITS.post, 'lines'],
  upload: [RATE_LIMITS.upload, 'photos'],
} as const

/** New and changed lines of files, and homes that are gone, have one limit together. */
const FILE_KEYS = { lines: 'file-lines', photos: 'file-photos' } as const

/**
 * Counts one more of what a user sends: by the limit for files (`byFile`), or by the one for everybody. Returns the
 * refusal where it is used up; `fileId` is that of the call, whether it counts or not, and `besides` are other limits of
 * the same call.
 */
export async function countSent(
  db: Db,
  user: SessionUser,
  what: keyof typeof COUNTED,
  { byFile, fileId }: { byFile: FileLimits | null; fileId: string | null | undefined },
  besides: Parameters<typeof countAttempts>[1] = {},
): Promise<Failure | null> {
  const [usual, ofFiles] = COUNTED[what]
  const own = byFile
    ? { [`${FILE_KEYS[ofFiles]}:${user.id}`]: byFile[ofFiles] }
    : { [`${what}:${user.id}`]: usual }
  const wait = await countAttempts(db, { ...own, ...besides })
  if (wait === null) return null
  const refused = rateLimited(wait)
  return !byFile && fileId && can(user.role, 'listing.sendFile')
    ? { ...refused, message: FILE_LIMIT_TEXTS.unconfirmed(wait) }
    : refused
}

/** How many lines of files a user can still send now, and from when more. It counts nothing. */
export async function readFileQuota(db: Db, user: SessionUser): Promise<Result<FileQuota>> {
  const limits = await fileLimits(db, user)
  const { attempts, windowMs } = limits?.lines ?? RATE_LIMITS.post
  const key = `${limits ? FILE_KEYS.lines : 'post'}:${user.id}`
  const counted = await db.row<{ count: number; more_at: string }>(sql`
    select count, to_jsonb(window_start + make_interval(secs => ${windowMs / 1000})) as more_at
    from rate_limits
    where key = ${key} and window_start > ${ago(windowMs)}`)
  return ok({
    most: attempts,
    left: Math.max(0, attempts - (counted?.count ?? 0)),
    moreAt: counted?.more_at ?? null,
  })
}

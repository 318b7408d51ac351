import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import * as api from '../../contract/photo.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import { PHOTO_LIMITS } from '../../domain/photo/constants.ts'
import { imageKey, type Photo, variantKey } from '../../domain/photo/schema.ts'
import type { Deps } from '../deps.ts'
import { on } from '../http.ts'
import { newId } from '../ids.ts'
import { countSent, fileLimits } from '../listing/by-file.ts'
import { fileIdSchema } from '../schemas.ts'
import { eraseBlobs } from './erase.ts'
import { eraseIn } from './loose.ts'
import { comparePrints, printColumns } from './print-sql.ts'
import { processPhoto } from './process.ts'

const accountOf = (deps: Deps, { id }: SessionUser) =>
  deps.db.row(sql`select 1 from users where id = ${id}`)

/** Seeks copies of a new photo. It takes none away if that fails: the cleanup seeks them again. */
const compare = (deps: Deps, print: Parameters<typeof comparePrints>[1][number]) =>
  comparePrints(deps.db, [print]).catch((error: unknown) => {
    console.error(
      JSON.stringify({
        event: 'photo not compared',
        requestId: deps.requestId,
        error: String(error),
      }),
    )
  })

/**
 * Accepts an uploaded photo: checks and converts it, stores its row where the user has not reached the limit, then
 * stores its sizes. Photos of a file (`fileId`) by those who may send files have another limit. The row comes before
 * its blobs, so blobs without a row belong to nobody, whatever their age.
 */
export async function uploadPhoto(
  deps: Deps,
  user: SessionUser,
  bytes: Uint8Array,
  fileId: string | null = null,
): Promise<Result<Photo>> {
  const byFile = fileId ? await fileLimits(deps.db, user) : null
  const refused = await countSent(deps.db, user, 'upload', { byFile, fileId })
  if (refused) return refused
  const processed = await processPhoto(bytes)
  if (!processed.ok) return processed
  const { width, height, placeholder, contentHash, print, variants } = processed.value
  const photo = { id: newId(), key: imageKey(newId(16)), width, height, placeholder }
  const noted = await deps.db.row<{ printed: boolean }>(sql`
    with noted as (
      insert into images (
        id, key, user_id, width, height, bytes, placeholder, content_hash, file_id, erase_after
      )
      select ${photo.id}, ${photo.key}, ${user.id}, ${width}::int, ${height}::int,
        ${bytes.byteLength}::int, ${placeholder}, ${contentHash},
        ${byFile ? fileId : null}::text, ${eraseIn(LISTING_DAYS.unusedPhotos)}
      where exists (select 1 from users u where u.id = ${user.id} for key share)
        and unused_photos(${user.id}, ${LISTING_DAYS.unusedPhotos}, ${byFile !== null}::boolean)
          < ${byFile ? PHOTO_LIMITS.unusedOfFiles : PHOTO_LIMITS.unusedPerUser}
      returning content_hash
    ),
    printed as (
      insert into photo_prints (content_hash, views, bands)
      select noted.content_hash, ${printColumns(print)}
      from noted
      on conflict do nothing
      returning 1
    )
    select exists (select 1 from printed) as printed from noted`)
  if (!noted) return fail((await accountOf(deps, user)) ? 'photo_quota' : 'not_signed_in')
  const [written] = await Promise.all([
    Promise.allSettled(
      variants.map((variant) =>
        deps.photos.write(variantKey(photo.key, variant.width, variant.format), variant.bytes),
      ),
    ),
    noted.printed && compare(deps, { contentHash, views: print.views }),
  ])
  const failed = written.find((one) => one.status === 'rejected')
  if (!failed) {
    if (await accountOf(deps, user)) return ok(photo)
    // The account was deleted meanwhile, and the row with it.
    await eraseBlobs(deps.photos, photo.key)
    return fail('not_signed_in')
  }
  // If this fails too, the photo is erased later, like any unused one.
  await eraseBlobs(deps.photos, photo.key)
    .then(() => deps.db.rows(sql`delete from images where id = ${photo.id}`))
    .catch(() => {})
  throw failed.reason
}

export const uploadApi = on(api.uploadPhoto, 'bytes', async ({ deps, body, user, request }) => {
  const fileId = fileIdOf(request)
  return fileId === 'malformed' ? fail(fileId) : uploadPhoto(deps, user, body, fileId)
})

/** The id of the file that a photo is sent for; null for a photo of no file. */
function fileIdOf({ headers }: Request): string | null | 'malformed' {
  const sent = headers.get(api.FILE_HEADER)
  if (sent === null) return null
  return fileIdSchema.safeParse(sent).success ? sent : 'malformed'
}

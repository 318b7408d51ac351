import { sql } from 'drizzle-orm/sql/sql'
import upload from '../../../../functions/photo-upload.ts'
import type { SessionUser } from '../../../contract/account.ts'
import { IMAGE_FOLDER } from '../../../domain/photo/constants.ts'
import { type Photo, photoKeyOf } from '../../../domain/photo/schema.ts'
import type { Db } from '../../../server/db/client.ts'
import type { Deps } from '../../../server/deps.ts'
import type { PhotoStore } from '../../../server/photo/store.ts'
import { uploadPhoto } from '../../../server/photo/upload.ts'
import { type Answer, type Ask, ask } from '../http/requests.ts'

/** Keys of all blobs in a photo store, sorted. */
export async function storedBlobs(photos: PhotoStore): Promise<string[]> {
  const pages: string[][] = []
  for await (const page of photos.list(IMAGE_FOLDER)) pages.push(page)
  return pages.flat().sort()
}

/** Returns how many of these blobs belong to one photo. */
export const blobsOf = async (photos: PhotoStore, key: string) =>
  (await storedBlobs(photos)).filter((blob) => photoKeyOf(blob) === key).length

export const hasRow = async (db: Db, id: string) =>
  (await db.row(sql`select 1 from images where id = ${id}`)) !== undefined

/** Uploads a photo as its owner. */
export async function makeUpload(
  deps: Deps,
  owner: SessionUser,
  picture: Uint8Array,
): Promise<Photo> {
  const result = await uploadPhoto(deps, owner, picture)
  if (result.ok) return result.value
  throw new Error(`The photo was refused: ${result.code}`)
}

/** Uploads a photo like a browser. */
export const sendPhoto = (
  bytes: Uint8Array,
  over: Pick<Ask, 'cookie' | 'headers'>,
): Promise<Answer> =>
  ask(upload, {
    method: 'POST',
    path: '/api/photos',
    bytes,
    headers: { 'content-type': 'image/jpeg' },
    ...over,
  })

import { PHOTO_LIMITS } from '../domain/photo/constants.ts'
import type { Photo } from '../domain/photo/schema.ts'
import { endpoint, type } from './endpoint.ts'

/** The header of an upload with the id of the file of listings that the photo is for. */
export const FILE_HEADER = 'x-listing-file'

export const uploadPhoto = endpoint({
  method: 'POST',
  path: '/api/photos',
  action: 'photo.upload',
  body: type<Uint8Array>(),
  maxBytes: PHOTO_LIMITS.bytes,
  reply: type<Photo>(),
  status: 201,
})
export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/api/photos/:id',
  action: 'photo.remove',
  reply: type<{ id: string }>(),
})

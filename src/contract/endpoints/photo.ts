import { PHOTO_LIMITS } from '../../domain/photo/constants.ts'
import type { Photo } from '../../domain/photo/schema.ts'
import { ADDRESSES } from '../addresses.ts'
import { endpoint, withId } from '../endpoint.ts'

export const photoEndpoints = {
  uploadPhoto: endpoint<Photo>()<'photo.upload', Record<string, never>, Uint8Array>({
    ...ADDRESSES.uploadPhoto,
    action: 'photo.upload',
    body: 'bytes',
    maxBytes: PHOTO_LIMITS.bytes,
    status: 201,
  }),
  removePhoto: endpoint<{ id: string }>()({
    ...ADDRESSES.removePhoto,
    action: 'photo.remove',
    params: withId,
  }),
} as const

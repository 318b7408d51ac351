import { THIS } from '#language/language/this'
import { PHOTO_TEXTS } from '#language/photo/texts'
import * as photoApi from '../../contract/photo.ts'
import { fail, type Result } from '../../contract/result.ts'
import { LANGUAGE_HEADER } from '../../domain/language/constants.ts'
import type { Photo } from '../../domain/photo/schema.ts'
import { readReply } from '../lib/api.ts'

/** Milliseconds after which an upload counts as lost. */
const TIMEOUT_MS = 120_000

/** `fileId`: the file of listings that the photo is for. */
type Options = { onProgress?: (share: number) => void; signal?: AbortSignal; fileId?: string }

/** Uploads a photo. It uses XMLHttpRequest, because fetch reports no progress of an upload. Never rejects. */
export function uploadPhoto(
  blob: Blob,
  { onProgress, signal, fileId }: Options = {},
): Promise<Result<Photo>> {
  const { method, path } = photoApi.uploadPhoto
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const lose = () =>
      resolve(fail('internal', { message: PHOTO_TEXTS.connectionLost, unreached: true }))
    request.open(method, path)
    request.timeout = TIMEOUT_MS
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('content-type', blob.type)
    request.setRequestHeader(LANGUAGE_HEADER, THIS)
    if (fileId) request.setRequestHeader(photoApi.FILE_HEADER, fileId)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(readReply<Photo>(request.status, request.responseText))
    request.onerror = lose
    request.ontimeout = lose
    request.onabort = lose
    signal?.addEventListener('abort', () => request.abort())
    request.send(blob)
  })
}

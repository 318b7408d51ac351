import { createHash } from 'node:crypto'

/** SHA-256 of the bytes of an uploaded photo, as they came. */
export const contentHashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

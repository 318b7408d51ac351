import type { FieldErrors } from '../domain/text/validate.ts'
import type { ErrorCode } from './errors.ts'

/**
 * What went wrong for the caller. `fields` names form fields; `message` replaces the code's own sentence; `retryAfter`
 * is the time in seconds after which the same call may succeed; `listingId` is the listing that the user already has;
 * `unreached`: no answer came, so nobody knows whether the server acted.
 */
export type Failure = {
  ok: false
  code: ErrorCode
  fields?: FieldErrors
  message?: string
  retryAfter?: number
  listingId?: string
  unreached?: true
}
export type Result<T> = { ok: true; value: T } | Failure

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })
export const fail = (code: ErrorCode, extra: Omit<Failure, 'ok' | 'code'> = {}): Failure => ({
  ok: false,
  code,
  ...extra,
})

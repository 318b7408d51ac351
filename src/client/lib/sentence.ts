import type { ErrorCode } from '../../contract/errors.ts'
import { FAILED } from '../../contract/failed.ts'
import type { Failure } from '../../contract/result.ts'
import type { FieldErrors } from '../../domain/text/validate.ts'

/**
 * What a page says in its own words: `failed` where the server failed or could not be reached. With `only`, the server is
 * quoted for the codes named there, and `failed` is said for all others.
 */
export type OwnWords = { failed?: string; only?: readonly ErrorCode[] }

/** What a user reads about a failure. The server says a sentence with each code, so that pages need to know none. */
export function sentenceOf({ code, message }: Failure, { failed, only }: OwnWords = {}): string {
  const quoted = only ? only.includes(code) : code !== 'internal' || !failed
  return (quoted && message) || failed || FAILED
}

/** What a form says about a failure: at the fields that the server names, else in its summary. */
export function errorsOf(failure: Failure, own?: OwnWords): FieldErrors {
  const { fields = {} } = failure
  return Object.keys(fields).length > 0 ? fields : { _: sentenceOf(failure, own) }
}

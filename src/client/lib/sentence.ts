import { FAILED } from '#language/text/texts'
import type { ErrorCode } from '../../contract/errors.ts'
import type { Failure } from '../../contract/result.ts'
import type { FieldErrors } from '../../domain/text/validate.ts'

/**
 * A page's own words: `failed` for a failed or unreachable server. With `only`, the server's sentence is used for the
 * codes in it, and `failed` for all others. With `cause`, `failed` says nothing of the connection: if that was the
 * cause, a sentence about it follows.
 */
export type OwnWords = { failed?: string; only?: readonly ErrorCode[]; cause?: true }

/** Returns the sentence about a failure. The server sends one with each code: pages need no list of codes. */
export function sentenceOf(
  { code, message, unreached }: Failure,
  { failed, only, cause }: OwnWords = {},
): string {
  if (unreached && cause) return [failed, message].filter(Boolean).join(' ')
  const quoted = only ? only.includes(code) : code !== 'internal' || !failed
  return (quoted && message) || failed || FAILED
}

/** Returns the errors of a form after a failure: at the fields that the server names, or in the summary. */
export function errorsOf(failure: Failure, words?: OwnWords): FieldErrors {
  const { fields = {} } = failure
  return Object.keys(fields).length > 0 ? fields : { _: sentenceOf(failure, words) }
}

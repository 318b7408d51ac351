import { reasonSchema } from '../../domain/moderation/schema.ts'
import { type Validated, validate } from '../../domain/text/validate.ts'

/**
 * Checks a typed reason; returns it as it will be sent, or the error. A separate file, loaded at the first rejection.
 */
export function checkReason(text: string): Validated<string> {
  return validate(reasonSchema, text)
}

import { reasonSchema } from '../../domain/moderation/schema.ts'
import { type Validated, validate } from '../../domain/text/validate.ts'

/** A typed reason as it will be sent, or the sentence about it. A file of its own, loaded with the first rejection. */
export function checkReason(text: string): Validated<string> {
  return validate(reasonSchema, text)
}

import * as z from 'zod/mini'
import { requiredLine } from '../text/schema.ts'
import { mobileOr } from './atoms.ts'
import { ACCOUNT_LIMITS as LIMITS } from './constants.ts'
import { SIGN_UP_MESSAGES as SAY } from './messages.ts'
import { currentPassword } from './security-schema.ts'

/** What users change of their own account; `photoId` is an uploaded photo of theirs, or null for none. */
export const profileSchema = z.object({
  name: requiredLine(LIMITS.name, SAY.nameEmpty),
  mobileNumber: mobileOr(SAY.mobileInvalid),
  photoId: z.nullable(z.string().check(z.regex(/^[a-z0-9]{8,40}$/))),
})

export const deletionSchema = z.object({ currentPassword })

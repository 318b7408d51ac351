import * as z from 'zod/mini'
import { mobileOr } from './atoms.ts'
import { SIGN_UP_RESULT_TEXTS as SAY } from './texts.ts'
import { nameSchema } from './name.ts'
import { currentPassword } from './security-schema.ts'

/** What users change of their own account; `photoId` is an uploaded photo of theirs, or null for none. */
export const profileSchema = z.object({
  name: nameSchema,
  mobileNumber: mobileOr(SAY.mobileInvalid),
  whatsApp: z.boolean(),
  photoId: z.nullable(z.string().check(z.regex(/^[a-z0-9]{8,40}$/))),
})

export const deletionSchema = z.object({ currentPassword })

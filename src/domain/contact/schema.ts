import * as z from 'zod/mini'
import { CONTACT_RESULT_TEXTS as texts } from '#language/contact/texts'
import { COMPLAINT_TEXTS } from '#language/report/texts-complaints'
import { emailOr, mobileOr } from '../account/atoms.ts'
import { ACCOUNT_LIMITS } from '../account/constants.ts'
import { COMPLAINT_CLASSES } from '../report/complaints.ts'
import { requiredLine, requiredText } from '../text/schema.ts'
import { CONTACT_LIMITS } from './constants.ts'

/** The contact form; errors come in the order of its checks. */
export const contactSchema = z.object({
  name: requiredLine(ACCOUNT_LIMITS.name, texts.nameEmpty),
  mobileNumber: mobileOr(texts.mobileInvalid),
  email: emailOr(texts.emailInvalid),
  message: requiredText(CONTACT_LIMITS.message, texts.messageEmpty),
})

export type Contact = z.infer<typeof contactSchema>

/** The same to the office, which may be a complaint that the law sets a time for. */
export const officeMessageSchema = z.extend(contactSchema, {
  complaint: z.optional(z.enum(['', ...COMPLAINT_CLASSES], COMPLAINT_TEXTS.choose)),
})
export type OfficeMessage = z.infer<typeof officeMessageSchema>

import * as z from 'zod/mini'
import { longText } from '../text/schema.ts'
import { REPORT_LIMIT, REPORT_REASONS } from './constants.ts'
import { REPORT_MESSAGES } from './messages.ts'

/** What a visitor finds wrong with a listing; an empty note is none. */
export const reportSchema = z.object({
  reason: z.enum(REPORT_REASONS, REPORT_MESSAGES.reason),
  note: z.optional(longText(REPORT_LIMIT)),
})

export type Report = z.infer<typeof reportSchema>

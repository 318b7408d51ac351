import * as z from 'zod/mini'
import { longText } from '../text/schema.ts'
import { REPORT_LIMIT, REPORT_REASONS } from './constants.ts'
import { REPORT_TEXTS } from './texts.ts'

/** What a visitor finds wrong with a listing; an empty note is none. */
export const reportSchema = z.object({
  reason: z.enum(REPORT_REASONS, REPORT_TEXTS.reason),
  note: z.optional(longText(REPORT_LIMIT)),
})

/** Reports of one listing that are closed at once. */
const REPORTS_AT_ONCE = 100
/** Ids of the reports that an admin has read. */
export const reportIdsSchema = z
  .array(z.string().check(z.regex(/^[a-z0-9]{8,40}$/)))
  .check(z.minLength(1), z.maxLength(REPORTS_AT_ONCE))

export type Report = z.infer<typeof reportSchema>

import * as z from 'zod/mini'
import { REPORT_TEXTS } from '#language/report/texts'
import { emailOr } from '../account/atoms.ts'
import { longText } from '../text/schema.ts'
import { REPORT_LIMIT, REPORT_REASONS } from './constants.ts'

/** A visitor's report of a listing; an empty note or e-mail address counts as none. */
export const reportSchema = z.object({
  reason: z.enum(REPORT_REASONS, REPORT_TEXTS.reason),
  note: z.optional(longText(REPORT_LIMIT)),
  /** Where the answer goes to a visitor without an account. */
  email: z.optional(
    z.union([z.literal(''), emailOr(REPORT_TEXTS.emailInvalid)], REPORT_TEXTS.emailInvalid),
  ),
})

/** The most reports of one listing that are closed together. */
const REPORTS_AT_ONCE = 100
/** Ids of the reports that an admin has read. */
export const reportIdsSchema = z
  .array(z.string().check(z.regex(/^[a-z0-9]{8,40}$/)))
  .check(z.minLength(1), z.maxLength(REPORTS_AT_ONCE))

export type Report = z.infer<typeof reportSchema>

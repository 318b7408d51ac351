import * as z from 'zod/mini'
import { MODERATION_TEXTS } from '#english/moderation/texts'
import { OWN_REASON_TEXTS } from '#english/moderation/texts-reasons'
import { longText, requiredLine } from '../text/schema.ts'
import { BATCH_LIMIT, OWN_REASONS, REASON_LIMIT } from './constants.ts'

export const reasonSchema = z.pipe(
  longText(REASON_LIMIT),
  z.string().check(z.minLength(1, MODERATION_TEXTS.reasonMissing)),
)

/** A reason that an admin keeps: one line. */
export const ownReasonSchema = requiredLine(OWN_REASONS.length, OWN_REASON_TEXTS.missing)

/** The version of the listing that the admin saw; a decision on any other version is refused. */
export const versionSchema = z.number().check(z.int(), z.minimum(1), z.maximum(2_000_000_000))

/** Listings to approve together, each in the version that the admin saw. */
export const approvalsSchema = z
  .array(z.object({ id: z.string().check(z.regex(/^[a-z0-9]{8,40}$/)), version: versionSchema }))
  .check(z.minLength(1), z.maxLength(BATCH_LIMIT))

import * as z from 'zod/mini'
import { longText } from '../text/schema.ts'
import { REASON_LIMIT } from './constants.ts'
import { MODERATION_MESSAGES } from './messages.ts'

export const reasonSchema = z.pipe(longText(REASON_LIMIT), z.string().check(z.minLength(1, MODERATION_MESSAGES.reasonMissing)))

/** The state of the listing the admin saw; a decision on any other is refused. */
export const versionSchema = z.number().check(z.int(), z.minimum(1), z.maximum(2_000_000_000))

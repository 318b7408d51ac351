import * as z from 'zod/mini'
import { type Rule, schemaOf } from '../field/schema.ts'
import { LISTING_RULES, photoIdsSchema } from '../listing/schema.ts'
import { RERA_LINK_RULE } from '../rera/fields.ts'
import { requiredLine } from '../text/schema.ts'
import { LAUNCH_RESULT_TEXTS as texts } from '#language/launch/texts'
import { LAUNCH_DESK_TEXTS } from '#english/launch/texts-desk'
import { LAUNCH_LIMITS } from './constants.ts'
import { LAUNCH_FIELDS } from './fields.ts'

const RULES: readonly Rule[] = [
  ...LISTING_RULES,
  RERA_LINK_RULE,
  {
    fields: ['reraNumber', 'reraExempt'],
    shownAt: 'reraNumber',
    error: texts.registration,
    holds: ({ reraNumber, reraExempt }: { reraNumber?: string; reraExempt?: string }) =>
      Boolean(reraNumber || reraExempt),
  },
]

export const launchSchema = schemaOf(LAUNCH_FIELDS, RULES)
export type LaunchFields = z.infer<typeof launchSchema>

export const launchPhotosSchema = photoIdsSchema.check(z.minLength(1, texts.photos))

/** Why an admin does not publish a launch, as its builder reads it. */
export const launchReasonSchema = requiredLine(
  LAUNCH_LIMITS.reason,
  LAUNCH_DESK_TEXTS.reasonMissing,
)

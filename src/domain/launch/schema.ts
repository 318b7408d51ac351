import * as z from 'zod/mini'
import { LAUNCH_RESULT_TEXTS as texts } from '#language/launch/texts'
import { LISTING_FIELD_TEXTS } from '#language/listing/texts-poster'
import { type Rule, schemaOf } from '../field/schema.ts'
import { typeProblem } from '../listing/rules.ts'
import { photoIdsSchema } from '../listing/schema.ts'
import { RERA_LINK_RULE } from '../rera/fields.ts'
import { LAUNCH_FIELDS } from './fields.ts'

const RULES: readonly Rule[] = [
  {
    fields: ['propertyCategory', 'propertyType'],
    shownAt: 'propertyType',
    error: LISTING_FIELD_TEXTS.typeNotInCategory,
    holds: (choice: Parameters<typeof typeProblem>[0]) =>
      typeProblem(choice) !== 'typeNotInCategory',
  },
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

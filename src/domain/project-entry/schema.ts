import * as z from 'zod/mini'
import {
  ADMIN_PROPERTY_TYPES,
  CATEGORIES,
  LISTING_LIMITS,
  LISTING_TYPES,
  PROPERTY_TYPES,
} from '../listing/constants.ts'
import { LISTING_FIELD_TEXTS as texts } from '#language/listing/texts-poster'
import { typeProblem } from '../listing/rules.ts'
import { publicLine, publicText } from '../text/public.ts'
import { evenWithFieldErrors } from '../text/schema.ts'
import { PROJECT_ENTRY_FIELD_TEXTS as OWN } from '#language/project-entry/texts'

const TYPES = [
  ...new Set([
    ...PROPERTY_TYPES.Residential,
    ...PROPERTY_TYPES.Commercial,
    ...ADMIN_PROPERTY_TYPES,
  ]),
] as const

/** An entry of `projects`; price in rupees. */
export const projectEntrySchema = z
  .object({
    title: publicLine(LISTING_LIMITS.name, OWN.title),
    heading: publicLine(LISTING_LIMITS.name, OWN.heading),
    listingType: z.enum(LISTING_TYPES, texts.listingType),
    propertyCategory: z.enum(CATEGORIES, texts.propertyCategory),
    propertyType: z.enum(TYPES, texts.propertyType),
    location: publicLine(LISTING_LIMITS.locality, OWN.location),
    price: z
      .number(texts.price)
      .check(
        z.int(texts.price),
        z.minimum(1, texts.price),
        z.maximum(LISTING_LIMITS.price, texts.priceTooHigh),
      ),
    description: publicText(LISTING_LIMITS.description, OWN.description),
  })
  .check(
    z.refine((entry) => typeProblem(entry) === null, {
      error: texts.typeNotInCategory,
      path: ['propertyType'],
      when: evenWithFieldErrors,
    }),
  )

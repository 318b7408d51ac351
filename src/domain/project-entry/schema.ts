import * as z from 'zod/mini'
import {
  ADMIN_PROPERTY_TYPES,
  CATEGORIES,
  LISTING_LIMITS,
  LISTING_TYPES,
  PROPERTY_TYPES,
} from '../listing/constants.ts'
import { LISTING_FIELD_TEXTS as SAY } from '../listing/texts-poster.ts'
import { typeProblem } from '../listing/rules.ts'
import { publicLine, publicText } from '../text/public.ts'
import { evenWithFieldErrors } from '../text/schema.ts'
import { PROJECT_ENTRY_FIELD_TEXTS as OWN } from './texts.ts'

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
    listingType: z.enum(LISTING_TYPES, SAY.listingType),
    propertyCategory: z.enum(CATEGORIES, SAY.propertyCategory),
    propertyType: z.enum(TYPES, SAY.propertyType),
    location: publicLine(LISTING_LIMITS.locality, OWN.location),
    price: z
      .number(SAY.price)
      .check(
        z.int(SAY.price),
        z.minimum(1, SAY.price),
        z.maximum(LISTING_LIMITS.price, SAY.priceTooHigh),
      ),
    description: publicText(LISTING_LIMITS.description, OWN.description),
  })
  .check(
    z.refine((entry) => typeProblem(entry) === null, {
      error: SAY.typeNotInCategory,
      path: ['propertyType'],
      when: evenWithFieldErrors,
    }),
  )

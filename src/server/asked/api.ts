import * as z from 'zod/mini'
import { LISTING_FIELD_TEXTS } from '#language/listing/texts-poster'
import * as api from '../../contract/asked.ts'
import { ok } from '../../contract/result.ts'
import {
  ALL_PROPERTY_TYPES,
  LISTING_LIMITS,
  LISTING_TYPES,
} from '../../domain/listing/constants.ts'
import { requiredLine } from '../../domain/text/schema.ts'
import { on } from '../http.ts'
import { idSchema } from '../schemas.ts'
import { readAsked } from './homes.ts'
import { readAskedMonths } from './months.ts'

const place = requiredLine(LISTING_LIMITS.locality, LISTING_FIELD_TEXTS.locality)

const suchBody = z.object({
  home: z.object({
    listingType: z.enum(LISTING_TYPES),
    propertyType: z.enum(ALL_PROPERTY_TYPES),
    bedrooms: z.nullable(z.int().check(z.nonnegative(), z.maximum(LISTING_LIMITS.bedrooms))),
    city: place,
    locality: place,
    plotArea: z.number().check(z.positive(), z.maximum(LISTING_LIMITS.area)),
  }),
  own: z.nullable(idSchema),
})

export const askedApi = [
  on(api.readAskedFor, suchBody, async ({ deps, body }) =>
    ok(await readAsked(deps.db, body.home, body.own)),
  ),
  on(api.readAskedMonths, null, ({ deps, params }) => readAskedMonths(deps, params)),
]

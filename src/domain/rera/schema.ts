import * as z from 'zod/mini'
import { RERA_DESK } from '#english/rera/texts-desk'
import { LISTING_LIMITS } from '../listing/constants.ts'
import { requiredLine } from '../text/schema.ts'

/** The number that an admin has just seen: a note is of that number alone. */
export const numberSeen = z.object({
  number: requiredLine(LISTING_LIMITS.reraNumber, RERA_DESK.numberMissing),
})

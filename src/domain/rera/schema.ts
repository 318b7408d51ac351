import * as z from 'zod/mini'
import { LISTING_LIMITS } from '../listing/constants.ts'

/** The number that an admin has just seen: a note is of that number alone. */
export const numberSeen = z.object({
  number: z.string().check(z.minLength(1), z.maxLength(LISTING_LIMITS.reraNumber)),
})

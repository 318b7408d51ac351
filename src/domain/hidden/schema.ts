import * as z from 'zod/mini'
import { longText } from '../text/schema.ts'
import { HIDDEN_KINDS, HIDDEN_LIMITS } from './constants.ts'

/** The id of a home, or the key of a poster. */
const key = z.string().check(z.regex(/^[a-z0-9]{8,40}$/))
const kind = z.enum(HIDDEN_KINDS)
const some = z.maxLength(HIDDEN_LIMITS.perCall)

/** The changes of a device. An invalid name is dropped, so that it does not block the rest. */
export const hiddenChangesSchema = z.object({
  add: z
    .array(z.object({ kind, key, name: z.catch(longText(HIDDEN_LIMITS.name), '') }))
    .check(some),
  remove: z.array(z.object({ kind, key })).check(some),
})

import * as z from 'zod/mini'

/** Reports of one listing that are closed at once. */
const AT_ONCE = 100

/** Ids of the reports that an admin has read. */
export const reportIdsSchema = z
  .array(z.string().check(z.regex(/^[a-z0-9]{8,40}$/)))
  .check(z.minLength(1), z.maxLength(AT_ONCE))

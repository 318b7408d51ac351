import * as z from 'zod/mini'
import { HOME_VERDICTS } from './constants.ts'

/** What an admin says of a listing and another one, by its id; null takes back what was said. */
export const judgementSchema = z.object({
  other: z.string().check(z.regex(/^[a-z0-9]{1,40}$/)),
  verdict: z.nullable(z.enum(HOME_VERDICTS)),
})
export type Judgement = z.infer<typeof judgementSchema>

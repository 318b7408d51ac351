import * as z from 'zod/mini'
import { TOGETHER_TEXTS as texts } from '#language/together/texts'
import { optionalPublicText, publicLine } from '../text/public.ts'
import { ANSWERS, TOGETHER_LIMITS } from './constants.ts'

const id = z.string().check(z.regex(/^[a-z0-9]{8,40}$/))
const secret = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** The secret of a device that took an invitation without an account; null where the session says who calls. */
const seat = z.nullable(secret)

export const seatSchema = z.object({ seat })
export const invitationSchema = z.object({ secret })
export const takingSchema = z.object({
  secret,
  name: publicLine(TOGETHER_LIMITS.name, texts.nameMissing, texts.noContact),
})

/** What somebody says of a home; a part that is null stays as it is. An empty answer takes the former one back. */
export const sayingSchema = z.object({
  seat,
  listing: id,
  answer: z.nullable(z.enum(['', ...ANSWERS])),
  note: z.nullable(optionalPublicText(TOGETHER_LIMITS.note, texts.noContact)),
})
export const takingBackSchema = z.object({ seat, listing: id })
export const sharedSearchSchema = z.object({ search: id, shared: z.boolean() })
export const togetherMailsSchema = z.object({ seat, mails: z.boolean() })

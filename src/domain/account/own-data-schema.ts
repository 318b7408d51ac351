import * as z from 'zod/mini'
import { AGENT_RERA_TEXTS, SIGN_UP_RESULT_TEXTS as texts } from '#language/account/texts'
import { LANGUAGES } from '../language/constants.ts'
import { AGENT_RERA_MOST } from '../rera/constants.ts'
import { agentReraState } from '../rera/numbers.ts'
import { visible } from '../text/signs.ts'
import { mobileOr } from './atoms.ts'
import { nameSchema } from './name.ts'
import { currentPassword } from './security-schema.ts'

/** An agent's number, stored without spaces and in capitals; empty for none. Any state's format is valid. */
const agentReraSchema = z.string().check(
  z.maxLength(2 * AGENT_RERA_MOST, { error: AGENT_RERA_TEXTS.odd, abort: true }),
  z.overwrite((text) => visible(text).replaceAll(' ', '').toUpperCase()),
  z.maxLength(AGENT_RERA_MOST, AGENT_RERA_TEXTS.odd),
  z.refine((number) => number === '' || agentReraState(number) !== null, AGENT_RERA_TEXTS.odd),
)

/** What users can change in their own account; `photoId` is a photo that they uploaded, or null. */
export const profileSchema = z.object({
  name: nameSchema,
  mobileNumber: mobileOr(texts.mobileInvalid),
  whatsApp: z.boolean(),
  messagesOnly: z.optional(z.boolean()),
  language: z.optional(z.enum(LANGUAGES)),
  agentRera: agentReraSchema,
  photoId: z.nullable(z.string().check(z.regex(/^[a-z0-9]{8,40}$/))),
})

export const deletionSchema = z.object({ currentPassword })

import * as z from 'zod/mini'
import { withPlainDigits } from '../text/digits.ts'
import { AGENT_RERA_MOST, agentReraState } from './agent-rera.ts'
import { mobileOr } from './atoms.ts'
import { SIGN_UP_RESULT_TEXTS as SAY } from './texts.ts'
import { AGENT_RERA_TEXTS } from './texts-agent-rera.ts'
import { nameSchema } from './name.ts'
import { currentPassword } from './security-schema.ts'

/** An agent's number as it is stored, without blanks and in capitals; empty for none. The form of any state will do: agents work in several. */
const agentReraSchema = z.string().check(
  z.overwrite((text) => withPlainDigits(text).replace(/\s/g, '').toUpperCase()),
  z.maxLength(AGENT_RERA_MOST, AGENT_RERA_TEXTS.odd),
  z.refine((number) => number === '' || agentReraState(number) !== null, AGENT_RERA_TEXTS.odd),
)

/** What users change of their own account; `photoId` is an uploaded photo of theirs, or null for none. */
export const profileSchema = z.object({
  name: nameSchema,
  mobileNumber: mobileOr(SAY.mobileInvalid),
  whatsApp: z.boolean(),
  agentRera: agentReraSchema,
  photoId: z.nullable(z.string().check(z.regex(/^[a-z0-9]{8,40}$/))),
})

export const deletionSchema = z.object({ currentPassword })

import * as z from 'zod/mini'
import { requiredText } from '../text/schema.ts'
import { hasLink } from '../text/links.ts'
import { ANSWER_LIMIT } from './constants.ts'
import { ANSWER_TEXTS } from '#language/enquiry/texts'

/** The portal vouches for no page that an answer leads to, so it has no links. */
export const answerSchema = z.object({
  answer: requiredText(ANSWER_LIMIT, ANSWER_TEXTS.missing).check(
    z.refine((answer) => !hasLink(answer), ANSWER_TEXTS.link),
  ),
  shareEmail: z.optional(z.boolean()),
})

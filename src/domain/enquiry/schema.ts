import * as z from 'zod/mini'
import { ANSWER_TEXTS } from '#language/enquiry/texts'
import { hasLink } from '../text/links.ts'
import { requiredText } from '../text/schema.ts'
import { ANSWER_LIMIT } from './constants.ts'

/** The portal vouches for no page that an answer leads to, so it has no links. */
export const answerSchema = z.object({
  answer: requiredText(ANSWER_LIMIT, ANSWER_TEXTS.missing).check(
    z.refine((answer) => !hasLink(answer), ANSWER_TEXTS.link),
  ),
  shareEmail: z.optional(z.boolean()),
})

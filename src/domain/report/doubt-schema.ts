import * as z from 'zod/mini'
import { DOUBT_TEXTS } from '#language/report/texts-doubt'
import { requiredText } from '../text/schema.ts'
import { DOUBT_ANSWER_LIMIT } from './doubt.ts'

/** What a poster answers who was asked about the right to offer a home. Only admins read it. */
export const doubtAnswerSchema = z.object({
  answer: requiredText(DOUBT_ANSWER_LIMIT, DOUBT_TEXTS.missing),
})

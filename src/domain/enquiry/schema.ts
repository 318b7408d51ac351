import * as z from 'zod/mini'
import { requiredText } from '../text/schema.ts'
import { ANSWER_LIMIT } from './constants.ts'
import { ANSWER_TEXTS } from './texts.ts'

export const answerSchema = z.object({ answer: requiredText(ANSWER_LIMIT, ANSWER_TEXTS.missing) })

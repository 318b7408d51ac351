import * as z from 'zod/mini'
import { PAPER_DESK_TEXTS as texts } from '#english/right-to-offer/texts-desk'
import { longText, requiredText } from '../text/schema.ts'
import { AGREEING, AGREEING_LEAST, PAPER_ANSWERS, RIGHT_LIMITS } from './constants.ts'

/** A reason as the poster reads it. */
export const rightReasonSchema = requiredText(RIGHT_LIMITS.reason, texts.reasonMissing)

/** An admin's answer: "seen" names what agrees, a refusal its reason. */
export const paperAnswerSchema = z
  .object({
    answer: z.enum(PAPER_ANSWERS),
    agree: z.array(z.enum(AGREEING)).check(z.maxLength(AGREEING.length)),
    reason: z.nullable(longText(RIGHT_LIMITS.reason)),
  })
  .check(
    z.refine(({ answer, agree }) => answer !== 'seen' || new Set(agree).size >= AGREEING_LEAST, {
      path: ['agree'],
      error: texts.agreeMissing,
    }),
    z.refine(
      ({ answer, reason }) =>
        answer !== 'refused' || rightReasonSchema.safeParse(reason ?? '').success,
      { path: ['reason'], error: texts.reasonMissing },
    ),
  )

import * as z from 'zod/mini'
import { RIGHT_TEXTS as texts } from '#language/right-to-offer/texts'
import { emailOr } from '../account/atoms.ts'
import { requiredLine } from '../text/schema.ts'
import { PAPER_LIMITS, RIGHT_LIMITS, SHOWN_PAPERS } from './constants.ts'

const line = (limit: number) =>
  z.optional(z.nullable(z.union([z.literal(''), requiredLine(limit, '')])))

/** Which home of a building it is. A house has a number and no tower. */
const homeSchema = z.object({
  unit: requiredLine(RIGHT_LIMITS.unit, texts.errors.unit),
  tower: line(RIGHT_LIMITS.tower),
})

/** What is told with a paper. */
export const paperFieldsSchema = z.extend(homeSchema, {
  kind: z.enum(SHOWN_PAPERS, texts.errors.kind),
})
export type PaperFields = z.infer<typeof paperFieldsSchema>

/** Characters of a page as base64. */
const PAGE_LENGTH = Math.ceil(PAPER_LIMITS.bytes / 3) * 4

/** A paper as it is sent: its pages are JPEGs, drawn on the device, as base64. */
export const paperSchema = z.extend(paperFieldsSchema, {
  pages: z
    .array(z.string().check(z.maxLength(PAGE_LENGTH), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)))
    .check(z.minLength(1, texts.errors.pages), z.maxLength(PAPER_LIMITS.pages)),
})
export type SentPaper = z.infer<typeof paperSchema>

/** The home of which an agent has the owner asked by a mail. */
export const askOwnerSchema = z.extend(homeSchema, { email: emailOr(texts.errors.email) })
export type AskedOwner = z.infer<typeof askOwnerSchema>

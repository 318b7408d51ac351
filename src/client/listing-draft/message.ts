import { FIELD_NAMES, type FieldName } from '../../domain/listing/fields.ts'
import { flag, type Kind, listOf, objectOf, parsed, text } from '../lib/stored.ts'

/** The most letters of a message that the form reads. */
export const MOST_LETTERS = 20_000

/** A field that a message filled, or would have filled, and what stood there before. */
export type Change = { field: FieldName; before: string; said: string }
/** The message that the draft was filled from. It is stored with the draft. */
export type MessageState = {
  /** Whether what it filled is told beside the form. */
  shown: boolean
  /** Fields filled, until each is confirmed. */
  filled: readonly Change[]
  confirmed: readonly FieldName[]
  /** Answers of the poster that say something else. */
  kept: readonly Change[]
  asks: readonly { field: FieldName; options: readonly { label: string; value: string }[] }[]
  rest: readonly string[]
  leftOut: readonly string[]
}

const field: Kind<FieldName> = (value) => FIELD_NAMES.find((name) => name === value)
const changes = listOf(objectOf({ field, before: text, said: text }))
const state: Kind<MessageState> = objectOf({
  shown: flag,
  filled: changes,
  confirmed: listOf(field),
  kept: changes,
  asks: listOf(objectOf({ field, options: listOf(objectOf({ label: text, value: text })) })),
  rest: listOf(text),
  leftOut: listOf(text),
})

/** Restores what a browser has stored; null for anything else. */
export const messageState = (stored: string | undefined): MessageState | null =>
  parsed(stored, state) ?? null

/** The fields whose answers are those of the message, and that nobody has confirmed. */
export const markedFields = (
  message: MessageState | null,
  values: Readonly<Record<FieldName, string>>,
): ReadonlySet<FieldName> =>
  new Set(
    message?.filled
      .filter(({ field, said }) => values[field] === said && !message.confirmed.includes(field))
      .map(({ field }) => field),
  )

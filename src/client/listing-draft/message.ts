import type { FieldName } from '../../domain/listing/fields.ts'
import { type Kind, parsed } from '../lib/stored.ts'

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

/** Restores what a browser has stored; null for anything else. */
export function messageState(stored: string | undefined): MessageState | null {
  return parsed(stored, aMessage) ?? null
}

const aMessage: Kind<MessageState> = (value) => {
  const state = value as MessageState | null
  const lists = state && [state.filled, state.confirmed, state.kept, state.asks, state.rest]
  return lists?.every(Array.isArray) && Array.isArray(state?.leftOut) ? state : undefined
}

/** The fields whose answers are those of the message, and that nobody has confirmed. */
export const markedFields = (
  state: MessageState | null,
  values: Readonly<Record<FieldName, string>>,
): ReadonlySet<FieldName> =>
  new Set(
    state?.filled
      .filter(({ field, said }) => values[field] === said && !state.confirmed.includes(field))
      .map(({ field }) => field),
  )

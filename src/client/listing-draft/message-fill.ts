import { FIELD_NAMES, type FieldName, fieldOf } from '../../domain/listing/fields.ts'
import {
  answersIn,
  homesInMessage,
  type MessageAnswers,
  type MessageHome,
} from '../../domain/listing-draft/from-message.ts'
import { typesOnOffer } from '../../domain/listing-draft/rules.ts'
import { $draft, $message, answer, keepMessage } from './draft.store.ts'
import type { Change, MessageState } from './message.ts'

export const homesIn = (text: string): readonly MessageHome[] => homesInMessage(text, new Date())

const isBlank = (field: FieldName, value: string) =>
  value.trim() === '' || value === fieldOf(field).initial

/** Fills the draft with what a home of a message says. What the poster has answered otherwise stays. */
export function fillFrom(home: MessageHome): void {
  const said: MessageAnswers = answersIn(home.text, new Date(), home.beside)
  const filled: Change[] = []
  const kept: Change[] = []
  for (const field of FIELD_NAMES) {
    const value = said.answers[field]
    if (value === undefined) continue
    const before = $draft.get()[field]
    const change = { field, before, said: value }
    if (before === value) continue
    const isOffered =
      field !== 'propertyType' || typesOnOffer($draft.get(), null).some((type) => type === value)
    if (!isOffered) continue
    if (isBlank(field, before)) {
      filled.push(change)
      answer(field, value)
    } else kept.push(change)
  }
  const isOpen = (field: FieldName) => isBlank(field, $draft.get()[field])
  const earlier = $message.get()
  // A second message adds to the first, and is taken back with it.
  keepMessage({
    shown: true,
    kept,
    rest: said.rest,
    leftOut: said.leftOut,
    filled: [...(earlier?.filled ?? []), ...filled],
    confirmed: earlier?.confirmed ?? [],
    asks: said.asks.filter(({ field }) => isOpen(field)),
  })
}

const put = (change: (state: MessageState) => Partial<MessageState>): void => {
  const state = $message.get()
  if (state) keepMessage({ ...state, ...change(state) })
}

/** The poster's answer to what a message left open. */
export function answerAsk(field: FieldName, value: string): void {
  const before = $draft.get()[field]
  answer(field, value)
  put(({ asks, filled, confirmed }) => ({
    asks: asks.filter((ask) => ask.field !== field),
    filled: [...filled, { field, before, said: value }],
    confirmed: [...confirmed, field],
  }))
}

/** Whether the message or the poster's own answer counts. */
export function settleKept(field: FieldName, isMessage: boolean): void {
  const change = $message.get()?.kept.find((one) => one.field === field)
  if (!change) return
  if (isMessage) answer(field, change.said)
  put(({ kept, filled, confirmed }) => ({
    kept: kept.filter((one) => one !== change),
    ...(isMessage ? { filled: [...filled, change], confirmed: [...confirmed, field] } : {}),
  }))
}

/** Takes back all that the message has filled. What was changed since stays. */
export function undoMessage(): void {
  for (const { field, before, said } of ($message.get()?.filled ?? []).toReversed())
    if ($draft.get()[field] === said) answer(field, before)
  keepMessage(null)
}

/** Closes what is told of the message; its marks stay at the fields. */
export const closeMessage = (): void => put(() => ({ shown: false }))

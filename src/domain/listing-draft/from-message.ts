import { shownValue } from '#language/listing/texts-values'
import { readingOf } from '../field/reading.ts'
import { FIELD_NAMES, type FieldName, fieldOf } from '../listing/fields.ts'
import { factsIn, homesAndRest, optionsOf } from '../listing-file/listing-file.ts'
import {
  likelier,
  type Reading,
  readChoice,
  readChoices,
  readDate,
  taken,
} from '../reading/reading.ts'
import { hiddenFields, typesOnOffer, withFittingType } from './rules.ts'
import { type DraftValues, EMPTY_DRAFT } from './values.ts'

/** A word of a message that may mean several answers. */
export type MessageAsk = {
  field: FieldName
  written: string
  options: readonly { label: string; value: string }[]
}
/** What a message says of a home: answers as they are typed into the form, and what it leaves open. */
export type MessageAnswers = {
  answers: Partial<DraftValues>
  asks: readonly MessageAsk[]
  /** What was not read, and what is never taken. */
  rest: readonly string[]
  leftOut: readonly string[]
}

/** What a message says of a home, and what it says beside all homes. */
export type MessageHome = { text: string; beside: readonly string[] }

/** The homes that a text offers; a text that does not say so much is one. */
export function homesInMessage(text: string, today: Date): readonly MessageHome[] {
  const { homes, unread } = homesAndRest(text, today)
  if (homes.length > 0) return homes.map((home) => ({ text: home, beside: unread }))
  return Object.keys(factsIn(text, today).facts).length > 0 ? [{ text, beside: [] }] : []
}

/** What no text states itself: these follow from the rest of it as well. */
const DERIVED: readonly FieldName[] = ['listingType', 'propertyCategory', 'propertyType', 'city']
const STATED: ReadonlySet<FieldName> = new Set(
  FIELD_NAMES.filter((name) => !DERIVED.includes(name)),
)

type Answer = { value: string } | { ask: MessageAsk['options'] } | null

const chosen = (reading: Reading<string> | null, shown: (value: string) => string): Answer => {
  if (!reading || reading.is === 'refused') return null
  if (reading.is === 'taken') return { value: reading.value }
  return { ask: reading.readings.map(({ value }) => ({ label: shown(value), value })) }
}

/** What is typed for a field. A figure stays as it was written: the form's own reader reads it, and asks. */
function answerTo(name: FieldName, text: string, typed: Partial<DraftValues>, today: Date): Answer {
  const field = fieldOf(name)
  switch (field.kind) {
    case 'choice':
      return chosen(readChoice(name, text, optionsOf(name) ?? []), shownValue)
    case 'choices': {
      const { chosen: all } = readChoices(name, text, optionsOf(name) ?? [])
      return all.length > 0 ? { value: all.join('\n') } : null
    }
    case 'date': {
      const day = readDate(text, today)
      const one = day && likelier(day)
      return one && day ? chosen(day, (iso) => taken(iso, one.said).said) : null
    }
    case 'line':
    case 'text':
      return text.length <= field.max ? { value: text } : null
    default: {
      const reading = readingOf(name, field, { ...typed, [name]: text })
      if (!reading || reading.is === 'refused') return null
      // "2bhk" chooses the chip, which is called by its number.
      const isChip = field.kind === 'count' && field.chips && reading.is === 'taken'
      return { value: isChip ? reading.value.plain : text }
    }
  }
}

/** What a home of a message says for the form. */
export function answersIn(
  text: string,
  today: Date,
  beside: readonly string[] = [],
): MessageAnswers {
  const { facts, rest, leftOut } = factsIn(text, today)
  let values: DraftValues = { ...EMPTY_DRAFT }
  const asks: MessageAsk[] = []
  const unread = rest ? [rest] : []
  for (const name of FIELD_NAMES) {
    const written = facts[name]
    if (written === undefined) continue
    const answer = answerTo(name, written, values, today)
    if (answer && 'value' in answer)
      values = withFittingType(values, { ...values, [name]: answer.value })
    else if (answer) asks.push({ field: name, written, options: answer.ask })
    else unread.push(written)
  }
  const hidden = hiddenFields(values)
  const offered = typesOnOffer(values, null)
  const fits = (name: FieldName) =>
    !hidden.has(name) && (name !== 'propertyType' || offered.some((type) => type === values[name]))
  const answers = Object.fromEntries(
    FIELD_NAMES.filter((name) => values[name] !== EMPTY_DRAFT[name] && fits(name)).map((name) => [
      name,
      values[name],
    ]),
  )
  // "Deposit 50k" of a home for sale.
  const unasked = FIELD_NAMES.flatMap((name) => {
    const isOpen = asks.some(({ field }) => field === name) && !hidden.has(name)
    return name in answers || isOpen || !STATED.has(name) ? [] : (facts[name] ?? [])
  })
  return {
    answers,
    asks: asks.filter(({ field }) => !hidden.has(field)),
    rest: [...unread, ...unasked.filter((said) => !unread.includes(said)), ...beside],
    leftOut,
  }
}

import { shownValue } from '#language/listing/texts-values'
import { chosenOf } from '../field/draft.ts'
import { FIELD_NAMES, type FieldName, fieldOf } from '../listing/fields.ts'
import { formatLongDate } from '../time/calendar.ts'
import { nameOfDraft } from './name.ts'
import { hiddenFields } from './rules.ts'
import { LAST_STEP } from './steps.ts'
import type { DraftValues } from './values.ts'

// On a phone the posting form is a talk: one question a screen, its turns, in the order of the steps.

/** What stands in the place of a question without fields of its own: the way to what else can be said, and the photos. */
export const MORE = 'more'
export const PHOTOS = 'photos'
export type TurnName = FieldName | typeof MORE | typeof PHOTOS

/** One question of the talk. `extra`: it is asked only of who wants to say more. */
export type Turn = { name: TurnName; step: number; fields: readonly FieldName[]; extra: boolean }

/** What buyers filter by, asked first of all that is optional. */
export const ASKED_FIRST: readonly FieldName[] = [
  'bedrooms',
  'floorNumber',
  'furnishing',
  'availableFrom',
]

/** What one question asks for together, by its first field. */
const TOGETHER: Partial<Record<FieldName, readonly FieldName[]>> = {
  propertyType: ['propertyCategory', 'propertyType'],
  plotArea: ['plotArea', 'areaUnit', 'areaBasis'],
  reraNumber: ['reraNumber', 'reraExempt'],
}
const ASKED_WITH: readonly FieldName[] = ['propertyCategory', 'areaUnit', 'areaBasis', 'reraExempt']

/** The optional fields of the second step that a form or a talk asks first, and those that come after them. */
export function firstAndMore(names: readonly FieldName[]): [FieldName[], FieldName[]] {
  const first = ASKED_FIRST.filter((name) => names.includes(name))
  return [first, names.filter((name) => !first.includes(name))]
}

/** The questions about a listing after the answers so far, in their order. */
export function turnsOf(values: DraftValues): readonly Turn[] {
  const hidden = hiddenFields(values)
  const turn = (name: FieldName, extra = false): Turn => ({
    name,
    step: fieldOf(name).step,
    fields: (TOGETHER[name] ?? [name]).filter((one) => !hidden.has(one)),
    extra,
  })
  const asked = FIELD_NAMES.filter((name) => !hidden.has(name) && !ASKED_WITH.includes(name))
  const ofStep = (step: number) => asked.filter((name) => fieldOf(name).step === step)
  const [first, more] = firstAndMore(ofStep(2))
  const bare = (name: typeof MORE | typeof PHOTOS, step: number): Turn => ({
    name,
    step,
    fields: [],
    extra: false,
  })
  return [
    ...ofStep(1).map((name) => turn(name)),
    ...first.map((name) => turn(name)),
    bare(MORE, 2),
    ...more.map((name) => turn(name, true)),
    ...ofStep(3).map((name) => turn(name)),
    bare(PHOTOS, LAST_STEP),
  ]
}

export const isFirstTurn = ({ name }: Turn): boolean => name === FIELD_NAMES[0]

/** The question of this name, or the one that asks for a field of this name. */
export function turnFor(turns: readonly Turn[], name: string): Turn | undefined {
  return (
    turns.find((turn) => turn.name === name) ??
    turns.find(({ fields }) => fields.some((field) => field === name))
  )
}

const isSaid = (name: FieldName, values: DraftValues) =>
  name === 'projectBuildingName' ? nameOfDraft(values).name !== '' : values[name].trim() !== ''

/** Whether a question has its answer, as far as one is needed or was given. */
export function isAnswered({ fields }: Turn, values: DraftValues): boolean {
  const needed = fields.filter((name) => fieldOf(name).required)
  if (needed.length > 0) return needed.every((name) => isSaid(name, values))
  return fields.some((name) => isSaid(name, values))
}

/** The question at which a step opens: the first without an answer, or else its first. */
export function turnToOpen(
  turns: readonly Turn[],
  step: number,
  values: DraftValues,
): Turn | undefined {
  const ofStep = turns.filter((turn) => turn.step === step && !turn.extra)
  return ofStep.find((turn) => !isAnswered(turn, values)) ?? ofStep[0]
}

/** The questions before and after one. What more can be said follows only whom it was opened from. */
export function neighboursOf(
  turns: readonly Turn[],
  now: Turn,
): { before: Turn | undefined; after: Turn | undefined } {
  const row = now.extra ? turns : turns.filter(({ extra }) => !extra)
  const at = row.findIndex(({ name }) => name === now.name)
  return { before: row[at - 1], after: row[at + 1] }
}

/** Its number, from 1, among the questions that everybody is asked or among those that say more. */
export function placeOfTurn(turns: readonly Turn[], now: Turn): { at: number; of: number } {
  const row = turns.filter(({ extra }) => extra === now.extra)
  return { at: row.findIndex(({ name }) => name === now.name) + 1, of: row.length }
}

/** Whether the answer is one choice, so that a tap on it is all that there is to do. */
export function isOneChoice({ fields }: Turn): boolean {
  return fields.every((name) => ['choice', 'count', 'floor', 'date'].includes(fieldOf(name).kind))
}

/** The first question before another whose needed answer is missing, as after a change of what was said earlier. */
export function missingBefore(
  turns: readonly Turn[],
  goal: Turn | undefined,
  values: DraftValues,
): Turn | undefined {
  const end = turns.findIndex(({ name }) => name === goal?.name)
  return turns
    .slice(0, end < 0 ? turns.length : end)
    .find(
      (turn) =>
        turn.fields.some((name) => fieldOf(name).required && fieldOf(name).kind !== 'choices') &&
        !isAnswered(turn, values),
    )
}

/** What was said to a question, as it is read; empty where nothing was. */
export function saidTo({ fields }: Turn, values: DraftValues, shownName = (name: string) => name) {
  if (fields.includes('projectBuildingName')) return shownName(nameOfDraft(values).name)
  const said = fields.map((name) => {
    const field = fieldOf(name)
    const value = values[name].trim()
    if (value === '' || (field.initial !== undefined && values.plotArea.trim() === '')) return ''
    if (field.kind === 'date') return formatLongDate(value)
    if (field.kind === 'choices') return chosenOf(field.options, value).map(shownValue).join(', ')
    return field.kind === 'choice' ? (field.labels?.[value] ?? shownValue(value)) : value
  })
  return said.filter(Boolean).join(' · ')
}

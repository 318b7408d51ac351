import { persistentMap } from '@nanostores/persistent'
import { atom, computed } from 'nanostores'
import { WIZARD_TEXTS } from '#language/listing-draft/texts'
import type { Reader } from '../../domain/field/reading.ts'
import { FIELD_NAMES, type FieldName } from '../../domain/listing/fields.ts'
import { madeName } from '../../domain/listing/name.ts'
import type { ListingFields } from '../../domain/listing/schema.ts'
import type { Answered, Known, Posted } from '../../domain/listing-draft/check.ts'
import type { ShowName } from '../../domain/listing-draft/name.ts'
import type { Posting } from '../../domain/listing-draft/posting.ts'
import { withAnswer } from '../../domain/listing-draft/rules.ts'
import { type DraftSketch, EMPTY_SKETCH } from '../../domain/listing-draft/sketch.ts'
import { stepOf } from '../../domain/listing-draft/steps.ts'
import {
  type DraftValues,
  EMPTY_DRAFT,
  isEmptyDraft,
  restoreDraft,
} from '../../domain/listing-draft/values.ts'
import type { Question } from '../../domain/reading/reading.ts'
import type { FieldErrors } from '../../domain/text/validate.ts'
import { keyOf } from '../lib/submission-key.ts'
import { type MessageState, markedFields, messageState } from './message.ts'
import { draftName, isAdminPostingForm } from './posting.ts'
import { $step, goToField, goToStep } from './step.ts'

/** One key for each field: two tabs with the same draft never overwrite each other's newer answers. */
const $stored = persistentMap<Record<string, string | undefined>>(`${draftName}:`, {})

export const $draft = computed($stored, (stored): DraftValues => restoreDraft(stored))
/** What the draft will be posted as. */
export const $posting = computed(
  $stored,
  ({ posting }): Posting =>
    isAdminPostingForm ? (posting === 'postedLaunch' ? posting : 'postedProject') : 'listing',
)
export const $draftIsEmpty = computed($draft, isEmptyDraft)

/** The message that the draft was filled from. It goes with the draft. */
export const $message = computed($stored, ({ message }) => messageState(message))
export const $marked = computed([$message, $draft], markedFields)
export const keepMessage = (state: MessageState | null): void =>
  $stored.setKey('message', state ? JSON.stringify(state) : undefined)
/** The poster's word that what a message says of a field is right. */
export function confirmRead(field: FieldName): void {
  const state = $message.get()
  if (state) keepMessage({ ...state, confirmed: [...state.confirmed, field] })
}

// The checks and the readers weigh 25 kB. They load with the first answer, so the form appears first.
/** Reads the figures of the form, once the readers are loaded. */
export const $read = atom<Reader | null>(null)
/** Says a made name in the reader's language, once that is loaded. */
export const $showName = atom<ShowName | null>(null)

async function checks() {
  try {
    const [
      { checkDraft, doubtsOf, firstStepWith, problemsLeft, problemsOfStep },
      { readingOf, saidBeside },
      { sketchOf },
      { shownWhenMade },
    ] = await Promise.all([
      import('../../domain/listing-draft/check.ts'),
      import('../../domain/field/reading.ts'),
      import('../../domain/listing-draft/readings.ts'),
      import('../../domain/listing/name-stored.ts'),
    ])
    $read.set(readingOf)
    $showName.set(shownWhenMade)
    const check = {
      checkDraft,
      doubtsOf,
      firstStepWith,
      problemsLeft,
      problemsOfStep,
      saidBeside,
      sketchOf,
    }
    const posting = $posting.get()
    if (posting === 'listing') return { ...check, target: undefined }
    const { entrySchemas } = await import('../../domain/content/schema.ts')
    return { ...check, target: { posting, schema: entrySchemas[posting] } }
  } catch {
    return null
  }
}

/** What the questions depend on. The names of places are loaded once both are known; without them nothing is asked. */
async function known(values: DraftValues): Promise<Known> {
  const { city, locality } = values
  const places =
    city && locality.trim()
      ? await import('../../domain/locality/elsewhere.ts').catch(() => null)
      : null
  const odd = places?.oddPlace(city, locality) ?? { elsewhere: [], pincode: null }
  return { today: new Date(), ...odd }
}
/** The card of the draft. */
export const $sketch = atom<DraftSketch>(EMPTY_SKETCH)

/** Draws the card anew with each answer. */
export const followSketch = (): (() => void) => $stored.subscribe(() => void drawSketch())

async function drawSketch(): Promise<void> {
  const check = $draftIsEmpty.get() ? null : await checks()
  $sketch.set(check?.sketchOf($draft.get(), $posting.get()) ?? EMPTY_SKETCH)
}

type Checks = NonNullable<Awaited<ReturnType<typeof checks>>>
const doubtsNow = async ({ doubtsOf, target }: Checks) =>
  doubtsOf($draft.get(), answeredNow(), await known($draft.get()), target)

/** The problems that the last check found, by field. `attempt` grows with each failed check. */
export const $problems = atom<{ fields: FieldErrors; attempt: number }>({ fields: {}, attempt: 0 })

/**
 * The questions about unusual answers that Next has asked and that are open; `attempt` grows each time it asks. An
 * answer counts for the value it was given for.
 */
export const $questions = atom<{ open: readonly Question[]; attempt: number }>({
  open: [],
  attempt: 0,
})
const answerKey = (field: FieldName) => `confirmed.${field}`
const answeredNow = (): Answered =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, $stored.get()[answerKey(name)]]))

/** Stores the poster's word that a value is right. Once nothing is open, the form goes on. */
export async function confirmValue(field: FieldName, goOn = nextStep): Promise<void> {
  const { open, attempt } = $questions.get()
  const question = open.find((one) => one.field === field)
  if (!question) return
  $stored.setKey(answerKey(field), question.question)
  const left = open.filter((one) => one !== question)
  $questions.set({ open: left, attempt })
  if (left.length === 0) await goOn()
}

export function answer(field: FieldName, value: string): void {
  const before = $draft.get()
  const after = withAnswer(before, field, value)
  for (const key of FIELD_NAMES) if (after[key] !== before[key]) $stored.setKey(key, after[key])
  void fillBeside(field).then(recheck)
}

/** Whether visitors of the new listing may only write; otherwise it is as the account says. */
export const $messagesOnly = computed($stored, ({ messagesOnly }) => messagesOnly === 'yes')
export const chooseMessagesOnly = (on: boolean): void =>
  $stored.setKey('messagesOnly', on ? 'yes' : undefined)

/** Chooses what an admin posts: a city project or a new launch. */
export function choosePosting(posting: string): void {
  $stored.setKey('posting', posting)
  void recheck()
}

/** Fills in what the text of a field says of others, such as the unit of an area. */
async function fillBeside(field: FieldName): Promise<void> {
  const said = (await checks())?.saidBeside(field, $draft.get()) ?? {}
  for (const [name, value] of Object.entries(said)) $stored.setKey(name, value)
}

/** Removes problems that the answers have solved, and asks about what the values are now. */
async function recheck(): Promise<void> {
  const check = await checks()
  const { fields, attempt } = $problems.get()
  const asked = $questions.get()
  if (check && asked.open.length > 0) {
    const { open } = await doubtsNow(check)
    const isAsked = (one: Question) => asked.open.some(({ field }) => field === one.field)
    $questions.set({ ...$questions.get(), open: open.filter(isAsked) })
  }
  if (check && Object.keys(fields).length > 0)
    $problems.set({
      fields: check.problemsLeft(fields, $step.get(), $draft.get(), check.target),
      attempt,
    })
}

/**
 * What a draft is about if it is not a new listing: the rejected listing that it posts again, or the listing that it
 * changes, with its version.
 */
export type About = Partial<Record<(typeof ABOUT)[number], string>>
const ABOUT = ['repostOf', 'edit', 'version', 'changeVersion', 'name'] as const
export const $about = computed($stored, (stored): About => stored)

/** The sentence for the admin. It goes with the draft, and is no answer about the home. */
export const $note = computed($stored, ({ noteToAdmin = '' }) => noteToAdmin)
export function setNote(note: string): void {
  $stored.setKey('noteToAdmin', note)
  const { noteToAdmin: solved, ...fields } = $problems.get().fields
  if (solved) $problems.set({ ...$problems.get(), fields })
}

/** Replaces the answers of the draft, what it is about, what was confirmed of it, and what it tells the admin. */
export function fillDraft(
  values: DraftValues,
  about: About = {},
  answered: Answered = {},
  note: string | null = null,
): void {
  const confirmed = Object.entries(answered).map(([name, question]) => [
    answerKey(name as FieldName),
    question,
  ])
  const said = note ? { noteToAdmin: note } : {}
  $stored.set({ ...values, ...about, ...Object.fromEntries(confirmed), ...said })
  clearProblems()
}

/** Replaces what the draft is about; the answers stay. */
export function remember(about: About): void {
  for (const key of ABOUT) $stored.setKey(key, about[key])
}

export function emptyDraft(): void {
  fillDraft(EMPTY_DRAFT)
}

/** The key of what is sent of this draft. The same answers in another draft are another listing. */
export function submissionKey(sent: object): Promise<string> {
  const draft = $stored.get().draftKey ?? crypto.randomUUID()
  $stored.setKey('draftKey', draft)
  return keyOf([draft, sent])
}

/** Where the draft was left: the step, and how far its page was scrolled. */
export type Place = { step: number; scroll: number }

export function placeOfDraft(): Place | null {
  const { step = '', scroll = '' } = $stored.get()
  return step && !$draftIsEmpty.get() ? { step: Number(step), scroll: Number(scroll) || 0 } : null
}

export function keepPlace({ step, scroll }: Place): void {
  if ($draftIsEmpty.get()) return
  $stored.setKey('step', String(step))
  $stored.setKey('scroll', String(scroll))
}

function clearProblems(): void {
  $problems.set({ ...$problems.get(), fields: {} })
  $questions.set({ ...$questions.get(), open: [] })
}

/** Shows problems on the first step that has one. */
export async function showProblems(found: FieldErrors): Promise<void> {
  const check = await checks()
  const problems = check?.firstStepWith(found).problems ?? { _: WIZARD_TEXTS.checksMissing }
  const [first] = Object.keys(problems)
  if (check && first) goToField(first)
  shown(problems)
}
const shown = (fields: FieldErrors): void =>
  $problems.set({ fields, attempt: $problems.get().attempt + 1 })

/**
 * Asks what is open of a step, or of these fields of it, or of the first step with a question. Returns whether anything
 * was asked.
 */
async function ask(
  check: Checks,
  step: number | null,
  only?: readonly FieldName[],
): Promise<boolean> {
  const doubts = await doubtsNow(check)
  const open = doubts.open.filter(({ field }) => only?.includes(field) ?? true)
  const at = step ?? Math.min(...open.map(({ field }) => stepOf(field)))
  const ofStep = open.filter(({ field }) => stepOf(field) === at)
  const [first] = ofStep
  if (!first) return false
  if (!only) goToField(first.field)
  $questions.set({ open: ofStep, attempt: $questions.get().attempt + 1 })
  return true
}

/** What was typed for a name, but says that there is none, gives way to the made name. */
async function nameNameless(): Promise<void> {
  const { projectBuildingName: name } = $draft.get()
  if (!name.trim()) return
  const names = await import('../../domain/listing-draft/no-name.ts').catch(() => null)
  if (names?.saysNoName(name)) answer('projectBuildingName', madeName($draft.get()))
}

/**
 * Whether the answers of this step, or of these fields of it, are valid and none is open to question; otherwise shows
 * the problems or asks.
 */
export async function settle(only?: readonly FieldName[]): Promise<boolean> {
  const check = await checks()
  const step = $step.get()
  if ($posting.get() === 'listing') await nameNameless()
  const all = check?.problemsOfStep(step, $draft.get(), check.target) ?? {}
  const found = Object.entries(all).filter(([name]) => only?.some((one) => one === name) ?? true)
  if (!check || found.length > 0) {
    if (only && check) shown(Object.fromEntries(found))
    else await showProblems(Object.fromEntries(found))
    return false
  }
  return !(await ask(check, step, only))
}

/** Opens the next step once this one is settled. */
export async function nextStep(): Promise<void> {
  const step = $step.get()
  if (await settle()) goToStep(step + 1)
}

/** The draft as a listing, if it is a complete one; shows nothing. */
export async function validListing(): Promise<ListingFields | null> {
  const check = $posting.get() === 'listing' ? await checks() : null
  const result = check?.checkDraft($draft.get())
  return result?.ok ? result.value : null
}

/** The drafted listing, what it is posted as, which of its unusual values are confirmed, and its card. */
export type Drafted = {
  [What in Posting]: {
    posting: What
    fields: Posted[What]
    confirmed: FieldName[]
    sketch: DraftSketch
  }
}[Posting]

/**
 * Returns the whole draft as a listing or project. If it is not complete, or something is open to question, shows that
 * and returns null.
 */
export async function draftedListing(): Promise<Drafted | null> {
  const posting = $posting.get()
  const check = await checks()
  const result = check?.checkDraft<Posting>($draft.get(), check.target)
  if (!check || !result?.ok) {
    await showProblems(result?.ok === false ? result.fields : {})
    return null
  }
  if (await ask(check, null)) return null
  const { confirmed } = await doubtsNow(check)
  const sketch = check.sketchOf($draft.get(), posting)
  return { posting, fields: result.value, confirmed, sketch } as Drafted
}

$step.listen(clearProblems)

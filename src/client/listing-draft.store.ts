import { persistentMap } from '@nanostores/persistent'
import { atom, computed } from 'nanostores'
import { WIZARD_MESSAGES } from '../domain/listing-draft/messages.ts'
import { withAnswer } from '../domain/listing-draft/rules.ts'
import { DRAFT_FIELDS, type DraftField, type DraftValues, EMPTY_DRAFT, isEmptyDraft, restoreDraft } from '../domain/listing-draft/values.ts'
import type { ListingFields } from '../domain/listing/schema.ts'
import type { FieldErrors } from '../domain/text/validate.ts'
import { $step, goToStep } from './listing-draft-step.ts'

/** One key a field, so that two tabs with the same draft never write back each other's older answers. */
const $stored = persistentMap<Record<string, string | undefined>>('listing-draft:', {})

export const $draft = computed($stored, (stored): DraftValues => restoreDraft(stored))
export const $draftIsEmpty = computed($draft, isEmptyDraft)

// The checks weigh 10 kB: they come with the first answer, not before the form can be seen.
async function checks() {
  try {
    return await import('../domain/listing-draft/check.ts')
  } catch {
    return null
  }
}

/** What the last check found, by field. `attempt` grows with each check that failed. */
export const $problems = atom<{ fields: FieldErrors; attempt: number }>({ fields: {}, attempt: 0 })

export function answer(field: DraftField, value: string): void {
  const before = $draft.get()
  const after = withAnswer(before, field, value)
  for (const key of DRAFT_FIELDS) if (after[key] !== before[key]) $stored.setKey(key, after[key])
  void recheck()
}

/** Takes back the problems that the answers have settled. */
async function recheck(): Promise<void> {
  const check = await checks()
  const { fields, attempt } = $problems.get()
  if (check && Object.keys(fields).length > 0) $problems.set({ fields: check.problemsLeft(fields, $step.get(), $draft.get()), attempt })
}

/** Replaces the draft. `again` is the rejection that the new one answers. */
export function fillDraft(values: DraftValues, again?: string): void {
  $stored.set(again ? { ...values, again } : { ...values })
  clearProblems()
}

/** The rejection that this draft answers, if it is a listing posted again. */
export const answeredRejection = (): string | undefined => $stored.get().again

export function emptyDraft(): void {
  fillDraft(EMPTY_DRAFT)
}

/** Made once a draft: with it, a second tap or a retry makes no second listing. */
export function submissionKey(): string {
  const key = $stored.get().submissionKey ?? crypto.randomUUID()
  $stored.setKey('submissionKey', key)
  return key
}

function clearProblems(): void {
  $problems.set({ ...$problems.get(), fields: {} })
}

/** Shows problems on the first step that has one. */
export async function showProblems(found: FieldErrors): Promise<void> {
  const check = await checks()
  const { step, problems } = check?.firstStepWith(found) ?? { step: $step.get(), problems: { _: WIZARD_MESSAGES.checksMissing } }
  goToStep(step)
  $problems.set({ fields: problems, attempt: $problems.get().attempt + 1 })
}

/** Goes on to the next step if this one's answers hold, else shows what does not. */
export async function nextStep(): Promise<void> {
  const check = await checks()
  const step = $step.get()
  const found = check?.problemsOfStep(step, $draft.get())
  if (!found || Object.keys(found).length > 0) return showProblems(found ?? {})
  goToStep(step + 1)
}

/** The whole draft as a listing; null, with the problems shown, where it is none yet. */
export async function draftedListing(): Promise<ListingFields | null> {
  const result = (await checks())?.checkDraft($draft.get())
  if (result?.ok) return result.value
  await showProblems(result?.fields ?? {})
  return null
}

$step.listen(clearProblems)

import { persistentMap } from '@nanostores/persistent'
import { atom, computed } from 'nanostores'
import type { Posted } from '../../domain/listing-draft/check.ts'
import { WIZARD_TEXTS } from '#language/listing-draft/texts'
import type { Posting } from '../../domain/listing-draft/posting.ts'
import { withAnswer } from '../../domain/listing-draft/rules.ts'
import { FIELD_NAMES, type FieldName } from '../../domain/listing/fields.ts'
import {
  type DraftValues,
  EMPTY_DRAFT,
  isEmptyDraft,
  restoreDraft,
} from '../../domain/listing-draft/values.ts'
import type { FieldErrors } from '../../domain/text/validate.ts'
import { $step, goToStep } from './step.ts'
import { isAdminPostingForm } from './posting.ts'

/** One key for each field: two tabs with the same draft never overwrite each other's newer answers. */
const $stored = persistentMap<Record<string, string | undefined>>(
  isAdminPostingForm ? 'project-posting:' : 'listing-draft:',
  {},
)

export const $draft = computed($stored, (stored): DraftValues => restoreDraft(stored))
/** What the draft will be posted as. */
export const $posting = computed(
  $stored,
  ({ posting }): Posting =>
    isAdminPostingForm ? (posting === 'postedLaunch' ? posting : 'postedProject') : 'listing',
)
export const $draftIsEmpty = computed($draft, isEmptyDraft)

// The checks weigh 10 kB. They load with the first answer, so the form appears first.
async function checks() {
  try {
    const check = await import('../../domain/listing-draft/check.ts')
    const posting = $posting.get()
    if (posting === 'listing') return { ...check, target: undefined }
    const { entrySchemas } = await import('../../domain/content/schema.ts')
    return { ...check, target: { posting, schema: entrySchemas[posting] } }
  } catch {
    return null
  }
}

/** The problems that the last check found, by field. `attempt` grows with each failed check. */
export const $problems = atom<{ fields: FieldErrors; attempt: number }>({ fields: {}, attempt: 0 })

/** The question of Next before it goes on; the same question is asked once. */
export const $doubt = atom<string | null>(null)
let asked: string | null = null

export function answer(field: FieldName, value: string): void {
  const before = $draft.get()
  const after = withAnswer(before, field, value)
  for (const key of FIELD_NAMES) if (after[key] !== before[key]) $stored.setKey(key, after[key])
  $doubt.set(null)
  void recheck()
}

/** Chooses what an admin posts: a city project or a new launch. */
export function choosePosting(posting: string): void {
  $stored.setKey('posting', posting)
  void recheck()
}

/** Removes problems that the answers have solved. */
async function recheck(): Promise<void> {
  const check = await checks()
  const { fields, attempt } = $problems.get()
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

/** Replaces the answers of the draft, and what it is about. */
export function fillDraft(values: DraftValues, about: About = {}): void {
  $stored.set({ ...values, ...about })
  clearProblems()
}

/** Replaces what the draft is about; the answers stay. */
export function remember(about: About): void {
  for (const key of ABOUT) $stored.setKey(key, about[key])
}

export function emptyDraft(): void {
  fillDraft(EMPTY_DRAFT)
}

/** One key for each draft: a second tap or a retry with it creates no second listing. */
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
  const { step, problems } = check?.firstStepWith(found) ?? {
    step: $step.get(),
    problems: { _: WIZARD_TEXTS.checksMissing },
  }
  goToStep(step)
  $problems.set({ fields: problems, attempt: $problems.get().attempt + 1 })
}

/**
 * Opens the next step if the answers of this one are valid; otherwise shows the problems. Asks once about unlikely
 * answers.
 */
export async function nextStep(): Promise<void> {
  const check = await checks()
  const step = $step.get()
  const found = check?.problemsOfStep(step, $draft.get(), check.target)
  if (!found || Object.keys(found).length > 0) return showProblems(found ?? {})
  const doubt = check?.doubtOfStep(step, $draft.get(), check.target) ?? null
  if (doubt && doubt !== asked) {
    asked = doubt
    return $doubt.set(doubt)
  }
  goToStep(step + 1)
}

/** The drafted listing, and what it is posted as. */
export type Drafted = { [What in Posting]: { posting: What; fields: Posted[What] } }[Posting]

/** Returns the whole draft as a listing or project. If it is not complete, shows the problems and returns null. */
export async function draftedListing(): Promise<Drafted | null> {
  const posting = $posting.get()
  const check = await checks()
  const result = check?.checkDraft<Posting>($draft.get(), check.target)
  if (result?.ok) return { posting, fields: result.value } as Drafted
  await showProblems(result?.fields ?? {})
  return null
}

$step.listen(() => {
  clearProblems()
  $doubt.set(null)
})

import { persistentMap } from '@nanostores/persistent'
import { computed, map } from 'nanostores'
import { PATHS } from '../../contract/paths.ts'
import {
  EMPTY_ENTRY,
  ENTRY_FIELDS,
  type EntryField,
  listingDraftOf,
  restoreEntry,
  toEntryInput,
  withEntryAnswer,
} from '../../domain/project-entry/draft.ts'
import { projectEntrySchema } from '../../domain/project-entry/schema.ts'
import { type FieldErrors, validate } from '../../domain/text/validate.ts'

const $stored = persistentMap<Record<string, string | undefined>>('project-draft:', {})

export const $entry = computed($stored, (stored) => restoreEntry(stored))

type State = {
  /**
   * `kept`: the entry is complete. `asking`: the user is asked whether to replace the listing draft on this device.
   * `failed`: the posting form did not load.
   */
  phase: 'open' | 'kept' | 'asking' | 'failed'
  errors: FieldErrors
  /** Grows with each failed check. */
  attempt: number
}
export const $entryState = map<State>({ phase: 'open', errors: {}, attempt: 0 })

const check = () => validate(projectEntrySchema, toEntryInput($entry.get()))

export function answerEntry(field: EntryField, value: string): void {
  const before = $entry.get()
  const after = withEntryAnswer(before, field, value)
  for (const key of ENTRY_FIELDS) if (after[key] !== before[key]) $stored.setKey(key, after[key])
  const { errors, attempt } = $entryState.get()
  const now = check()
  const left = now.ok ? [] : Object.entries(now.fields).filter(([name]) => name in errors)
  $entryState.set({ phase: 'open', errors: Object.fromEntries(left), attempt })
}

export function emptyEntry(): void {
  $stored.set({ ...EMPTY_ENTRY })
  $entryState.set({ phase: 'open', errors: {}, attempt: 0 })
}

/** Checks the entry and logs it. Nothing is sent: this device stores the answers. */
export function createEntry(): void {
  const checked = check()
  const { attempt } = $entryState.get()
  if (checked.ok) console.info('Project', checked.value)
  $entryState.set(
    checked.ok
      ? { phase: 'kept', errors: {}, attempt }
      : { phase: 'open', errors: checked.fields, attempt: attempt + 1 },
  )
}

/** Fills the posting form with the entry and opens it. Asks first if that form already holds a draft. */
export async function continueInWizard({ replace = false } = {}): Promise<void> {
  try {
    const { $draftIsEmpty, fillDraft } = await import('../listing-draft/draft.store.ts')
    if (!replace && !$draftIsEmpty.get()) return $entryState.setKey('phase', 'asking')
    fillDraft(listingDraftOf($entry.get()))
    location.assign(PATHS.post)
  } catch {
    $entryState.setKey('phase', 'failed')
  }
}

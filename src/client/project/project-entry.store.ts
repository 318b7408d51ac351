import { persistentMap } from '@nanostores/persistent'
import { atom, computed } from 'nanostores'
import { PATHS } from '../../contract/paths.ts'
import { ok } from '../../contract/result.ts'
import { CONTENT_FIELDS } from '../../domain/content/fields.ts'
import { entrySchemas } from '../../domain/content/schema.ts'
import { emptyDraft, restoreDraft } from '../../domain/field/draft.ts'
import { namesOf } from '../../domain/field/field.ts'
import { checkDraft } from '../../domain/field/reading.ts'
import { withFittingType } from '../../domain/listing-draft/rules.ts'
import { type EntryValues, listingDraftOf } from '../../domain/project-entry/rules.ts'
import { createForm } from '../lib/form.ts'

const $stored = persistentMap<Record<string, string | undefined>>('project-draft:', {})

const FIELDS = CONTENT_FIELDS.projects
export const $entry = computed($stored, (stored) => restoreDraft(FIELDS, stored))

/**
 * What happens beyond the form: the user is asked whether to replace the listing draft, or the posting form did not
 * load.
 */
export const $onward = atom<'asking' | 'failed' | null>(null)

/** The form of the entry. Nothing is sent: this device stores the answers. */
export const entryForm = createForm({
  check: () => checkDraft(entrySchemas.projects, FIELDS, $entry.get()),
  send: async (entry) => {
    console.info('Project', entry)
    return ok(null)
  },
})

export function answerEntry(field: string, value: string): void {
  const before = $entry.get()
  const after = withFittingType<EntryValues>(before, { ...before, [field]: value })
  for (const key of namesOf(FIELDS)) if (after[key] !== before[key]) $stored.setKey(key, after[key])
  $onward.set(null)
  entryForm.recheck()
}

/** Checks the entry and logs it, each time that it is asked to. */
export function createEntry(): void {
  $onward.set(null)
  entryForm.recheck()
  void entryForm.submit()
}

export function emptyEntry(): void {
  $stored.set(emptyDraft(FIELDS))
  $onward.set(null)
  entryForm.reset()
}

/** Fills the posting form with the entry and opens it. Asks first if that form already holds a draft. */
export async function continueInWizard({ replace = false } = {}): Promise<void> {
  try {
    const { $draftIsEmpty, fillDraft } = await import('../listing-draft/draft.store.ts')
    if (!replace && !$draftIsEmpty.get()) return $onward.set('asking')
    fillDraft(listingDraftOf($entry.get()))
    location.assign(PATHS.post)
  } catch {
    $onward.set('failed')
  }
}

import { atom } from 'nanostores'
import { type ContentEntry, updateEntry, createEntry } from '../../contract/content.ts'
import { ok, type Result } from '../../contract/result.ts'
import { CONTENT_FIELDS } from '../../domain/content/fields.ts'
import { summaryOf } from '../../domain/content/summary.ts'
import { type Draft, writeDraft } from '../../domain/field/draft.ts'
import { checkDraft } from '../../domain/field/reading.ts'
import type { Fields } from '../../domain/field/field.ts'
import { RERA_DEMO } from '../../domain/rera/constants.ts'
import { withFittingType } from '../../domain/listing-draft/rules.ts'
import { ENTRY_TEXTS } from '#english/content/texts'
import { type Entry, entrySchemas } from '../../domain/content/schema.ts'
import { call } from '../lib/api.ts'
import { createForm } from '../lib/form.ts'
import { ownFields } from '../lib/own-fields.ts'
import { errorsOf } from '../lib/sentence.ts'
import { $collection, $entries, changed, refreshEntries, showCollection } from './entries.store.ts'

/** The answers of the form beside the list, for an existing entry or a new one. */
export type EntryDraft = {
  entry: ContentEntry | null
  values: Draft
  /** One key for each new entry: a second tap creates no second entry. */
  submissionKey: string
}

const fieldsAsked = (): Fields => CONTENT_FIELDS[$collection.get()]

const EMPTY: EntryDraft = { entry: null, values: {}, submissionKey: '' }
export const $entryDraft = atom<EntryDraft>(EMPTY)

function fresh(entry: ContentEntry | null): EntryDraft {
  const values = writeDraft(fieldsAsked(), entry?.fields ?? {})
  // Nobody can choose that; the server leaves it as it is.
  if (values.reraExempt === RERA_DEMO) values.reraExempt = ''
  return { entry, values, submissionKey: crypto.randomUUID() }
}

/** Unsaved drafts by collection and entry: opening another entry loses nothing. */
const left = new Map<string, EntryDraft>()
const place = (entry: ContentEntry | null) => `${$collection.get()} ${entry?.id ?? ''}`

function show(draft: EntryDraft): void {
  entryForm.reset()
  $entryDraft.set(draft)
}

/** Opens the form of an entry, or of a new one, with its unsaved answers. */
export function openForm(entry: ContentEntry | null): void {
  const before = $entryDraft.get()
  if (before.submissionKey) left.set(place(before.entry), before)
  show(left.get(place(entry)) ?? fresh(entry))
}

/** Empties the open form, or reverts its changes. */
export function closeForm(): void {
  left.delete(place($entryDraft.get().entry))
  show(fresh(null))
}

/** Shows another collection; the unsaved answers of this one stay. */
export async function turnTo(collection: Parameters<typeof showCollection>[0]): Promise<void> {
  left.set(place($entryDraft.get().entry), $entryDraft.get())
  show(EMPTY)
  const shown = showCollection(collection)
  openForm(null)
  await shown
}

export function answer(name: string, value: string): void {
  const draft = $entryDraft.get()
  $entryDraft.set({
    ...draft,
    values: withFittingType(draft.values, { ...draft.values, [name]: value }),
  })
  entryForm.recheck()
}

/** Stores the entry. The answers stay after any failure. */
export const entryForm = createForm({
  check: () =>
    checkDraft<unknown>(entrySchemas[$collection.get()], fieldsAsked(), $entryDraft.get().values),
  send: async (fields) => {
    const entry = { collection: $collection.get(), fields } as Entry
    const stored = await send(entry, $entryDraft.get())
    if (!stored.ok && stored.code === 'changed') await readChanged()
    return stored.ok ? ok(entry) : stored
  },
  explain: (failure) => ownFields(errorsOf(failure)),
  onDone: (entry) => {
    closeForm()
    return changed(ENTRY_TEXTS.stored(summaryOf($collection.get(), entry.fields).title))
  },
})

function send(entry: Entry, draft: EntryDraft): Promise<Result<unknown>> {
  if (!draft.entry)
    return call(createEntry, { body: { ...entry, submissionKey: draft.submissionKey } })
  return call(updateEntry, {
    params: { id: draft.entry.id },
    body: { ...entry, version: draft.entry.version },
  })
}

/** An admin who saves again has seen the other admin's version in the list, and means to replace it. */
async function readChanged(): Promise<void> {
  await refreshEntries()
  const draft = $entryDraft.get()
  const entry = $entries.get()?.find(({ id }) => id === draft.entry?.id) ?? draft.entry
  $entryDraft.set({ ...draft, entry })
}

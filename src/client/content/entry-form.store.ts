import { atom } from 'nanostores'
import { type ContentEntry, updateEntry, createEntry } from '../../contract/content.ts'
import type { Failure, Result } from '../../contract/result.ts'
import { CONTENT_FIELDS } from '../../domain/content/fields.ts'
import { summaryOf } from '../../domain/content/summary.ts'
import { type Draft, readDraft, writeDraft } from '../../domain/field/draft.ts'
import type { Fields } from '../../domain/field/field.ts'
import { withFittingType } from '../../domain/listing-draft/rules.ts'
import { ENTRY_TEXTS } from '#language/content/texts'
import { type Entry, entrySchemas } from '../../domain/content/schema.ts'
import { type FieldErrors, validate } from '../../domain/text/validate.ts'
import { call } from '../lib/api.ts'
import { sentenceOf } from '../lib/sentence.ts'
import { $collection, $entries, changed, refreshEntries, showCollection } from './entries.store.ts'

/** The form beside the list, for an existing entry or a new one. `attempt` grows with each failed check. */
export type EntryForm = {
  entry: ContentEntry | null
  values: Draft
  errors: FieldErrors
  attempt: number
  busy: boolean
  failed: string | null
  /** One key for each new entry: a second tap creates no second entry. */
  submissionKey: string
}

const fieldsAsked = (): Fields => CONTENT_FIELDS[$collection.get()]

const EMPTY: EntryForm = {
  entry: null,
  values: {},
  errors: {},
  attempt: 0,
  busy: false,
  failed: null,
  submissionKey: '',
}
export const $form = atom<EntryForm>(EMPTY)

const fresh = (entry: ContentEntry | null): EntryForm => ({
  ...EMPTY,
  entry,
  values: writeDraft(fieldsAsked(), entry?.fields ?? {}),
  submissionKey: crypto.randomUUID(),
})

/** Unsaved forms by collection and entry: opening another entry loses nothing. */
const left = new Map<string, EntryForm>()
const place = (entry: ContentEntry | null) => `${$collection.get()} ${entry?.id ?? ''}`

/** Opens the form of an entry, or of a new one, with its unsaved answers. */
export function openForm(entry: ContentEntry | null): void {
  const before = $form.get()
  if (before.submissionKey) left.set(place(before.entry), before)
  $form.set(left.get(place(entry)) ?? fresh(entry))
}

/** Empties the open form, or reverts its changes. */
export function closeForm(): void {
  left.delete(place($form.get().entry))
  $form.set(fresh(null))
}

/** Shows another collection; the unsaved answers of this one stay. */
export async function turnTo(collection: Parameters<typeof showCollection>[0]): Promise<void> {
  left.set(place($form.get().entry), $form.get())
  $form.set(EMPTY)
  const shown = showCollection(collection)
  openForm(null)
  await shown
}

const check = (values: Draft) =>
  validate<unknown>(entrySchemas[$collection.get()], readDraft(fieldsAsked(), values))

export function answer(name: string, value: string): void {
  const { errors, ...form } = $form.get()
  const values = withFittingType(form.values, { ...form.values, [name]: value })
  const now = check(values)
  const still = now.ok ? [] : Object.entries(now.fields).filter(([field]) => field in errors)
  $form.set({ ...form, values, errors: Object.fromEntries(still), failed: null })
}

/** Stores the entry. The answers stay after any failure. */
export async function save(): Promise<void> {
  const form = $form.get()
  if (form.busy) return
  const checked = check(form.values)
  if (!checked.ok)
    return $form.set({ ...form, errors: checked.fields, attempt: form.attempt + 1, failed: null })
  $form.set({ ...form, errors: {}, busy: true, failed: null })
  const entry = { collection: $collection.get(), fields: checked.value } as Entry
  const stored = await send(entry, form)
  if (!stored.ok) return explain(stored)
  closeForm()
  await changed(ENTRY_TEXTS.stored(summaryOf($collection.get(), entry.fields).title))
}

function send(entry: Entry, form: EntryForm): Promise<Result<unknown>> {
  if (!form.entry)
    return call(createEntry, { body: { ...entry, submissionKey: form.submissionKey } })
  return call(updateEntry, {
    params: { id: form.entry.id },
    body: { ...entry, version: form.entry.version },
  })
}

async function explain(failure: Failure): Promise<void> {
  const { code, fields = {} } = failure
  if (code === 'changed') await refreshEntries()
  const form = $form.get()
  // An admin who saves again has seen the other admin's version in the list, and means to replace it.
  const entry = $entries.get()?.find(({ id }) => id === form.entry?.id) ?? form.entry
  const errors = Object.fromEntries(
    Object.entries(fields).map(([name, sentence]) => [
      name.replace(/^fields\.(\w+).*/, '$1'),
      sentence,
    ]),
  )
  $form.set({
    ...form,
    entry,
    busy: false,
    errors,
    attempt: form.attempt + 1,
    failed: Object.keys(errors).length > 0 ? null : sentenceOf(failure),
  })
}

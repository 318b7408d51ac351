import { atom } from 'nanostores'
import { ENTRY_TEXTS } from '#english/content/texts'
import { LAUNCH_DESK_TEXTS } from '#english/launch/texts-desk'
import { type ContentEntry, createEntry, updateEntry } from '../../contract/content.ts'
import type { DeskLaunch } from '../../contract/launch.ts'
import { photoPath } from '../../contract/paths.ts'
import { ok, type Result } from '../../contract/result.ts'
import {
  CONTENT_FIELDS,
  collectionOf,
  ENTRY_FIELDS,
  type EntryKind,
} from '../../domain/content/fields.ts'
import { type Entry, entrySchemas } from '../../domain/content/schema.ts'
import { summaryOf } from '../../domain/content/summary.ts'
import { type Draft, writeDraft } from '../../domain/field/draft.ts'
import type { Fields } from '../../domain/field/field.ts'
import { checkDraft } from '../../domain/field/reading.ts'
import { withFittingType } from '../../domain/listing-draft/rules.ts'
import { PHOTO_WIDTHS } from '../../domain/photo/constants.ts'
import { RERA_DEMO } from '../../domain/rera/constants.ts'
import { call } from '../lib/api.ts'
import { createForm } from '../lib/form.ts'
import { ownFields } from '../lib/own-fields.ts'
import { errorsOf } from '../lib/sentence.ts'
import { keyOf } from '../lib/submission-key.ts'
import {
  $collection,
  $entries,
  $launch,
  changed,
  refreshEntries,
  showCollection,
} from './entries.store.ts'

/** The answers of the form beside the list, for an existing entry or a new one. */
export type EntryDraft = {
  entry: ContentEntry | null
  values: Draft
  /** Tells this draft from others; empty before a form is open. */
  id: string
  /** The builder's launch that the new entry publishes. */
  launch: DeskLaunch | null
}

const EMPTY: EntryDraft = { entry: null, values: {}, id: '', launch: null }
export const $entryDraft = atom<EntryDraft>(EMPTY)

/** What the open form asks: of a builder's launch only what builders are asked too is required. */
const kindAsked = ({ launch }: EntryDraft): EntryKind => (launch ? 'sentLaunch' : $collection.get())
export const fieldsAsked = (draft: EntryDraft): Fields => ENTRY_FIELDS[kindAsked(draft)]

function fresh(entry: ContentEntry | null): EntryDraft {
  const values = writeDraft(CONTENT_FIELDS[$collection.get()] as Fields, entry?.fields ?? {})
  // Nobody can choose that; the server leaves it as it is.
  if (values.reraExempt === RERA_DEMO) values.reraExempt = ''
  return { ...EMPTY, entry, values, id: crypto.randomUUID() }
}

/** The answers of a new entry, filled in with what a builder has sent. */
function sent(launch: DeskLaunch): EntryDraft {
  const imageUrls = launch.photos.map(({ key }) => photoPath(key, PHOTO_WIDTHS[1]))
  const values = writeDraft(ENTRY_FIELDS.sentLaunch as Fields, {
    listingType: 'Sell',
    ...launch.fields,
    imageUrls,
  })
  return { ...EMPTY, values, id: crypto.randomUUID(), launch }
}

type Opened = Pick<EntryDraft, 'entry' | 'launch'>
const NEW: Opened = { entry: null, launch: null }

/** Unsaved drafts by collection and entry, or launch: opening another one loses nothing. */
const left = new Map<string, EntryDraft>()
const place = ({ entry, launch }: Opened) =>
  launch ? `launch ${launch.id}` : `${$collection.get()} ${entry?.id ?? ''}`

function show(draft: EntryDraft): void {
  entryForm.reset()
  $entryDraft.set(draft)
}

/** Keeps the unsaved answers of the open form. */
function keepLeft(): void {
  const before = $entryDraft.get()
  if (before.id) left.set(place(before), before)
}

/** Opens the form of an entry, or of a new one, with its unsaved answers. */
export function openForm(entry: ContentEntry | null): void {
  keepLeft()
  show(left.get(place({ ...NEW, entry })) ?? fresh(entry))
}

/** Opens the form of a new entry for a builder's launch, with its unsaved answers, in the collection of launches. */
export async function openLaunch(launch: DeskLaunch): Promise<void> {
  const collection = collectionOf('sentLaunch')
  const shown = $collection.get() === collection ? null : turnTo(collection)
  keepLeft()
  show(left.get(place({ ...NEW, launch })) ?? sent(launch))
  await shown
}

/** Empties the open form, or reverts its changes. */
export function closeForm(): void {
  left.delete(place($entryDraft.get()))
  show(left.get(place(NEW)) ?? fresh(null))
}

/** Shows another collection; the unsaved answers of this one stay. */
export async function turnTo(collection: Parameters<typeof showCollection>[0]): Promise<void> {
  keepLeft()
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
  check: () => {
    const draft = $entryDraft.get()
    return checkDraft<unknown>(entrySchemas[kindAsked(draft)], fieldsAsked(draft), draft.values)
  },
  send: async (fields) => {
    const draft = $entryDraft.get()
    const entry = { collection: kindAsked(draft), fields } as Entry
    const stored = await send(entry, draft)
    if (!stored.ok && stored.code === 'changed') await readChanged()
    return stored.ok ? ok(entry) : stored
  },
  explain: (failure) => ownFields(errorsOf(failure)),
  onDone: (entry) => {
    const { launch } = $entryDraft.get()
    const { title } = summaryOf($collection.get(), entry.fields)
    closeForm()
    // Neither a reload nor the way back may open what is published.
    if (launch) {
      history.replaceState(history.state, '', location.pathname)
      $launch.set(null)
    }
    return changed(launch ? LAUNCH_DESK_TEXTS.published(title) : ENTRY_TEXTS.stored(title))
  },
})

async function send(entry: Entry, draft: EntryDraft): Promise<Result<unknown>> {
  if (!draft.entry)
    return call(createEntry, {
      body: {
        ...entry,
        submissionKey: await keyOf([draft.id, entry]),
        ...(draft.launch ? { launch: draft.launch.id } : {}),
      },
    })
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

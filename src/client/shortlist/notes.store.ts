import { map } from 'nanostores'
import { SHORTLIST_TEXTS as texts } from '#language/shortlist/texts'
import type { Shortlist } from '../../contract/shortlist.ts'
import { sentenceOf } from '../lib/sentence.ts'
import type { Sent } from '../lib/unsent.ts'
import { unsavedNotes } from './unsaved-notes.ts'

/** Milliseconds after the last key press. */
const PAUSE_MS = 700

type Note = { text: string; state: string }

/** The notes of the signed-in account on saved listings, by the listing's id. */
export const $notes = map<Record<string, Note>>({})

let account = ''
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Shows the notes of an account's list. What this device has typed and not sent yet stands in place of the account's.
 */
export function showNotes(list: Shortlist): void {
  account = list.account
  const waiting = unsavedNotes.of(account)
  for (const { id, note } of list.items)
    $notes.setKey(id, {
      text: waiting[id] ?? note,
      state: waiting[id] === undefined ? '' : texts.noteWaits,
    })
}

/** Stores typed text on the device at once, and sends it after a pause. */
export function typeNote(id: string, text: string): void {
  clearTimeout(timer)
  unsavedNotes.keep(account, id, text)
  $notes.setKey(id, { text, state: texts.saving })
  timer = setTimeout(leaveNotes, PAUSE_MS)
}

/** Sends what was typed without waiting for the pause. */
export function leaveNotes(): void {
  clearTimeout(timer)
  void unsavedNotes.send(account)
}

const WAITS = { failed: texts.noteWaits }

function showSent({ id, value: note, failure }: Sent<string>): void {
  // Text typed since then is sent separately, and shows its own state.
  if ($notes.get()[id]?.text !== note) return
  const state = failure ? (failure.fields?.note ?? sentenceOf(failure, WAITS)) : texts.noteSaved
  $notes.setKey(id, { text: note, state })
}

/** Shows from now on what becomes of each note that is sent. Returns a function that ends this. */
export const followNotes = (): (() => void) => unsavedNotes.follow(showSent)

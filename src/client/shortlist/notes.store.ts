import { map } from 'nanostores'
import { SHORTLIST_TEXTS as texts } from '#language/shortlist/texts'
import type { Shortlist } from '../../contract/shortlist.ts'
import { sentenceOf } from '../lib/sentence.ts'
import {
  keepUnsaved,
  NOTE_SENT,
  type NoteSent,
  sendUnsaved,
  unsavedNotes,
} from './unsaved-notes.ts'

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
  const waiting = unsavedNotes(account)
  for (const { id, note } of list.items)
    $notes.setKey(id, {
      text: waiting[id] ?? note,
      state: waiting[id] === undefined ? '' : texts.noteWaits,
    })
}

/** Stores typed text on the device at once, and sends it after a pause. */
export function typeNote(id: string, text: string): void {
  clearTimeout(timer)
  keepUnsaved(account, id, text)
  $notes.setKey(id, { text, state: texts.saving })
  timer = setTimeout(leaveNotes, PAUSE_MS)
}

/** Sends what was typed without waiting for the pause. */
export function leaveNotes(): void {
  clearTimeout(timer)
  void sendUnsaved(account)
}

const WAITS = { failed: texts.noteWaits }

function showSent(event: Event): void {
  const { id, note, failure } = (event as CustomEvent<NoteSent>).detail
  // Text typed since then is sent separately, and shows its own state.
  if ($notes.get()[id]?.text !== note) return
  const state = failure ? (failure.fields?.note ?? sentenceOf(failure, WAITS)) : texts.noteSaved
  $notes.setKey(id, { text: note, state })
}

/** Shows from now on what becomes of each note that is sent. Returns a function that ends this. */
export function followNotes(): () => void {
  addEventListener(NOTE_SENT, showSent)
  return () => removeEventListener(NOTE_SENT, showSent)
}

import type { Failure } from '../../contract/result.ts'
import { noteOnShortlist } from '../../contract/shortlist.ts'
import { call } from '../lib/api.ts'
import { stored, tableOf, text } from '../lib/stored.ts'

/** By account, so the next person on the device neither sends nor sees them; then by listing. */
const UNSAVED = 'unsaved-notes'
/** The event after a note was sent or could not be sent. */
export const NOTE_SENT = 'note-sent'
export type NoteSent = { id: string; note: string; failure: Failure | null }

const all = () => stored('localStorage', UNSAVED, tableOf(tableOf(text))) ?? {}
/** Returns the notes of an account that are not saved yet, by listing. */
export const unsavedNotes = (account: string): Record<string, string> => all()[account] ?? {}
/** Whether this device holds an unsaved note of any account. */
export const hasUnsavedNotes = () => Object.keys(all()).length > 0

function keep(account: string, notes: Record<string, string>): void {
  const { [account]: _, ...others } = all()
  const kept = Object.keys(notes).length > 0 ? { ...others, [account]: notes } : others
  localStorage.setItem(UNSAVED, JSON.stringify(kept))
}

/** Stores typed text on the device until the account has it. */
export const keepUnsaved = (account: string, id: string, note: string): void =>
  keep(account, { ...unsavedNotes(account), [id]: note })

/** Removes a saved note. Text typed since then stays. */
function forget(account: string, id: string, note: string): void {
  const { [id]: kept, ...others } = unsavedNotes(account)
  if (kept === note) keep(account, others)
}

/**
 * Sends one note after the other, until all are sent or the connection fails. Refused notes are sent again another
 * time.
 */
async function send(account: string): Promise<void> {
  const refused = new Set<string>()
  for (;;) {
    const [id, note] =
      Object.entries(unsavedNotes(account)).find(([listing]) => !refused.has(listing)) ?? []
    if (id === undefined || note === undefined) return
    const answer = await call(noteOnShortlist, { params: { id }, body: { note } })
    const failure = answer.ok ? null : answer
    // A listing that another device has removed can have no note.
    if (!failure || failure.code === 'not_found') forget(account, id, note)
    else refused.add(id)
    dispatchEvent(new CustomEvent<NoteSent>(NOTE_SENT, { detail: { id, note, failure } }))
    if (failure?.code === 'internal') return
  }
}

let running: Promise<void> | null = null

/** Sends the unsaved notes of an account, which must be the signed-in one. Parallel calls share one run. */
export function sendUnsaved(account: string): Promise<void> {
  running ??= send(account).finally(() => {
    running = null
  })
  return running
}

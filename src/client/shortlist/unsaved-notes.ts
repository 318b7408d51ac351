import type { Failure } from '../../contract/result.ts'
import { noteOnShortlist } from '../../contract/shortlist.ts'
import { call } from '../lib/api.ts'
import { stored, tableOf, text } from '../lib/stored.ts'

/** By account, so that the next person on the device neither sends nor sees them, then by listing. */
const UNSAVED = 'unsaved-notes'
/** What the page is told by once a note was sent, or could not be. */
export const NOTE_SENT = 'note-sent'
export type NoteSent = { id: string; note: string; failure: Failure | null }

const all = () => stored('localStorage', UNSAVED, tableOf(tableOf(text))) ?? {}
/** What was written here and is not in the account yet, by listing. */
export const unsavedNotes = (account: string): Record<string, string> => all()[account] ?? {}
/** Whether anybody has written anything here that is not in an account yet. */
export const hasUnsavedNotes = () => Object.keys(all()).length > 0

function keep(account: string, own: Record<string, string>): void {
  const { [account]: _, ...others } = all()
  const kept = Object.keys(own).length > 0 ? { ...others, [account]: own } : others
  localStorage.setItem(UNSAVED, JSON.stringify(kept))
}

/** Keeps what is typed on the device until the account has it. */
export const keepUnsaved = (account: string, id: string, note: string): void =>
  keep(account, { ...unsavedNotes(account), [id]: note })

/** What was typed since then stays. */
function forget(account: string, id: string, note: string): void {
  const { [id]: kept, ...others } = unsavedNotes(account)
  if (kept === note) keep(account, others)
}

/** One after the other, until all are sent or the line fails. What the server refuses is offered again another time. */
async function send(account: string): Promise<void> {
  const refused = new Set<string>()
  for (;;) {
    const [id, note] =
      Object.entries(unsavedNotes(account)).find(([own]) => !refused.has(own)) ?? []
    if (id === undefined || note === undefined) return
    const answer = await call(noteOnShortlist, { params: { id }, body: { note } })
    const failure = answer.ok ? null : answer
    // A listing that another device has taken out has no place for a note.
    if (!failure || failure.code === 'not_found') forget(account, id, note)
    else refused.add(id)
    dispatchEvent(new CustomEvent<NoteSent>(NOTE_SENT, { detail: { id, note, failure } }))
    if (failure?.code === 'internal') return
  }
}

let running: Promise<void> | null = null

/** Sends what waits for an account, which has to be the one that is signed in. Two at once are one. */
export function sendUnsaved(account: string): Promise<void> {
  running ??= send(account).finally(() => {
    running = null
  })
  return running
}

import type { ShortlistItem } from '../../contract/shortlist.ts'
import { SHORTLIST_LIMITS } from '../../domain/shortlist/constants.ts'
import { SHORTLIST_TEXTS as texts } from '#language/shortlist/texts'
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

/** Stores typed text on the device at once, and sends it after a pause. */
function keepTyped(account: string, item: ShortlistItem, area: HTMLTextAreaElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const sendNow = () => {
    clearTimeout(timer)
    void sendUnsaved(account)
  }
  area.addEventListener('input', () => {
    clearTimeout(timer)
    // A list that is drawn again keeps the typed text.
    item.note = area.value
    keepUnsaved(account, item.id, area.value)
    say(area, texts.saving)
    timer = setTimeout(sendNow, PAUSE_MS)
  })
  area.addEventListener('change', sendNow)
}

const say = (area: Element, text: string) =>
  area.closest('label')?.parentElement?.querySelector('[role="status"]')?.replaceChildren(text)

addEventListener(NOTE_SENT, (event) => {
  const { id, note, failure } = (event as CustomEvent<NoteSent>).detail
  const area = document.querySelector<HTMLTextAreaElement>(`[data-saved-id="${id}"] textarea`)
  // Text typed since then is sent separately, and shows its own state.
  if (area?.value !== note) return
  say(area, failure ? (failure.fields?.note ?? sentenceOf(failure, WAITS)) : texts.noteSaved)
})
const WAITS = { failed: texts.noteWaits }

/** Makes the field for the note on a saved listing, with its text. */
export function noteElement(account: string, item: ShortlistItem): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>('#note-template')
  const element = template?.content.firstElementChild?.cloneNode(true) as HTMLElement
  const area = element.querySelector('textarea')
  element.querySelector('[data-slot="about"]')?.append(item.name)
  if (area) {
    const waiting = unsavedNotes(account)[item.id]
    item.note = waiting ?? item.note
    area.value = item.note
    area.maxLength = SHORTLIST_LIMITS.note
    if (waiting !== undefined) say(area, texts.noteWaits)
    keepTyped(account, item, area)
  }
  return element
}

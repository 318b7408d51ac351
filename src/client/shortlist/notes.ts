import { noteOnShortlist, type ShortlistItem } from '../../contract/shortlist.ts'
import { SHORTLIST_LIMITS } from '../../domain/shortlist/constants.ts'
import { SHORTLIST_TEXTS as SAY } from '../../domain/shortlist/texts.ts'
import { call } from '../lib/api.ts'

/** Milliseconds after the last letter. */
const PAUSE_MS = 700

/** Keeps what is typed, the last version last, and says how it stands. */
function keepTyped(item: ShortlistItem, area: HTMLTextAreaElement, state: Element | null): void {
  const { id } = item
  let [kept, busy] = [area.value, false]
  let timer: ReturnType<typeof setTimeout> | undefined
  const say = (text: string) => state?.replaceChildren(text)
  const keep = async () => {
    clearTimeout(timer)
    const note = area.value
    if (busy || note === kept) return
    busy = true
    const answer = await call(noteOnShortlist, { params: { id }, body: { note } })
    busy = false
    if (!answer.ok) return say(answer.fields?.note ?? SAY.noteFailed)
    kept = note
    if (area.value === note) say(SAY.noteSaved)
    else await keep()
  }
  area.addEventListener('input', () => {
    clearTimeout(timer)
    // A redrawn list keeps what is being typed.
    item.note = area.value
    say(SAY.saving)
    timer = setTimeout(keep, PAUSE_MS)
  })
  area.addEventListener('change', keep)
}

/** The note on a saved listing, to be written at its place on the page. */
export function noteElement(item: ShortlistItem): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>('#note-template')
  const element = template?.content.firstElementChild?.cloneNode(true) as HTMLElement
  const area = element.querySelector('textarea')
  element.querySelector('[data-slot="about"]')?.append(item.name)
  if (area) {
    area.value = item.note
    area.maxLength = SHORTLIST_LIMITS.note
    keepTyped(item, area, element.querySelector('[role="status"]'))
  }
  return element
}

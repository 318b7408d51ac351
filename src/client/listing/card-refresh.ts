import { relativeDay } from '../../domain/time/calendar.ts'
import { COMPARED, FAVOURITES } from '../../domain/site/constants.ts'
import { listOf, stored, text } from '../lib/stored.ts'

/** What buttons of cards stand for, by their attribute: the list on the device that they put a listing into. */
const LISTS = { favourite: FAVOURITES, compare: COMPARED }

/** Brings buttons and dates below an element up to date; call it for cards that were added. */
export function refreshCards(root: ParentNode): void {
  for (const [name, list] of Object.entries(LISTS)) {
    const ids = new Set(stored('localStorage', list, listOf(text)))
    for (const button of root.querySelectorAll<HTMLElement>(`[data-${name}]`))
      button.setAttribute('aria-pressed', `${ids.has(button.dataset[name] ?? '')}`)
  }
  const now = new Date()
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-relative]')) {
    time.title ||= time.textContent ?? ''
    time.textContent = relativeDay(time.dateTime, now)
  }
}

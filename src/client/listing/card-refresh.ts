import { relativeDay } from '../../domain/time/calendar.ts'
import { COMPARED, FAVOURITES } from '../../domain/site/constants.ts'
import { listOf, stored, text } from '../lib/stored.ts'

/** The device's list that a button on a card changes, by the button's attribute. */
const LISTS = { favourite: FAVOURITES, compare: COMPARED }

/** Updates the buttons and dates inside an element. Call it for cards that were added. */
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

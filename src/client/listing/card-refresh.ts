import { relativeDay } from '../../domain/time/calendar.ts'
import { favourites } from './favourites.ts'

/** Brings hearts and dates below an element up to date; call it for cards that were added. */
export function refreshCards(root: ParentNode): void {
  const saved = favourites()
  for (const heart of root.querySelectorAll<HTMLElement>('[data-favourite]')) {
    heart.setAttribute('aria-pressed', String(saved.has(heart.dataset.favourite ?? '')))
  }
  const now = new Date()
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-relative]')) {
    time.title ||= time.textContent ?? ''
    time.textContent = relativeDay(time.dateTime, now)
  }
}

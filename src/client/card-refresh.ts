import { relativeDay } from '../domain/time/calendar.ts'

export const FAVOURITES = 'favourites'

function favourites(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(FAVOURITES) ?? '[]') as string[])
  } catch {
    return new Set()
  }
}

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

/** Saves a listing, or forgets it. */
export function toggleFavourite(id: string): void {
  const saved = favourites()
  if (!saved.delete(id)) saved.add(id)
  localStorage.setItem(FAVOURITES, JSON.stringify([...saved]))
}

import { relativeDay } from '../domain/time/calendar.ts'

const KEY = 'favourites'

function favourites(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[])
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

document.addEventListener('click', (event) => {
  const heart = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-favourite]') : null
  const id = heart?.dataset.favourite
  if (!id) return
  const saved = favourites()
  if (!saved.delete(id)) saved.add(id)
  localStorage.setItem(KEY, JSON.stringify([...saved]))
  refreshCards(document)
})
addEventListener('storage', (event) => event.key === KEY && refreshCards(document))
addEventListener('pageshow', (event) => event.persisted && refreshCards(document))

refreshCards(document)

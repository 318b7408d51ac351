import { relativeDay } from '../../domain/time/calendar.ts'
import { COMPARED, FAVOURITES } from '../../domain/site/constants.ts'
import { listOf, stored, text } from '../lib/stored.ts'

/** The device's list that a button on a card changes, by the button's attribute. */
const LISTS = { favourite: FAVOURITES, compare: COMPARED }

let near: IntersectionObserver | undefined

/** Draws stand-ins of photos when they come near: all at once, they keep a slow phone from its first picture. */
const drawNear = (): IntersectionObserver =>
  new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen)
        if (isIntersecting && target instanceof HTMLElement)
          target.style.background = `center/cover url(${target.dataset.blur})`
    },
    { rootMargin: '50%' },
  )

/** Updates the buttons, dates and stand-ins inside an element. Call it for cards that were added. */
export function refreshCards(root: ParentNode): void {
  for (const [name, list] of Object.entries(LISTS)) {
    const ids = new Set(stored('localStorage', list, listOf(text)))
    for (const button of root.querySelectorAll<HTMLElement>(`[data-${name}]`))
      button.setAttribute('aria-pressed', `${ids.has(button.dataset[name] ?? '')}`)
  }
  for (const blur of root.querySelectorAll('[data-blur]')) {
    near ??= drawNear()
    near.observe(blur)
  }
  const now = new Date()
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-relative]')) {
    time.title ||= time.textContent ?? ''
    time.textContent = relativeDay(time.dateTime, now)
  }
}

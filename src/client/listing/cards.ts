import { refreshCards } from './card-refresh.ts'
import { FAVOURITES, FAVOURITES_CHANGED, toggleFavourite } from './favourites.ts'

/** The name of the property that a heart belongs to: "Save …" on a card, the title on its page. */
const nameOf = (heart: Element) =>
  heart.getAttribute('aria-label')?.replace(/^Save /, '') ??
  document.querySelector('h1')?.textContent?.trim()

document.addEventListener('click', (event) => {
  const heart =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-favourite]') : null
  if (!heart?.dataset.favourite) return
  toggleFavourite(heart.dataset.favourite, nameOf(heart))
  refreshCards(document)
})

/** Milliseconds of the one beat with which the header's count takes note of a heart. */
const BEAT_MS = 200
addEventListener(FAVOURITES_CHANGED, () => {
  showSaved()
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  document
    .querySelector('.saved-count')
    ?.animate({ transform: ['scale(1.5)', 'none'] }, { duration: BEAT_MS, easing: 'ease-out' })
})
addEventListener('storage', (event) => {
  if (event.key !== FAVOURITES) return
  refreshCards(document)
  showSaved()
})
addEventListener('pageshow', (event) => event.persisted && refreshCards(document))

refreshCards(document)

import { refreshCards } from './card-refresh.ts'
import { FAVOURITES, toggleFavourite } from './favourites.ts'

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
addEventListener('storage', (event) => event.key === FAVOURITES && refreshCards(document))
addEventListener('pageshow', (event) => event.persisted && refreshCards(document))

refreshCards(document)

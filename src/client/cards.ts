import { FAVOURITES, refreshCards, toggleFavourite } from './card-refresh.ts'

document.addEventListener('click', (event) => {
  const heart = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-favourite]') : null
  if (!heart?.dataset.favourite) return
  toggleFavourite(heart.dataset.favourite)
  refreshCards(document)
})
addEventListener('storage', (event) => event.key === FAVOURITES && refreshCards(document))
addEventListener('pageshow', (event) => event.persisted && refreshCards(document))

refreshCards(document)

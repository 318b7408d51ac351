import { AREA_UNIT } from '../../domain/area/constants.ts'
import { COMPARED } from '../../domain/site/constants.ts'
import { showToast } from '../site/toast.ts'
import { refreshCards } from './card-refresh.ts'
import { FAVOURITES, FAVOURITES_CHANGED, toggleFavourite } from './favourites.ts'

/** The name of the property whose heart this is: from "Save …" on a card, or the title of its page. */
const nameOf = (heart: Element) =>
  heart.getAttribute('aria-label')?.replace(/^Save /, '') ??
  document.querySelector('h1')?.textContent?.trim()

/** Loads the other tools of a card when one is pressed, or when a listing is already chosen. */
const loadTools = (button?: HTMLElement) =>
  import('./card-tools.ts').then(
    (tools) => button && tools.press(button),
    () => button && showToast(),
  )

document.addEventListener('click', ({ target }) => {
  const button =
    target instanceof Element
      ? target.closest<HTMLElement>('[data-favourite],[data-compare],[data-share]')
      : null
  if (!button) return
  const { favourite } = button.dataset
  if (!favourite) return void loadTools(button)
  toggleFavourite(favourite, nameOf(button))
  refreshCards(document)
})

/** Milliseconds of the one beat that the header's count makes after a change. */
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
if (localStorage.getItem(COMPARED) ?? localStorage.getItem(AREA_UNIT)) void loadTools()

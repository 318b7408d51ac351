import { readHint } from '../account/session-hint.ts'
import { refreshCards } from './card-refresh.ts'
import { FAVOURITES_ASKED } from '../../domain/site/constants.ts'
import {
  FAVOURITES,
  FAVOURITES_CHANGED,
  FAVOURITES_TAKEN_OVER,
  toggleFavourite,
} from './favourites.ts'

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

/** Whoever has logged in has one list on all devices. */
function followAccount(): void {
  if (readHint()) void import('../shortlist/sync.ts').then(({ syncShortlist }) => syncShortlist())
}

if (readHint() && !sessionStorage.getItem(FAVOURITES_ASKED))
  (window.requestIdleCallback ?? setTimeout)(followAccount)

/** Milliseconds of the one beat with which the header's count takes note of a heart. */
const BEAT_MS = 200
addEventListener(FAVOURITES_CHANGED, () => {
  showSaved()
  followAccount()
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  document
    .querySelector('.saved-count')
    ?.animate({ transform: ['scale(1.5)', 'none'] }, { duration: BEAT_MS, easing: 'ease-out' })
})
const showAll = () => {
  refreshCards(document)
  showSaved()
}
addEventListener(FAVOURITES_TAKEN_OVER, showAll)
addEventListener('storage', (event) => event.key === FAVOURITES && showAll())
addEventListener('pageshow', (event) => event.persisted && refreshCards(document))

refreshCards(document)

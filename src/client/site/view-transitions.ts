/** The name of the picture that grows from a card into the listing's page, and shrinks back. */
const NAME = 'listing-photo'
const LISTING = /\/listing-detail\/([^/]+)\/?$/

function cardPicture(address: string | null | undefined): HTMLElement | null {
  const id = address && LISTING.exec(new URL(address).pathname)?.[1]
  return id
    ? document.querySelector<HTMLElement>(`[data-listing="${CSS.escape(id)}"] [data-picture]`)
    : null
}

async function nameDuring(picture: HTMLElement | null, transition: ViewTransition) {
  // The first photo of a listing's own page already has the name; two elements with one name would stop the transition.
  const other = picture && document.querySelector<HTMLElement>('.mosaic-tile')
  if (other) other.style.viewTransitionName = 'none'
  if (picture) picture.style.viewTransitionName = NAME
  // If the browser skips the transition, these reject. The page does not need it.
  await Promise.allSettled([transition.ready, transition.finished, transition.updateCallbackDone])
  if (picture) picture.style.viewTransitionName = ''
  if (other) other.style.viewTransitionName = ''
}

addEventListener('pageswap', (event) => {
  if (event.viewTransition)
    nameDuring(cardPicture(event.activation?.entry?.url), event.viewTransition)
})
addEventListener('pagereveal', (event) => {
  if (event.viewTransition)
    nameDuring(cardPicture(window.navigation?.activation?.from?.url), event.viewTransition)
})

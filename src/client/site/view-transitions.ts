/** The picture that grows from a card into the listing's page, and back. */
const NAME = 'listing-photo'
const LISTING = /\/listing-detail\/([^/]+)\/?$/

function cardPicture(address: string | null | undefined): HTMLElement | null {
  const id = address && LISTING.exec(new URL(address).pathname)?.[1]
  return id
    ? document.querySelector<HTMLElement>(`[data-listing="${CSS.escape(id)}"] [data-picture]`)
    : null
}

async function nameDuring(picture: HTMLElement | null, transition: ViewTransition) {
  // On a listing's own page its first photo bears the name; two of one name would stop the transition.
  const other = picture && document.querySelector<HTMLElement>('.mosaic-tile')
  if (other) other.style.viewTransitionName = 'none'
  if (picture) picture.style.viewTransitionName = NAME
  // A transition that the browser skips rejects these; the page is none the worse for it.
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

/** The picture that grows from a card into the listing's page, and back. */
const NAME = 'listing-photo'
const LISTING = /\/listing-detail\/([^/]+)\/?$/

function cardPicture(address: string | null | undefined): HTMLElement | null {
  const id = address && LISTING.exec(new URL(address).pathname)?.[1]
  return id ? document.querySelector<HTMLElement>(`[data-listing="${CSS.escape(id)}"] [data-picture]`) : null
}

async function nameDuring(picture: HTMLElement | null, done: Promise<unknown>) {
  if (!picture) return
  picture.style.viewTransitionName = NAME
  await done.catch(() => undefined)
  picture.style.viewTransitionName = ''
}

addEventListener('pageswap', (event) => {
  if (event.viewTransition) nameDuring(cardPicture(event.activation?.entry.url), event.viewTransition.finished)
})
addEventListener('pagereveal', (event) => {
  const from = window.navigation?.activation?.from?.url
  if (event.viewTransition) nameDuring(cardPicture(from), event.viewTransition.finished)
})

import { listingPath, photoPath } from '../../contract/paths.ts'
import { type CardListing, cardTexts, toCard } from '../../domain/listing/card.ts'
import { PHOTO_FORMATS, PHOTO_WIDTHS } from '../../domain/photo/constants.ts'
import { handOver } from './handover.ts'

export { toCard }

const template = document.querySelector<HTMLTemplateElement>('#card-template')

/** A card like those the page came with, for a listing that arrived later. */
export function cardElement(listing: CardListing): HTMLElement {
  const card = template?.content.firstElementChild?.cloneNode(true) as HTMLElement
  const part = (name: string) => card.querySelector<HTMLElement>(`[data-slot="${name}"]`)
  const texts = cardTexts(listing)
  const write = (name: string, text: string) => {
    const slot = part(name)
    if (slot) slot.textContent = text
    slot?.toggleAttribute('hidden', !text)
  }
  write('badge', texts.badge)
  write('count', String(listing.photoCount))
  part('count')?.parentElement?.toggleAttribute('hidden', listing.photoCount === 0)
  write('price', texts.price)
  write('price-in-full', texts.priceInFull)
  write('per-square-foot', texts.perSquareFoot)
  write('title', texts.title)
  write('full-title', texts.fullTitle)
  write('more-about', ` about ${texts.fullTitle}`)
  write('summary', texts.summary)
  write('place', texts.place)
  fillChips(part('chips'), texts.chips)

  card.dataset.listing = listing.id
  for (const name of ['link', 'more']) part(name)?.setAttribute('href', listingPath(listing.id))
  const heart = card.querySelector<HTMLElement>('[data-favourite]')
  heart?.setAttribute('data-favourite', listing.id)
  heart?.setAttribute('aria-label', `Save ${texts.fullTitle}`)
  card.querySelector('time')?.setAttribute('datetime', listing.confirmedAt)
  if (listing.photo) part('no-image')?.replaceWith(pictureElement(listing.photo, texts.photoAlt))
  card.addEventListener('click', () => handOver(listing))
  return card
}

function fillChips(list: HTMLElement | null, chips: string[]) {
  const [pattern] = list?.children ?? []
  if (!list || !pattern) return
  list.hidden = chips.length === 0
  list.replaceChildren(
    ...chips.map((chip) => {
      const item = pattern.cloneNode() as HTMLElement
      item.textContent = chip
      return item
    }),
  )
}

const SIZES = '(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw'

function pictureElement(photo: NonNullable<CardListing['photo']>, alt: string): HTMLElement {
  const picture = document.createElement('picture')
  picture.dataset.picture = ''
  for (const format of PHOTO_FORMATS) {
    const source = document.createElement('source')
    source.type = `image/${format}`
    source.sizes = SIZES
    source.srcset = PHOTO_WIDTHS.map(
      (width) => `${photoPath(photo.key, width, format)} ${width}w`,
    ).join(', ')
    picture.append(source)
  }
  const image = Object.assign(document.createElement('img'), {
    alt,
    width: photo.width,
    height: photo.height,
    loading: 'lazy',
    decoding: 'async',
  })
  image.className = 'card-asset'
  picture.append(image)
  // Last, or the browser would start on it before it knows that it may wait.
  image.src = photoPath(photo.key, 640)
  return picture
}

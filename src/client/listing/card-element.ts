import { CARD_BUTTONS } from '#language/listing/texts'
import { listingPath, photoAddresses } from '../../contract/paths.ts'
import { unlikePage, writtenIn } from '../../domain/language/written.ts'
import { CARD_PHOTOS, type CardListing, cardTexts, toCard } from '../../domain/listing/card.ts'
import type { Photo } from '../../domain/photo/schema.ts'
import { formatDay } from '../../domain/time/calendar.ts'
import { keepNavigationState } from './navigation-state.ts'
import { fillPlot } from './plot-picture.ts'

export { toCard }

const template = (id: string) => document.querySelector<HTMLTemplateElement>(`#${id}`)?.content

/**
 * Makes the card of a listing that was loaded after the page. The template is rendered by `ListingCard.astro`; each
 * text of `cardTexts` goes into the slot of its name, and what stands for a text that is empty is removed.
 * `loadFurther` gets the photos after the cover, which the listing then lacks.
 */
export function cardElement(
  listing: CardListing,
  loadFurther?: () => Promise<readonly Photo[]>,
): HTMLElement {
  const card = template('card-template')?.firstElementChild?.cloneNode(true) as HTMLElement
  const { photoAlt, ...texts } = cardTexts(listing)
  const ofTitle = writtenIn(texts.fullTitle)
  const written = { title: ofTitle, fullTitle: ofTitle, locality: unlikePage(texts.locality) }
  const only = (name: string) => card.querySelector<HTMLElement>(`[data-if="${name}"]`)
  for (const [name, text] of Object.entries(texts)) {
    for (const slot of card.querySelectorAll<HTMLElement>(`[data-slot="${name}"]`)) {
      slot.textContent = text
      const language = written[name as keyof typeof written]
      if (language) slot.lang = language
    }
    if (!text) for (const part of card.querySelectorAll(`[data-if="${name}"]`)) part.remove()
  }
  if (texts.title === texts.fullTitle) {
    only('fullTitle')?.remove()
    card.querySelector('[data-slot="title"]')?.removeAttribute('aria-hidden')
  }
  card.dataset.listing = listing.id
  card.dataset.name = texts.fullTitle
  card.dataset.place = texts.place
  if (listing.publishedAt) card.dataset.published = listing.publishedAt
  card.dataset.confirmed = listing.confirmedAt
  for (const link of card.querySelectorAll('a')) link.href = listingPath(listing.id)
  for (const [name, label] of Object.entries(CARD_BUTTONS))
    card.querySelector(`[data-part="${name}"]`)?.setAttribute('aria-label', label(texts.fullTitle))
  // A sold or rented property has no availability to confirm.
  if (listing.availability !== 'available') only('confirmed')?.remove()
  const time = card.querySelector('time')
  if (time) time.textContent = formatDay(listing.confirmedAt)
  time?.setAttribute('datetime', listing.confirmedAt)
  const strip = only('strip')
  const picture = strip?.querySelector('picture')
  const plot = only('no-photo')
  if (listing.photo) plot?.remove()
  else {
    strip?.remove()
    const image = plot?.querySelector('img')
    if (image) fillPlot(image, listing)
  }
  if (picture && listing.photo) {
    fillPicture(picture, listing.photo, photoAlt)
    fillStrip(strip as HTMLElement, listing, loadFurther)
  }
  card.addEventListener('click', () => keepNavigationState(listing))
  return card
}

/** The card of a sample in the page's other template. */
const sampleOf = (id: string) =>
  template('sample-cards')
    ?.querySelector(`[data-listing="${CSS.escape(id)}"]`)
    ?.closest('aangan-photo-gallery')

export const hasSample = (id: string): boolean => Boolean(sampleOf(id))
export const sampleCard = (id: string): HTMLElement | null =>
  (sampleOf(id)?.cloneNode(true) as HTMLElement | undefined) ?? null

/**
 * Adds the photos after the cover to a strip. Those that have to be loaded have their place at once, so that the strip
 * swipes; they come when it is first touched. If they cannot come, the cover alone stays.
 */
function fillStrip(
  strip: HTMLElement,
  { further, photoCount }: CardListing,
  loadFurther?: () => Promise<readonly Photo[]>,
): void {
  const count = loadFurther ? Math.min(photoCount, CARD_PHOTOS) - 1 : further.length
  const slides = Array.from({ length: Math.max(0, count) }, () => {
    const slide = strip.firstElementChild?.cloneNode(true) as HTMLElement
    slide.querySelector('picture')?.replaceChildren()
    return slide
  })
  const fill = (photos: readonly Photo[]) => {
    for (const [n, slide] of slides.entries()) {
      const photo = photos[n]
      const picture = strip.querySelector('picture')?.cloneNode(true) as HTMLElement
      if (!photo) slide.remove()
      else {
        fillPicture(picture, photo, '')
        slide.querySelector('picture')?.replaceWith(picture)
      }
    }
  }
  strip.append(...slides)
  if (!loadFurther) fill(further)
  else if (count > 0) {
    const touched = new AbortController()
    for (const type of ['touchstart', 'pointerdown', 'scroll'])
      strip.addEventListener(
        type,
        () => {
          touched.abort()
          loadFurther().then(fill, () => fill([]))
        },
        { passive: true, signal: touched.signal },
      )
  }
}

function fillPicture(picture: HTMLElement, { key }: Photo, alt: string) {
  const { srcset, src } = photoAddresses(key, { upTo: 640 })
  const source = picture.querySelector('source')
  if (source) source.srcset = srcset
  // Sets the address last; otherwise the browser would first load the wrong size.
  Object.assign(picture.querySelector('img') ?? {}, { alt, src })
}

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listingPath, photoPath } from '../../contract/paths.ts'
import { AVAILABILITY_LABELS, cardTexts, toCard } from '../../domain/listing/card.ts'
import { PHOTO_FORMATS } from '../../domain/photo/constants.ts'
import { closePage, openPage } from '../../test/support/browser/dom.ts'
import { CARD_TEMPLATE, publicListing } from '../../test/support/browser/gallery-page.ts'

const PHOTO = {
  id: 'p1',
  key: 'property_images/abc-front',
  width: 1600,
  height: 1200,
  placeholder: '',
}

async function cardOf(...listing: Parameters<typeof publicListing>) {
  const { cardElement } = await import('./card-element.ts')
  const card = cardElement(toCard(publicListing(...listing)))
  const slot = (name: string) => {
    const part = card.querySelector<HTMLElement>(`[data-slot="${name}"]`)
    if (!part) throw new Error(`The card has no ${name}.`)
    return part
  }
  const part = (name: string) => card.querySelector<HTMLElement>(`[data-part="${name}"]`)
  return { card, slot, part }
}

beforeEach(() => void openPage(CARD_TEMPLATE))
afterEach(closePage)

describe('The card of a listing that was loaded later', () => {
  it('has its texts, its links and its heart', async () => {
    const listing = publicListing('l1', { projectBuildingName: 'One Two Three Four Five Six' })
    const texts = cardTexts(toCard(listing))
    const { card, slot } = await cardOf('l1', listing)
    expect(slot('price').textContent).toBe(texts.price)
    expect(slot('amount').textContent).toBe(texts.amount)
    expect(slot('per').textContent).toBe(texts.per)
    expect(slot('title').textContent).toBe(texts.title)
    expect(slot('fullTitle').textContent).toBe('One Two Three Four Five Six')
    expect(card.querySelector('.card-more')?.textContent).toBe(
      'Learn More about One Two Three Four Five Six',
    )
    expect(slot('summary').textContent).toBe(texts.summary)
    expect(slot('place').textContent).toBe(texts.place)
    for (const link of card.querySelectorAll('a'))
      expect(link.getAttribute('href')).toBe(listingPath('l1'))
    const heart = card.querySelector('[data-favourite]')
    expect(heart?.getAttribute('data-favourite')).toBe('l1')
    expect(heart?.getAttribute('aria-label')).toBe('Save One Two Three Four Five Six')
    expect(card.dataset.listing).toBe('l1')
    expect(card.querySelector('time')?.getAttribute('datetime')).toBe(listing.confirmedAt)
  })

  it('names a title that is not cut only once, in sight and for screen readers', async () => {
    const { card, slot, part } = await cardOf('l1', { projectBuildingName: 'Kesar Heights' })
    expect(card.querySelector('.card-link')?.textContent).toBe('Kesar Heights')
    expect(part('fullTitle')).toBeNull()
    expect(slot('title').hasAttribute('aria-hidden')).toBe(false)
    const { slot: cut, part: whole } = await cardOf('l2', { projectBuildingName: 'A B C D E F' })
    expect(cut('title').getAttribute('aria-hidden')).toBe('true')
    expect(whole('fullTitle')?.textContent).toBe('A B C D E F')
  })

  it('leaves out empty parts', async () => {
    const { card, part } = await cardOf('l1', {
      furnishing: null,
      facingType: null,
      reraNumber: null,
    })
    for (const name of ['badge', 'photoCount', 'chips']) expect(part(name)).toBeNull()
    expect(part('no-photo')?.textContent).toBe('No image')
    expect(card.querySelector('picture')).toBeNull()
  })

  it('shows that the listing is sold, and its facts as chips', async () => {
    const { slot, part } = await cardOf('l1', { availability: 'sold', reraNumber: 'UPRERAPRJ1' })
    expect(slot('badge').textContent).toBe(AVAILABILITY_LABELS.sold)
    expect(part('confirmed')).toBeNull()
    const chips = [...(part('chips')?.children ?? [])]
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      'RERA',
      'Semi-furnished',
      'East facing',
    ])
    expect(chips.every(({ className }) => className === 'tag')).toBe(true)
  })

  it('escapes HTML that a poster has typed', async () => {
    const { card, slot } = await cardOf('l1', { projectBuildingName: '<img src=x>' })
    expect(slot('fullTitle').textContent).toBe('<img src=x>')
    expect(card.querySelector('img')).toBeNull()
  })

  it('shows its first photo in each size, and in one size for browsers without AVIF', async () => {
    const { card, slot, part } = await cardOf('l1', { photos: [PHOTO, { ...PHOTO, id: 'p2' }] })
    expect(part('no-photo')).toBeNull()
    expect(slot('photoCount').textContent).toBe('2')
    const sources = [...card.querySelectorAll('source')]
    expect(sources.map((source) => source.getAttribute('type'))).toEqual([
      `image/${PHOTO_FORMATS[0]}`,
    ])
    const [first] = sources
    expect(first?.getAttribute('srcset')).toBe(
      `/${PHOTO.key}/320.avif 320w, /${PHOTO.key}/640.avif 640w`,
    )
    const image = card.querySelector('img')
    expect(image?.getAttribute('src')).toBe(photoPath(PHOTO.key, 640))
    expect([image?.loading, image?.alt]).toEqual([
      'lazy',
      cardTexts(toCard(publicListing('l1'))).photoAlt,
    ])
  })

  it('is passed to its page by a click, in case that page is not built yet', async () => {
    const { navigationState } = await import('./navigation-state.ts')
    const { card } = await cardOf('l1')
    expect(navigationState()).toBeNull()
    card.click()
    expect(navigationState()).toEqual({ id: 'l1' })
  })
})

it.each(['', '{', 'null', '5'])(
  'A card that was passed on is ignored if it is %j',
  async (value) => {
    const { navigationState } = await import('./navigation-state.ts')
    sessionStorage.setItem('project', value)
    expect(navigationState()).toBeNull()
  },
)

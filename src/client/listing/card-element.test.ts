import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listingPath, photoPath } from '../../contract/paths.ts'
import { AVAILABILITY_LABELS, cardTexts, toCard } from '../../domain/listing/card.ts'
import { PHOTO_FORMATS, PHOTO_WIDTHS } from '../../domain/photo/constants.ts'
import { closePage, openPage } from '../../test/support/dom.ts'
import { CARD_TEMPLATE, publicListing } from '../../test/support/gallery-page.ts'

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
  return { card, slot }
}

beforeEach(() => void openPage(CARD_TEMPLATE))
afterEach(closePage)

describe('The card of a listing that arrived later', () => {
  it('has its texts, its links and its heart', async () => {
    const listing = publicListing('l1', { projectBuildingName: 'One Two Three Four Five Six' })
    const texts = cardTexts(toCard(listing))
    const { card, slot } = await cardOf('l1', listing)
    expect(slot('price').textContent).toBe(texts.price)
    expect(slot('price-in-full').textContent).toBe(texts.priceInFull)
    expect(slot('per-square-foot').textContent).toBe(texts.perSquareFoot)
    expect(slot('title').textContent).toBe(texts.title)
    expect(slot('full-title').textContent).toBe('One Two Three Four Five Six')
    expect(slot('more-about').textContent).toBe(' about One Two Three Four Five Six')
    expect(slot('summary').textContent).toBe(texts.summary)
    expect(slot('place').textContent).toBe(texts.place)
    for (const name of ['link', 'more'])
      expect(slot(name).getAttribute('href')).toBe(listingPath('l1'))
    const heart = card.querySelector('[data-favourite]')
    expect(heart?.getAttribute('data-favourite')).toBe('l1')
    expect(heart?.getAttribute('aria-label')).toBe('Save One Two Three Four Five Six')
    expect(card.dataset.listing).toBe('l1')
    expect(card.querySelector('time')?.getAttribute('datetime')).toBe(listing.confirmedAt)
  })

  it('hides what it has nothing to say about', async () => {
    const { slot } = await cardOf('l1', { furnishing: null, facingType: null, reraNumber: null })
    expect([slot('badge').hidden, slot('chips').hidden]).toEqual([true, true])
    expect(slot('count').parentElement?.hidden).toBe(true)
    expect(slot('no-image').textContent).toBe('No image')
  })

  it('says that it is sold, and shows its facts as chips', async () => {
    const { slot } = await cardOf('l1', { availability: 'sold', reraNumber: 'UPRERAPRJ1' })
    expect([slot('badge').textContent, slot('badge').hidden]).toEqual([
      AVAILABILITY_LABELS.sold,
      false,
    ])
    const chips = [...slot('chips').children]
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      'RERA',
      'Semi-furnished',
      'East facing',
    ])
    expect(chips.every(({ className }) => className === 'tag')).toBe(true)
  })

  it('writes no HTML that a poster has typed', async () => {
    const { card, slot } = await cardOf('l1', { projectBuildingName: '<img src=x>' })
    expect(slot('full-title').textContent).toBe('<img src=x>')
    expect(card.querySelector('img')).toBeNull()
  })

  it('shows its first photo in each size and format, without a start before it knows that it may wait', async () => {
    const { card, slot } = await cardOf('l1', { photos: [PHOTO, { ...PHOTO, id: 'p2' }] })
    expect(card.querySelector('[data-slot="no-image"]')).toBeNull()
    expect([slot('count').textContent, slot('count').parentElement?.hidden]).toEqual(['2', false])
    const sources = [...card.querySelectorAll('source')]
    expect(sources.map((source) => source.getAttribute('type'))).toEqual(
      PHOTO_FORMATS.map((format) => `image/${format}`),
    )
    const [first] = sources
    expect(first?.getAttribute('srcset')).toBe(
      PHOTO_WIDTHS.map(
        (width) => `${photoPath(PHOTO.key, width, PHOTO_FORMATS[0])} ${width}w`,
      ).join(', '),
    )
    const image = card.querySelector('img')
    expect(image?.getAttribute('src')).toBe(photoPath(PHOTO.key, 640))
    expect(image?.getAttributeNames().at(-1)).toBe('src')
    expect([image?.loading, image?.alt, image?.width, image?.height]).toEqual([
      'lazy',
      cardTexts(toCard(publicListing('l1'))).photoAlt,
      1600,
      1200,
    ])
  })

  it('is taken along to its page by a click, for one that is not built yet', async () => {
    const { handedOver } = await import('./handover.ts')
    const { card } = await cardOf('l1')
    expect(handedOver()).toBeNull()
    card.click()
    expect(handedOver()).toEqual({ id: 'l1' })
  })
})

it.each(['', '{', 'null', '5'])('What was handed over is nothing where it is %j', async (value) => {
  const { handedOver } = await import('./handover.ts')
  sessionStorage.setItem('project', value)
  expect(handedOver()).toBeNull()
})

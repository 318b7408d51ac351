import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LEARN_MORE, LISTING_TEXTS } from '#language/listing/texts'
import { availabilityLabel } from '#language/listing/texts-described'
import { favouriteName } from '../../client/listing/favourites.ts'
import { listingPath, photoPath } from '../../contract/paths.ts'
import { cardTexts, toCard } from '../../domain/listing/card.ts'
import { PHOTO_FORMATS } from '../../domain/photo/constants.ts'
import { shortAge } from '../../domain/time/calendar.ts'
import { closePage } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import CardTemplate from './CardTemplate.astro'
import ListingCard from './ListingCard.astro'

const PHOTO = {
  id: 'p1',
  key: 'property_images/abc-front',
  width: 1600,
  height: 1200,
  placeholder: '',
}

async function cardOf(...listing: Parameters<typeof publicListing>) {
  const { cardElement } = await import('../../client/listing/card-element.ts')
  const card = cardElement(toCard(publicListing(...listing)))
  const slot = (name: string) => {
    const part = card.querySelector<HTMLElement>(`[data-slot="${name}"]`)
    if (!part) throw new Error(`The card has no ${name}.`)
    return part
  }
  const only = (name: string) => card.querySelector<HTMLElement>(`[data-if="${name}"]`)
  return { card, slot, only }
}

beforeEach(async () => void (await openRendered(await render(CardTemplate))))
afterEach(closePage)

it('Scripts of the card stand before its template, in which no browser would run them', async () => {
  const html = await render(CardTemplate)
  const [before = '', inside = ''] = html.split('<template')
  expect(before).toContain('ListingCard.astro')
  expect(inside).not.toContain('<script')
})

describe('The card of a listing that was loaded later', () => {
  it('has its texts, its links and its heart', async () => {
    const listing = publicListing('l1', { projectBuildingName: 'One Two Three Four Five Six' })
    const texts = cardTexts(toCard(listing))
    const { card, slot } = await cardOf('l1', listing)
    expect(slot('price').textContent).toBe(texts.price)
    expect(slot('amount').textContent).toBe(texts.amount)
    for (const name of ['kind', 'area', 'locality'] as const)
      expect(slot(name).textContent).toBe(texts[name])
    expect(slot('title').textContent).toBe(texts.title)
    expect(slot('fullTitle').textContent).toBe('One Two Three Four Five Six')
    expect(card.querySelector('.card-link')?.textContent).toContain(LEARN_MORE)
    expect(slot('costs').textContent).toBe(texts.costs)
    expect(card.dataset.place).toBe(texts.place)
    for (const link of card.querySelectorAll('a'))
      expect(link.getAttribute('href')).toBe(listingPath('l1'))
    expect(card.querySelector('time')?.getAttribute('datetime')).toBe(listing.confirmedAt)
    // It works by itself wherever it is put.
    document.body.append(card)
    const heart = card.querySelector<HTMLElement>('[aria-label="Save One Two Three Four Five Six"]')
    heart?.click()
    expect(heart?.getAttribute('aria-pressed')).toBe('true')
    expect(favouriteName('l1')).toBe('One Two Three Four Five Six')
    expect(card.querySelector('time')?.textContent).toBe(shortAge(listing.confirmedAt, new Date()))
  })

  it('names a title that is not cut only once, in sight and for screen readers', async () => {
    const { card, slot, only } = await cardOf('l1', { projectBuildingName: 'Kesar Heights' })
    expect(card.querySelector('.card-name')?.textContent).toBe('Kesar Heights')
    expect(only('fullTitle')).toBeNull()
    expect(slot('title').hasAttribute('aria-hidden')).toBe(false)
    const { slot: cut, only: whole } = await cardOf('l2', { projectBuildingName: 'A B C D E F' })
    expect(cut('title').getAttribute('aria-hidden')).toBe('true')
    expect(whole('fullTitle')?.textContent).toBe('A B C D E F')
  })

  it('marks a place in other letters than those of the page, as the card of the page itself does', async () => {
    const { slot } = await cardOf('l1', { locality: 'पुराना बाज़ार' })
    expect(slot('locality').lang).toBe('hi')
    const { slot: known } = await cardOf('l2', {})
    expect(known('locality').lang).toBe('')
    const listing = toCard(publicListing('l1', { locality: 'पुराना बाज़ार' }))
    expect(await render(ListingCard, { props: { listing } })).toContain(
      '<span lang="hi">पुराना बाज़ार</span>',
    )
  })

  it('leaves out empty parts, and shows its plot where it has no photo', async () => {
    const { card, only } = await cardOf('l1', { readAt: null })
    for (const name of ['badge', 'photoCount', 'read', 'lowered']) expect(only(name)).toBeNull()
    expect(only('no-photo')?.textContent.trim()).toBe(LISTING_TEXTS.noImage)
    expect(card.querySelector('picture')).toBeNull()
    await eventually(() =>
      expect(card.querySelector('img')?.getAttribute('src')).toBe(
        '/maps/lucknow/gomti-nagar.svg#flats',
      ),
    )
  })

  it('shows that the listing is sold', async () => {
    const { slot, only } = await cardOf('l1', { availability: 'sold' })
    expect(slot('badge').textContent).toBe(availabilityLabel('sold', 'Flat/Apartment'))
    expect(only('confirmed')).toBeNull()
  })

  it('escapes HTML that a poster has typed', async () => {
    const { card, slot } = await cardOf('l1', { projectBuildingName: '<img src=x>' })
    expect(slot('title').textContent).toBe('<img src=x>')
    expect(card.querySelector('img[src="x"]')).toBeNull()
  })

  it('shows its first photo in each size, and in one size for browsers without AVIF', async () => {
    const { card, slot, only } = await cardOf('l1', { photos: [PHOTO, { ...PHOTO, id: 'p2' }] })
    expect(only('no-photo')).toBeNull()
    expect(slot('photoCount').textContent).toBe('2')
    const sources = [...card.querySelectorAll('.card-slide:first-child source')]
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

  const second = { ...PHOTO, id: 'p2', key: 'property_images/def-bath' }
  const slides = (card: HTMLElement) =>
    [...card.querySelectorAll<HTMLAnchorElement>('.card-slide')].map((slide) => ({
      to: slide.pathname,
      shown: slide.querySelector('img')?.getAttribute('src') ?? null,
    }))
  const to = listingPath('l1')

  it('has its next photos beside the first, out of the way of readers and the Tab key', async () => {
    const { card } = await cardOf('l1', { photos: [PHOTO, second] })
    expect(slides(card)).toEqual([
      { to, shown: photoPath(PHOTO.key, 640) },
      { to, shown: photoPath(second.key, 640) },
    ])
    const strip = card.querySelector('.card-strip')
    expect(strip?.getAttribute('aria-hidden')).toBe('true')
    for (const one of [strip, ...card.querySelectorAll('.card-slide')])
      expect(one?.getAttribute('tabindex')).toBe('-1')
  })

  describe('from the index', () => {
    async function touched(loadFurther: () => Promise<readonly (typeof PHOTO)[]>) {
      const { cardElement } = await import('../../client/listing/card-element.ts')
      const photos = [PHOTO, second, { ...PHOTO, id: 'p3' }, { ...PHOTO, id: 'p4' }]
      const loads = vi.fn(loadFurther)
      const listing = { ...toCard(publicListing('l1', { photos })), further: [] }
      const card = cardElement(listing, loads)
      const before = slides(card).map(({ shown }) => shown !== null)
      const strip = card.querySelector('.card-strip')
      expect(loads).not.toHaveBeenCalled()
      for (const type of ['pointerdown', 'touchstart']) strip?.dispatchEvent(new Event(type))
      await eventually(() => expect(loads).toHaveBeenCalledOnce())
      return { card, before }
    }

    it('gets its next photos at the first touch', async () => {
      const { card, before } = await touched(async () => [second])
      expect(before).toEqual([true, false, false])
      await eventually(() =>
        expect(slides(card)).toEqual([
          { to, shown: photoPath(PHOTO.key, 640) },
          { to, shown: photoPath(second.key, 640) },
        ]),
      )
    })

    it('keeps the first alone where they cannot come', async () => {
      const { card } = await touched(() => Promise.reject(new TypeError('Offline.')))
      await eventually(() =>
        expect(slides(card)).toEqual([{ to, shown: photoPath(PHOTO.key, 640) }]),
      )
    })
  })

  it('is passed to its page by a click, in case that page is not built yet', async () => {
    const { navigationState } = await import('../../client/listing/navigation-state.ts')
    const { card } = await cardOf('l1')
    expect(navigationState()).toBeNull()
    card.click()
    expect(navigationState()).toEqual({ id: 'l1' })
  })
})

it.each(['', '{', 'null', '5'])(
  'A card that was passed on is ignored if it is %j',
  async (value) => {
    const { navigationState } = await import('../../client/listing/navigation-state.ts')
    sessionStorage.setItem('project', value)
    expect(navigationState()).toBeNull()
  },
)

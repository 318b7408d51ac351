import { describe, expect, it } from 'vitest'
import { LISTING_TEXTS } from '#language/listing/texts'
import { coverLabel } from '#language/photo/texts-origin'
import { type CardListing, cardTexts, toCard } from './card.ts'

const flat: CardListing = {
  id: 'abcdefgh',
  listingType: 'Sell',
  propertyCategory: 'Residential',
  propertyType: 'Flat/Apartment',
  city: 'Lucknow',
  locality: 'Gomti Nagar',
  projectBuildingName: 'Shalimar One World Garden Bay',
  plotArea: 1450,
  areaUnit: 'sq ft',
  areaBasis: 'Carpet',
  price: 7_200_000,
  bedrooms: 3,
  furnishing: 'Semi-furnished',
  facingType: 'East',
  photo: null,
  photoCount: 0,
  further: [],
  availability: 'available',
  confirmedAt: '2026-11-01T00:00:00.000Z',
  readAt: '2026-11-02T06:00:00.000Z',
  publishedAt: '2026-11-02T06:30:00.000Z',
  loweredAt: null,
  rightAt: null,
}

describe('the lines of a card', () => {
  const lineOf = (over: Partial<CardListing>) => {
    const { kind, area, locality } = cardTexts({ ...flat, ...over })
    return [kind, area, locality].map((fact) => fact.replaceAll('\u00a0', ' '))
  }
  const costsOf = (over: Partial<CardListing>) =>
    cardTexts({ ...flat, ...over }).costs.replaceAll('\u00a0', ' ')

  it('says in one line what there is, after the period of a rent', () => {
    expect(lineOf({})).toEqual(['3 BHK', '1,450 sq ft', 'Gomti Nagar'])
    expect(lineOf({ propertyType: 'Independent House/Villa' })).toEqual([
      '3 BHK house',
      '1,450 sq ft',
      'Gomti Nagar',
    ])
    expect(lineOf({ propertyType: 'Plot/Land', bedrooms: null, areaUnit: 'sq yd' })).toEqual([
      'Plot',
      '161.11 sq yd',
      'Gomti Nagar',
    ])
    expect(lineOf({ listingType: 'PG', plotArea: 120 })).toEqual(['PG', '', 'Gomti Nagar'])
    const periods = (['Sell', 'Rent'] as const).map(
      (listingType) => cardTexts({ ...flat, listingType }).period,
    )
    expect(periods).toEqual(['', 'per month'])
  })

  it('says what a sale costs in a month, and the least that is paid before one moves in', () => {
    expect(costsOf({})).toBe('EMI from ₹49,900')
    expect(costsOf({ availability: 'sold' })).toBe('')
    const rent = { listingType: 'Rent', price: 18_000, deposit: 36_000 } as const
    expect(costsOf(rent)).toBe('₹54,000+ to move in')
    expect(costsOf({ ...rent, maintenance: 1500 })).toBe('₹55,500+ to move in')
    expect(costsOf({ ...rent, deposit: 0 })).toBe('₹18,000+ to move in')
    expect(costsOf({ ...rent, deposit: null })).toBe('')
    expect(costsOf({ ...rent, availability: 'rented' })).toBe('')
  })

  const on = (day: string) => new Date(`${day}T06:00:00.000Z`)

  it('says when it was read, with the year of another one, and nothing where nobody noted it', () => {
    const readOn = (day: string, over: Partial<CardListing> = {}) =>
      cardTexts({ ...flat, ...over }, on(day)).read
    expect(readOn('2026-11-29')).toBe('read 2 Nov')
    expect(readOn('2027-01-03')).toBe('read 2 Nov 2026')
    expect(readOn('2026-11-29', { readAt: null })).toBe('')
  })

  it('says for a month that the price was lowered, while the home is on offer', () => {
    const loweredOn = (day: string, over: Partial<CardListing> = {}) =>
      cardTexts({ ...flat, loweredAt: '2026-11-20T06:00:00.000Z', ...over }, on(day)).lowered
    expect(loweredOn('2026-11-29')).toBe('price lowered 20 Nov')
    expect(loweredOn('2026-12-21')).toBe('')
    expect(loweredOn('2026-11-29', { availability: 'sold' })).toBe('')
  })

  it('counts one photo as one', () =>
    expect([1, 2].map((photoCount) => cardTexts({ ...flat, photoCount }).photosWord)).toEqual([
      'photo',
      'photos',
    ]))
})

describe('a card', () => {
  it('shows the price, the same price in full, and the price per square foot', () => {
    const texts = cardTexts(flat)
    expect(texts.amount).toBe('₹72 L')
    expect(texts.price).toBe('₹72,00,000')
    expect(texts.per).toBe('₹4,966 per sq ft')
  })

  it('shows the unit of a rent instead of a price per square foot', () => {
    const texts = cardTexts({ ...flat, listingType: 'Rent', price: 18_000 })
    expect(texts.price).toBe('₹18,000 per month')
    expect(texts.per).toBe('per month')
  })

  it('describes the property in one line', () =>
    expect(cardTexts(flat).summary).toBe('3 BHK flat ·\u00a01,450 sq ft carpet'))

  it('keeps a title of five words whole', () => {
    expect(cardTexts(flat).title).toBe('Shalimar One World Garden Bay')
    expect(cardTexts({ ...flat, projectBuildingName: 'One two three four five six' }).title).toBe(
      'One two three four five...',
    )
    expect(
      cardTexts({ ...flat, projectBuildingName: 'One two three four five six' }).fullTitle,
    ).toBe('One two three four five six')
  })

  it('has a title even if the listing has no name, and shows the place', () => {
    const texts = cardTexts({ ...flat, projectBuildingName: '  ' })
    expect([texts.title, texts.fullTitle]).toEqual(Array(2).fill(LISTING_TEXTS.untitled))
    expect(texts.place).toBe('Gomti Nagar, Lucknow')
    expect(texts.photoAlt).toBe('3 BHK flat in Gomti Nagar, Lucknow')
    expect(cardTexts({ ...flat, projectBuildingName: ' Garden Bay ' }).fullTitle).toBe('Garden Bay')
  })

  it('says that its cover was made or staged, and nothing where its poster did not', () => {
    const cover = { id: 'p', key: 'property_images/a', width: 4, height: 3, placeholder: '' }
    const plain = cardTexts({ ...flat, photo: cover })
    expect([plain.origin, plain.photoAlt]).toEqual(['', '3 BHK flat in Gomti Nagar, Lucknow'])
    const staged = cardTexts({ ...flat, photo: { ...cover, origin: 'AI' } })
    expect([staged.origin, staged.photoAlt]).toEqual([
      coverLabel('AI'),
      '3 BHK flat in Gomti Nagar, Lucknow, made or staged with AI',
    ])
  })

  it('marks a sold or rented property', () => {
    expect(cardTexts(flat).badge).toBe('')
    expect(cardTexts({ ...flat, availability: 'sold' }).badge).toBe('Sold')
    expect(cardTexts({ ...flat, availability: 'rented' }).badge).toBe('Rented')
  })

  it('is made from a listing with its first photo and no private data', () => {
    const photos = [
      { id: 'a', key: 'ka', width: 4, height: 3, placeholder: '' },
      { id: 'b', key: 'kb', width: 4, height: 3, placeholder: '' },
    ]
    const published = { kind: 'published', at: '2026-11-02T06:30:00.000Z' } as const
    const listing = {
      ...flat,
      photos,
      description: 'secret',
      owner: { name: 'A' },
      approvedAt: '2026-11-09T06:30:00.000Z',
      history: [published],
      right: null,
    }
    const card = toCard(listing)
    expect(card).toEqual({ ...flat, photo: photos[0], photoCount: 2, further: [photos[1]] })
    expect(toCard({ ...listing, photos: [] })).toEqual(flat)
    const right = { kind: 'tax receipt', agree: ['name'], at: '2026-11-12T06:30:00.000Z' }
    expect(toCard({ ...listing, right })).toEqual({ ...card, rightAt: right.at })
    expect(toCard({ ...listing, history: [] }).publishedAt).toBe('2026-11-09T06:30:00.000Z')
  })

  it.each([
    ['lowered', [9_000_000, 8_000_000], '2026-11-04T06:00:00.000Z'],
    ['raised after it was lowered', [9_000_000, 8_000_000, 8_500_000], null],
    ['never changed', [9_000_000], null],
  ])('knows since when its price is lower: %s', (_, prices, lowered) => {
    const history = prices.map((amount, n) => ({
      kind: n === 0 ? ('published' as const) : ('price' as const),
      at: `2026-11-0${n + 3}T06:00:00.000Z`,
      amount,
      listingType: 'Sell' as const,
    }))
    const listing = {
      ...flat,
      photos: [],
      approvedAt: '2026-11-03T06:00:00.000Z',
      history,
      right: null,
    }
    expect(toCard(listing).loweredAt).toBe(lowered)
  })
})

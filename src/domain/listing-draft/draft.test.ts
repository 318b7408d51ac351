import { describe, expect, test } from 'vitest'
import { LISTING_FIELD_TEXTS as texts } from '#language/listing/texts-poster'
import { PRICE_HINTS, priceLabel } from '#language/listing-draft/texts'
import { FIELD_NAMES, fieldOf, LISTING_FIELDS } from '../listing/fields.ts'
import { shownName } from '../listing/name-shown.ts'
import { oddPlace } from '../locality/elsewhere.ts'
import { checkDraft, doubtsOf, firstStepWith, problemsLeft, problemsOfStep } from './check.ts'
import { toListingInput } from './input.ts'
import { nameOfDraft, typedName } from './name.ts'
import { sketchOf } from './readings.ts'
import { categoriesOnOffer, draftOf, hiddenFields, typesOnOffer, withAnswer } from './rules.ts'
import { stepFrom, stepOf } from './steps.ts'
import { type DraftValues, EMPTY_DRAFT, isEmptyDraft, restoreDraft } from './values.ts'

const flat: DraftValues = {
  ...EMPTY_DRAFT,
  listingType: 'Sell',
  propertyCategory: 'Residential',
  propertyType: 'Flat/Apartment',
  city: 'Lucknow',
  locality: ' Gomti Nagar ',
  projectBuildingName: 'Rohtas Plumeria',
  plotArea: '1,450',
  areaBasis: 'Carpet',
  price: '72 lakh',
  bedrooms: '3',
  floorNumber: '4',
  totalFloors: '12',
  amenities: 'Lift\nGym',
}

describe('a stored draft', () => {
  test('is restored as typed, and other stored data is ignored', () => {
    expect(restoreDraft({ ...flat, price: '72 la', strange: 'x', city: 5 })).toEqual({
      ...flat,
      price: '72 la',
      city: '',
    })
  })

  test('is empty when nothing was answered', () => {
    expect(isEmptyDraft(restoreDraft({}))).toBe(true)
    expect(isEmptyDraft({ ...EMPTY_DRAFT, areaUnit: 'acre', locality: ' ' })).toBe(true)
    expect(isEmptyDraft({ ...EMPTY_DRAFT, price: '7' })).toBe(false)
  })
})

describe('dependent answers', () => {
  test('another category clears the chosen type, the same one does not', () => {
    expect(withAnswer(flat, 'propertyCategory', 'Commercial').propertyType).toBe('')
    expect(withAnswer(flat, 'propertyCategory', 'Residential').propertyType).toBe('Flat/Apartment')
  })

  test('PG clears a plot and keeps a flat', () => {
    expect(
      withAnswer({ ...flat, propertyType: 'Plot/Land' }, 'listingType', 'PG').propertyType,
    ).toBe('')
    expect(withAnswer(flat, 'listingType', 'PG').propertyType).toBe('Flat/Apartment')
  })

  test('PG is residential: no other category is available, and the type Shop is cleared', () => {
    const shop = { ...flat, propertyCategory: 'Commercial', propertyType: 'Retail' }
    const pg = withAnswer(shop, 'listingType', 'PG')
    expect([pg.propertyCategory, pg.propertyType]).toEqual(['Residential', ''])
    expect(categoriesOnOffer(pg)).toEqual(['Residential'])
    expect(typesOnOffer(pg, null)).toContain('Flat/Apartment')
    expect(categoriesOnOffer(withAnswer(pg, 'listingType', 'Rent'))).toContain('Commercial')
  })

  test('no other answer clears the type', () => {
    const plot = { ...flat, propertyType: 'Plot/Land' }
    for (const field of ['city', 'locality', 'price'] as const)
      expect(withAnswer({ ...plot, listingType: 'PG' }, field, 'x').propertyType).toBe('Plot/Land')
    expect(withAnswer(flat, 'listingType', 'Rent').propertyType).toBe('Flat/Apartment')
  })

  test('types follow the category, and three more are for an Admin only', () => {
    expect(typesOnOffer(EMPTY_DRAFT, 'Owner')).toEqual([])
    expect(typesOnOffer(flat, 'Owner')).toContain('1 RK/Studio Apartment')
    expect(typesOnOffer(flat, 'Owner')).not.toContain('Farmhouse')
    expect(typesOnOffer(flat, 'Admin')).toContain('Farmhouse')
    expect(typesOnOffer({ ...flat, listingType: 'PG' }, null)).not.toContain('Plot/Land')
  })

  test('a plot shows no rooms, and a sale no deposit', () => {
    expect([...hiddenFields({ ...flat, propertyType: 'Plot/Land' })]).toEqual(
      expect.arrayContaining([
        'bedrooms',
        'bathrooms',
        'furnishing',
        'floorNumber',
        'totalFloors',
        'deposit',
      ]),
    )
    const rented = hiddenFields({ ...flat, listingType: 'Rent' })
    expect((['bedrooms', 'deposit', 'pets'] as const).filter((field) => rented.has(field))).toEqual(
      [],
    )
    expect([rented.has('possession'), rented.has('meals')]).toEqual([true, true])
  })
})

describe('reading a draft', () => {
  test('numbers are parsed, the area is converted, empty answers are left out', () => {
    const input = toListingInput({ ...flat, plotArea: '160', areaUnit: 'sq yd' })
    expect(input).toMatchObject({
      plotArea: 1440,
      price: 7_200_000,
      bedrooms: 3,
      amenities: ['Gym', 'Lift'],
    })
    expect(input.deposit).toBeUndefined()
    expect(
      toListingInput({
        ...flat,
        listingType: 'Rent',
        deposit: '2 lakh',
        bathrooms: '2',
        city: ' ',
      }),
    ).toMatchObject({ deposit: 200_000, bathrooms: 2, city: undefined })
    expect(toListingInput({ ...flat, plotArea: ' ' }).plotArea).toBeUndefined()
    expect(checkDraft(flat)).toMatchObject({
      ok: true,
      value: { locality: 'Gomti Nagar', plotArea: 1450 },
    })
  })

  test('an answer to a hidden question is not sent', () => {
    const result = checkDraft({ ...flat, propertyType: 'Plot/Land', bedrooms: 'many' })
    expect(result.ok && result.value.bedrooms).toBeUndefined()
  })

  test('a listing becomes a draft that reads as the same listing', () => {
    const result = checkDraft({ ...flat, plotArea: '160', areaUnit: 'sq yd', areaBasis: 'Plot' })
    if (!result.ok) throw new Error('the sample must be valid')
    const draft = draftOf(result.value)
    expect(draft.plotArea).toBe('160')
    expect(checkDraft(draft)).toEqual(result)
  })
})

test('a type that only an Admin may choose is left empty for others', () => {
  const result = checkDraft({ ...flat, propertyType: 'Farmhouse' })
  if (!result.ok) throw new Error('the sample must be valid')
  expect([
    draftOf(result.value).propertyType,
    draftOf(result.value, false).propertyType,
    draftOf(result.value, true).propertyType,
  ]).toEqual(['', '', 'Farmhouse'])
})

test('each field has its own label, and the price’s label depends on the listing type', () => {
  expect(new Set(FIELD_NAMES.map((field) => fieldOf(field).label)).size).toBe(FIELD_NAMES.length)
  expect([priceLabel(''), priceLabel('Sell')]).toEqual(Array(2).fill(LISTING_FIELDS.price.label))
  expect([priceLabel('Rent'), priceLabel('PG')]).toEqual([
    expect.stringContaining('per month'),
    expect.stringContaining('per bed per month'),
  ])
  expect([LISTING_FIELDS.price.hint, PRICE_HINTS.Rent, PRICE_HINTS.PG]).toEqual(
    Array(3).fill(expect.stringContaining('rupees')),
  )
})

describe('the name of a draft', () => {
  const house: DraftValues = {
    ...flat,
    propertyType: 'Independent House/Villa',
    projectBuildingName: '',
  }
  const sent = (values: DraftValues) => toListingInput(values).projectBuildingName

  test('of a house is made from its kind and place, which it follows', () => {
    expect([house, { ...house, locality: 'Aliganj', propertyType: 'Plot/Land' }].map(sent)).toEqual(
      ['House in Gomti Nagar, Lucknow', 'Plot in Aliganj, Lucknow'],
    )
    expect(nameOfDraft(house)).toMatchObject({ isMade: true, name: sent(house) })
    expect(problemsOfStep(1, house)).toEqual({})
    expect(sketchOf(house).title).toBe('House in Gomti Nagar, Lucknow')
  })

  test('of a house is what somebody types, and made again once that is deleted', () => {
    const typed = { ...house, projectBuildingName: typedName(house, 'Shanti Niwas', shownName) }
    expect([sent(typed), nameOfDraft(typed).isMade]).toEqual(['Shanti Niwas', false])
    expect(nameOfDraft({ ...typed, projectBuildingName: '' }).isMade).toBe(true)
  })

  test('of a flat is asked for, until its poster says that there is none', () => {
    const bare = { ...flat, projectBuildingName: '' }
    expect(problemsOfStep(1, bare)).toEqual({ projectBuildingName: texts.projectBuildingName })
    const { offer } = nameOfDraft(bare)
    const nameless = { ...bare, projectBuildingName: typedName(bare, offer, shownName) }
    expect([offer, problemsOfStep(1, nameless)]).toEqual(['Flat in Gomti Nagar, Lucknow', {}])
    expect(sent({ ...nameless, locality: 'Aliganj' })).toBe('Flat in Aliganj, Lucknow')
  })

  test('waits for kind and place, and of a project is never made', () => {
    expect([
      nameOfDraft({ ...house, city: '' }).name,
      nameOfDraft(house, 'postedProject').name,
    ]).toEqual(['', ''])
  })
})

describe('a pincode where the locality should stand', () => {
  const asked = (city: string, locality: string) => {
    const values = { ...flat, city, locality }
    const known = { today: new Date('2026-11-29'), ...oddPlace(city, locality) }
    return doubtsOf(values, {}, known).open.filter(({ field }) => field === 'locality')
  }

  test('offers its localities, and no yes', () => {
    expect(asked('Lucknow', '226010')).toEqual([
      {
        field: 'locality',
        kind: 'pincode',
        question: '226010 is a pincode. Which locality of it is the home in?',
        instead: ['Gomti Nagar', 'Vibhuti Khand', 'Gomti Nagar Extension'].map((value) => ({
          label: value,
          field: 'locality',
          value,
        })),
      },
    ])
  })

  test('of another city asks whether the home is there', () => {
    expect(asked('Lucknow', '201305')).toMatchObject([
      {
        question: '201305 is a pincode of Noida. Is the home there?',
        instead: [{ label: 'Yes, in Noida', field: 'city', value: 'Noida' }],
      },
    ])
    expect(asked('Lucknow', '282001')).toMatchObject([{ instead: [] }])
  })

  test('that is none, or that we do not know, asks for the name', () =>
    expect(asked('Lucknow', '999999')).toEqual([
      {
        field: 'locality',
        kind: 'pincode',
        instead: [],
        question:
          'We do not know the pincode 999999. Write the name of the locality that the home is in.',
      },
    ]))

  test('beside the name of a locality asks nothing', () =>
    expect(asked('Lucknow', 'Gomti Nagar 226010')).toEqual([]))
})

describe('the steps', () => {
  test('the address names the step; anything else is the first', () => {
    expect(['?step=2', '?step=4', '?step=5', '?step=0', '?step=x', ''].map(stepFrom)).toEqual([
      2, 4, 1, 1, 1, 1,
    ])
  })

  test('each step finds all its problems and no others', () => {
    expect(problemsOfStep(1, EMPTY_DRAFT)).toEqual({
      listingType: texts.listingType,
      propertyCategory: texts.propertyCategory,
      propertyType: texts.propertyType,
      city: texts.city,
      locality: texts.locality,
      projectBuildingName: texts.projectBuildingName,
      plotArea: texts.plotArea,
      price: texts.price,
    })
    expect(problemsOfStep(2, EMPTY_DRAFT)).toEqual({})
    expect(problemsOfStep(2, { ...flat, floorNumber: '13', bedrooms: '0' })).toEqual({
      floorNumber: texts.floorAboveTop,
      bedrooms: texts.bedrooms,
    })
    expect(problemsOfStep(4, EMPTY_DRAFT)).toEqual({})
  })

  test('a problem disappears when it is corrected, and new ones appear at the next check', () => {
    const shown = { price: texts.price, locality: texts.locality }
    expect(problemsLeft(shown, 1, { ...flat, price: '' })).toEqual({ price: texts.price })
    expect(
      problemsLeft({ floorNumber: texts.floorAboveTop }, 2, {
        ...flat,
        totalFloors: '20',
        bedrooms: 'x',
      }),
    ).toEqual({})
  })

  test('problems lead to the first step that has one', () => {
    expect(stepOf('price')).toBe(1)
    expect(stepOf('photoIds.0')).toBe(4)
    expect(firstStepWith({ photoIds: 'no', bedrooms: texts.bedrooms })).toEqual({
      step: 2,
      problems: { bedrooms: texts.bedrooms },
    })
    expect(firstStepWith({ _: 'no' })).toEqual({ step: 4, problems: { _: 'no' } })
  })
})

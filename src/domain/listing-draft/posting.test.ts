import { expect, test } from 'vitest'
import { entrySchemas } from '../content/schema.ts'
import { FIELD_NAMES } from '../listing/fields.ts'
import { checkDraft, problemsOfStep } from './check.ts'
import { PROJECT_POSTINGS, UNASKED } from './posting.ts'
import { hiddenFields } from './rules.ts'
import { EMPTY_DRAFT } from './values.ts'

const draft = {
  ...EMPTY_DRAFT,
  listingType: 'Sell',
  propertyCategory: 'Residential',
  propertyType: 'Flat/Apartment',
  city: 'Noida',
  locality: 'Sector 75',
  projectBuildingName: 'Aqua Line Towers',
  plotArea: '100',
  areaUnit: 'sq yd',
  price: '72 lakh',
  bedrooms: 'many',
  amenities: 'Lift',
}

const target = (posting: 'postedProject' | 'postedLaunch') => ({
  posting,
  schema: entrySchemas[posting],
})

test.each(PROJECT_POSTINGS.map(({ value }) => value))(
  '%s is asked for exactly what it keeps',
  (posting) => {
    const asked = FIELD_NAMES.filter(
      (field) => field !== 'areaUnit' && !UNASKED[posting].includes(field),
    )
    expect([...asked, 'imageUrls'].sort()).toEqual(Object.keys(entrySchemas[posting].shape).sort())
  },
)

test('A city project is name, category and place; the rest of a draft is left out', () => {
  expect(checkDraft(draft, target('postedProject'))).toEqual({
    ok: true,
    value: {
      city: 'Noida',
      locality: 'Sector 75',
      projectBuildingName: 'Aqua Line Towers',
      propertyCategory: 'Residential',
      imageUrls: [],
    },
  })
  expect(hiddenFields(draft, 'postedProject')).toContain('areaUnit')
  expect(hiddenFields(draft, 'postedLaunch')).not.toContain('areaUnit')
  expect(Object.keys(problemsOfStep(1, EMPTY_DRAFT, target('postedProject'))).sort()).toEqual([
    'city',
    'locality',
    'projectBuildingName',
    'propertyCategory',
  ])
})

test('A new launch has price and area too, in rupees and square feet', () => {
  expect(checkDraft(draft, target('postedLaunch'))).toMatchObject({
    ok: true,
    value: { plotArea: 900, price: 7_200_000, amenities: ['Lift'] },
  })
  expect(problemsOfStep(1, EMPTY_DRAFT, target('postedLaunch'))).toHaveProperty('price')
  expect(hiddenFields(draft, 'postedLaunch').has('furnishing')).toBe(false)
  expect(
    hiddenFields({ ...draft, propertyType: 'Plot/Land' }, 'postedLaunch').has('furnishing'),
  ).toBe(true)
})

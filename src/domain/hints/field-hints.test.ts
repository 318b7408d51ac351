import { expect, test } from 'vitest'
import { POSTER_HINT_TEXTS as texts } from '#language/hints/texts-poster'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { fieldOf, LISTING_FIELDS } from '../listing/fields.ts'
import { publicTexts } from './contacts.ts'
import { deskMarks, fieldHints } from './field-hints.ts'
import { hintsOfAnswers } from './poster.ts'

const TODAY = new Date('2026-11-26')
const office = listingFields({
  listingType: 'Rent',
  propertyCategory: 'Commercial',
  propertyType: 'Office',
  city: 'Noida',
  plotArea: 800,
  price: 85,
  reraNumber: 'XYZ-1',
})

test('Hints follow from an unusual value, a RERA number of another form and a locality of another city', () => {
  expect(fieldHints(office, TODAY)).toEqual(['odd', 'rera', 'place'])
  expect(fieldHints(listingFields({ reraNumber: 'UPRERAPRJ12345' }), TODAY)).toEqual([])
})

test.each([
  ['Ring nine eight 7654-32-10 after six.', true],
  ['Write to a at gmail dot com', true],
  ['Write to a (at) gmail [dot] com', true],
  ['More at https://evil.example/x', true],
  ['More at evil.example', true],
  ['See it on Magic Bricks', true],
  ['Nine rooms, two baths, one dot on the map at Gomti. In the lane.', false],
  ['', false],
  [null, false],
])(
  'Of the description “%s” admins hear that it may name a contact: %s',
  (description, pointedOut) =>
    expect(fieldHints(listingFields({ description }), TODAY).includes('contact')).toBe(pointedOut),
)

test.each(publicTexts(LISTING_FIELDS))(
  'Poster and admins hear of a contact in the field %s, and of its words',
  (field) => {
    const listing = listingFields({ [field]: 'Kesar, insta kesar_homes' })
    expect(fieldHints(listing, TODAY)).toContain('contact')
    expect(hintsOfAnswers(listing, TODAY)).toContainEqual({
      key: `contact-${field}`,
      text: texts.contact(fieldOf(field).label, ['insta kesar_homes']),
      field,
      goTo: texts.goTo(fieldOf(field).label),
    })
  },
)

test('The public texts of a listing are all its lines and texts', () => {
  expect(publicTexts(LISTING_FIELDS)).toEqual([
    'locality',
    'projectBuildingName',
    'reraNumber',
    'description',
  ])
})

test('A mark says that the poster confirmed something only if so', () => {
  expect(deskMarks({ ...office, confirmed: ['price', 'locality'] }, TODAY)).toEqual([
    { mark: '₹85 per month: confirmed', sentence: 'The poster confirmed ₹85 per month.' },
    {
      mark: 'In Noida: confirmed',
      sentence: 'The poster confirmed that Gomti Nagar is in Noida. It is known in Lucknow.',
    },
  ])
  for (const before of [office, { ...office, confirmed: [] }])
    expect(deskMarks(before, TODAY)).toEqual([
      {
        mark: '₹85 per month?',
        sentence: '₹85 per month is outside the usual; the poster was not asked about it.',
      },
      { mark: 'In Lucknow?', sentence: 'Gomti Nagar is known in Lucknow, not in Noida.' },
    ])
})

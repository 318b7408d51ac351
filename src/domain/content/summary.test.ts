import { expect, test } from 'vitest'
import { entryFields } from '../../test/support/structure/entry-fields.ts'
import { summaryOf } from './summary.ts'

test('The list shows an entry with name, place and price', () => {
  expect(summaryOf('cityData', entryFields.cityData)).toEqual({
    title: 'Two-bedroom flats',
    place: 'Aliganj, Lucknow, Flat/Apartment',
    price: '₹55 L to ₹86 L',
  })
  expect(summaryOf('projectExplore', entryFields.projectExplore)).toEqual({
    title: 'Aqua Line Towers',
    place: 'Sector 75, Noida',
    price: '',
  })
  expect(summaryOf('projects', entryFields.projects)).toEqual({
    title: 'Homes by the park',
    place: 'Gomti Nagar, Lucknow, Flat/Apartment',
    price: '₹60 L',
  })
  expect(summaryOf('newlyProject', { locality: 'Noida', city: 'Noida', location: '' })).toEqual({
    title: '',
    place: 'Noida',
    price: '',
  })
})

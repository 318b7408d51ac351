import { expect, test } from 'vitest'
import { moveInWords } from './move-in.ts'

type Stated = Parameters<typeof moveInWords>[0]
const rent: Stated = {
  listingType: 'Rent',
  propertyCategory: 'Residential',
  propertyType: 'Flat/Apartment',
  price: 18_000,
  availability: 'available',
}
const words = (stated: Partial<Stated> = {}) => moveInWords({ ...rent, ...stated })

test('Moving in takes the first rent, the deposit and the first maintenance', () =>
  expect(words({ deposit: 36_000, maintenance: 500, brokerage: 'No brokerage' })).toEqual({
    amount: '₹54,500',
    made: 'first rent ₹18,000, deposit ₹36,000, maintenance ₹500 a month, no brokerage',
    open: '',
  }))

test('Brokerage of an unknown amount comes on top of a sum that is only the least', () =>
  expect(words({ deposit: 36_000, maintenance: 0, brokerage: 'Brokerage asked' })).toMatchObject({
    amount: 'from ₹54,000',
    open: 'Brokerage comes on top; ask how much.',
  }))

test('What nobody has stated is named, and not counted', () =>
  expect(words({ deposit: 36_000 })).toEqual({
    amount: 'from ₹54,000',
    made: 'first rent ₹18,000, deposit ₹36,000',
    open: 'Not stated: maintenance, brokerage.',
  }))

test('There is no sum where the deposit is not known', () =>
  expect(words({ maintenance: 500 })).toMatchObject({
    amount: '',
    open: 'Not stated: deposit, brokerage.',
  }))

test('A deposit of nothing is a statement', () =>
  expect(words({ deposit: 0, maintenance: 0, brokerage: 'No brokerage' })).toMatchObject({
    amount: '₹18,000',
    made: 'first rent ₹18,000, no deposit, no brokerage',
    open: '',
  }))

test('A PG is paid by the bed and has no maintenance', () =>
  expect(words({ listingType: 'PG', deposit: 18_000, brokerage: 'No brokerage' })?.amount).toBe(
    '₹36,000',
  ))

test('A plot is not asked for maintenance', () =>
  expect(
    words({ propertyType: 'Plot/Land', deposit: 36_000, brokerage: 'No brokerage' }),
  ).toMatchObject({ amount: '₹54,000', open: '' }))

test('Nobody moves like that into a home for sale, or into one that is taken', () => {
  expect(words({ listingType: 'Sell' })).toBeNull()
  expect(words({ availability: 'rented' })).toBeNull()
})

import { describe, expect, test } from 'vitest'
import { afterAnswer, changesSince, type Known, lessThanSaved } from './rules.ts'

const [a, b, c] = ['aravali12345', 'belavista123', 'chandan12345']
const known: Known = { account: 'asha', ids: [a, b] }

describe('The changes that a device sends to its account', () => {
  test('are all saved listings, if the device had no account before', () => {
    expect(changesSince(null, 'asha', [a, b])).toEqual({ add: [a, b], remove: [] })
  })
  test('are the listings saved and removed since the last response', () => {
    expect(changesSince(known, 'asha', [b, c])).toEqual({ add: [c], remove: [a] })
    expect(changesSince(known, 'asha', [a, b])).toEqual({ add: [], remove: [] })
  })
  test('include none of another account’s listings', () => {
    expect(changesSince(known, 'bina', [a, c])).toEqual({ add: [c], remove: [] })
  })
  test('include no samples', () => {
    expect(changesSince(null, 'asha', ['sample-1'])).toEqual({ add: [], remove: [] })
  })
})

describe('The list of a device after the response', () => {
  test('is the account’s list, and listings beyond the account’s limit', () => {
    expect(afterAnswer(null, ['sample-1', c], ['sample-1', c], [a, b])).toEqual([
      a,
      b,
      'sample-1',
      c,
    ])
  })
  test('is without listings removed on another device, and without another account’s', () => {
    expect(afterAnswer(known, [a, b], [a, b], [a])).toEqual([a])
    expect(afterAnswer(known, [a, b, c], [a, b, c], [c])).toEqual([c])
  })
  test('keeps changes made during the request', () => {
    expect(afterAnswer(known, [a, b], [b, c], [a, b])).toEqual([b, c])
  })
  test('stays the same when repeated', () => {
    const once = afterAnswer(null, [c], [c], [a, c])
    expect(afterAnswer({ account: 'asha', ids: [a, c] }, once, once, [a, c])).toEqual(once)
  })
})

describe('A saved listing', () => {
  const sold = (price: number | null) => ({ price, listingType: 'Sell' as const })
  test.each([
    [sold(9_500_000), sold(9_000_000), 500_000],
    [sold(9_500_000), sold(9_499_999), 1],
    [sold(9_500_000), sold(9_500_000), null],
    [sold(9_500_000), sold(9_600_000), null],
    [sold(null), sold(9_000_000), null],
    [sold(9_500_000), { price: 25_000, listingType: 'Rent' as const }, null],
    [{ price: 9_500_000, listingType: null }, sold(9_000_000), null],
  ])('for %j that is now %j is cheaper by %s', (saved, now, less) => {
    expect(lessThanSaved(saved, now)).toBe(less)
  })
})

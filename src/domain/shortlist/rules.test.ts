import { describe, expect, test } from 'vitest'
import { afterAnswer, changesSince, type Known } from './rules.ts'

const [a, b, c] = ['aravali12345', 'belavista123', 'chandan12345']
const known: Known = { account: 'asha', ids: [a, b] }

describe('What a device tells its account', () => {
  test('is all that it has saved, where it never knew an account', () => {
    expect(changesSince(null, 'asha', [a, b])).toEqual({ add: [a, b], remove: [] })
  })
  test('is what was saved and taken out since it last knew it', () => {
    expect(changesSince(known, 'asha', [b, c])).toEqual({ add: [c], remove: [a] })
    expect(changesSince(known, 'asha', [a, b])).toEqual({ add: [], remove: [] })
  })
  test('is nothing of what another account had on it', () => {
    expect(changesSince(known, 'bina', [a, c])).toEqual({ add: [c], remove: [] })
  })
  test('is no sample, which is no listing', () => {
    expect(changesSince(null, 'asha', ['sample-1'])).toEqual({ add: [], remove: [] })
  })
})

describe('What a device holds after the answer', () => {
  test('is the account’s list, with what there was no room for', () => {
    expect(afterAnswer(null, ['sample-1', c], ['sample-1', c], [a, b])).toEqual([
      a,
      b,
      'sample-1',
      c,
    ])
  })
  test('is without what another device has taken out, and without another account’s', () => {
    expect(afterAnswer(known, [a, b], [a, b], [a])).toEqual([a])
    expect(afterAnswer(known, [a, b, c], [a, b, c], [c])).toEqual([c])
  })
  test('is as it was left while the account was asked', () => {
    expect(afterAnswer(known, [a, b], [b, c], [a, b])).toEqual([b, c])
  })
  test('is twice the same', () => {
    const once = afterAnswer(null, [c], [c], [a, c])
    expect(afterAnswer({ account: 'asha', ids: [a, c] }, once, once, [a, c])).toEqual(once)
  })
})

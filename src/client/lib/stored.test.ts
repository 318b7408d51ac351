import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStorage } from '../../test/support/web-storage.ts'
import { listOf, parsed, stored, tableOf, text } from './stored.ts'
import { count, flag, objectOf, orNull } from './stored-object.ts'

afterEach(() => vi.unstubAllGlobals())

describe('A value of a kind', () => {
  it('is text, a number or a flag as it stands, and nothing else', () => {
    expect([text('a'), text(''), text(5), text(null)]).toEqual(['a', '', undefined, undefined])
    expect([count(5), count(0), count('5')]).toEqual([5, 0, undefined])
    expect([flag(true), flag(false), flag('true')]).toEqual([true, false, undefined])
    expect([orNull(text)(null), orNull(text)('a'), orNull(text)(undefined)]).toEqual([
      null,
      'a',
      undefined,
    ])
  })

  it('is of a list or a table what fits, and nothing where it is neither', () => {
    expect(listOf(text)(['a', 5, null, ['b']])).toEqual(['a'])
    expect(listOf(listOf(text))([['a'], 'b'])).toEqual([['a']])
    expect([listOf(text)({ 0: 'a' }), listOf(text)('a')]).toEqual([undefined, undefined])
    expect(tableOf(count)({ a: 1, b: '2', c: null, d: 0 })).toEqual({ a: 1, d: 0 })
    expect([tableOf(text)(null), tableOf(text)('a')]).toEqual([undefined, undefined])
  })

  it('is an object only where all that it is to have is there', () => {
    const card = objectOf({ id: text, price: count })
    expect(card({ id: 'a', price: 5, other: true })).toEqual({ id: 'a', price: 5 })
    expect([card({ id: 'a' }), card({ id: 5, price: 5 }), card(null), card('a')]).toEqual(
      Array(4).fill(undefined),
    )
  })

  it('named like what every object has is no way to that', () => {
    expect(objectOf({ toString: text })({})).toBeUndefined()
    const table = tableOf(text)(JSON.parse('{"__proto__":"a","constructor":{"x":1}}'))
    expect(Object.getPrototypeOf(table)).toBe(Object.prototype)
    expect(Object.keys(table ?? {})).toEqual(['__proto__'])
  })
})

describe('What is kept', () => {
  it.each([null, undefined, '', '{', 'null', '5', '[]', '{"a":5}'])(
    'as %j is nothing to who wants a table of text',
    (json) => expect(Object.keys(parsed(json, tableOf(text)) ?? {})).toEqual([]),
  )

  it('is read under its name', () => {
    vi.stubGlobal('sessionStorage', createStorage())
    expect(stored('sessionStorage', 'places', listOf(text))).toBeUndefined()
    sessionStorage.setItem('places', '["Gomti Nagar"]')
    expect(stored('sessionStorage', 'places', listOf(text))).toEqual(['Gomti Nagar'])
  })

  it('is nothing where the browser lets nobody read', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(stored('localStorage', 'places', listOf(text))).toBeUndefined()
  })
})

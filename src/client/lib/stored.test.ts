import { Storage } from 'happy-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { store } from './store.ts'
import { count, flag, listOf, objectOf, orNull, parsed, stored, tableOf, text } from './stored.ts'

afterEach(() => vi.unstubAllGlobals())

describe('A value of a kind', () => {
  it('is a text, a number or a flag, and nothing else', () => {
    expect([text('a'), text(''), text(5), text(null)]).toEqual(['a', '', undefined, undefined])
    expect([count(5), count(0), count('5')]).toEqual([5, 0, undefined])
    expect([flag(true), flag(false), flag('true')]).toEqual([true, false, undefined])
    expect([orNull(text)(null), orNull(text)('a'), orNull(text)(undefined)]).toEqual([
      null,
      'a',
      undefined,
    ])
  })

  it('of a list or a table contains the members that fit, and is undefined for anything else', () => {
    expect(listOf(text)(['a', 5, null, ['b']])).toEqual(['a'])
    expect(listOf(listOf(text))([['a'], 'b'])).toEqual([['a']])
    expect([listOf(text)({ 0: 'a' }), listOf(text)('a')]).toEqual([undefined, undefined])
    expect(tableOf(count)({ a: 1, b: '2', c: null, d: 0 })).toEqual({ a: 1, d: 0 })
    expect([tableOf(text)(null), tableOf(text)('a')]).toEqual([undefined, undefined])
  })

  it('is an object only if all its members are there', () => {
    const card = objectOf({ id: text, price: count })
    expect(card({ id: 'a', price: 5, other: true })).toEqual({ id: 'a', price: 5 })
    expect([card({ id: 'a' }), card({ id: 5, price: 5 }), card(null), card('a')]).toEqual(
      Array(4).fill(undefined),
    )
  })

  it('cannot reach an inherited property by its name', () => {
    expect(objectOf({ toString: text })({})).toBeUndefined()
    const table = tableOf(text)(JSON.parse('{"__proto__":"a","constructor":{"x":1}}'))
    expect(Object.getPrototypeOf(table)).toBe(Object.prototype)
    expect(Object.keys(table ?? {})).toEqual(['__proto__'])
  })
})

describe('A stored value', () => {
  it.each([null, undefined, '', '{', 'null', '5', '[]', '{"a":5}'])(
    '%j is undefined for a reader that expects a table of texts',
    (json) => expect(Object.keys(parsed(json, tableOf(text)) ?? {})).toEqual([]),
  )

  it('is read by its name', () => {
    vi.stubGlobal('sessionStorage', new Storage())
    expect(stored('sessionStorage', 'places', listOf(text))).toBeUndefined()
    sessionStorage.setItem('places', '["Gomti Nagar"]')
    expect(stored('sessionStorage', 'places', listOf(text))).toEqual(['Gomti Nagar'])
  })

  it('is kept under its name, unless the browser forbids writing', () => {
    vi.stubGlobal('localStorage', new Storage())
    expect(store('localStorage', 'places', ['Gomti Nagar'])).toBe(true)
    expect(stored('localStorage', 'places', listOf(text))).toEqual(['Gomti Nagar'])
    vi.stubGlobal('localStorage', undefined)
    expect(store('localStorage', 'places', [])).toBe(false)
  })

  it('is undefined if the browser forbids reading', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(stored('localStorage', 'places', listOf(text))).toBeUndefined()
  })
})

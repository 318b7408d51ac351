import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FAVOURITES } from '../../domain/site/constants.ts'
import { favouriteName, favourites, toggleFavourite } from './favourites.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('Saved listings', () => {
  it('are kept oldest first, each under its name', () => {
    toggleFavourite('b', 'Bela Vista')
    toggleFavourite('a', 'Aravali')
    expect([...favourites()]).toEqual(['b', 'a'])
    expect([favouriteName('b'), favouriteName('a')]).toEqual(['Bela Vista', 'Aravali'])
  })

  it('are removed with their names', () => {
    toggleFavourite('a', 'Aravali')
    toggleFavourite('b')
    toggleFavourite('a')
    expect([...favourites()]).toEqual(['b'])
    expect(favouriteName('a')).toBeUndefined()
  })

  it.each(['{', '', '{}', '5', '"abc"', 'null', 'true'])(
    'are empty if the browser holds %j, and saving works from there',
    (value) => {
      stored.set(FAVOURITES, value)
      stored.set('favourite-names', value)
      expect(favourites().size).toBe(0)
      toggleFavourite('a', 'Aravali')
      expect([...favourites()]).toEqual(['a'])
      expect(favouriteName('a')).toBe('Aravali')
    },
  )

  it('are the ids in a stored list', () => {
    stored.set(FAVOURITES, '["a", 5, null, {"id": "b"}]')
    expect([...favourites()]).toEqual(['a'])
  })
})

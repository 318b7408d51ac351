import { describe, expect, test } from 'vitest'
import { SAVED_SEARCH_LIMITS } from './constants.ts'
import { SAVED_SEARCH_TEXTS } from './texts.ts'
import { savedQuery, savedSearchName } from './rules.ts'
import { savedSearchSchema } from './schema.ts'

describe('A saved search', () => {
  test('is the same whatever page and order it was seen in', () => {
    expect(savedQuery('?city=lucknow&page=3&sort=area')).toBe(savedQuery('?city=lucknow'))
  })

  test('keeps nothing that no search knows', () => {
    expect(savedQuery('?city=atlantis&utm_source=x&q=flat')).toBe('?q=flat')
  })

  test('is called by its parts', () => {
    expect(savedSearchName('?city=lucknow&q=3+bhk')).toBe('3 BHK · Lucknow')
  })
})

describe('What is sent of one', () => {
  const parse = (query: string) => savedSearchSchema.safeParse({ query, rhythm: 'daily' })

  test('is refused where nothing is asked for', () => {
    expect(parse('?page=2').error?.issues[0]?.message).toBe(SAVED_SEARCH_TEXTS.nothing)
  })

  test('is refused where it is too long', () => {
    const long = `?q=${'x'.repeat(SAVED_SEARCH_LIMITS.query)}`
    expect(parse(long).error?.issues[0]?.message).toBe(SAVED_SEARCH_TEXTS.tooLong)
  })

  test('is refused where only what is kept of it is too long', () => {
    const hindi = `?q=${'क'.repeat(90)}`
    expect(parse(hindi).error?.issues[0]?.message).toBe(SAVED_SEARCH_TEXTS.tooLong)
  })

  test('is refused with a rhythm that there is not', () => {
    expect(savedSearchSchema.safeParse({ query: '?q=flat', rhythm: 'hourly' }).success).toBe(false)
  })
})

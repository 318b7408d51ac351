import { describe, expect, test } from 'vitest'
import { SAVED_SEARCH_TEXTS } from '#language/saved-search/texts'
import { SAVED_SEARCH_LIMITS } from './constants.ts'
import { plainSearchName, savedQuery, savedSearchName } from './rules.ts'
import { savedSearchSchema } from './schema.ts'

describe('A saved search', () => {
  test('does not depend on page and sort order', () => {
    expect(savedQuery('?city=lucknow&page=3&sort=area')).toBe(savedQuery('?city=lucknow'))
  })

  test('drops unknown parameters', () => {
    expect(savedQuery('?city=atlantis&utm_source=x&q=flat')).toBe('?q=flat')
  })

  test('is named by its parts', () => {
    expect(savedSearchName('?city=lucknow&q=3+bhk')).toBe('3 BHK · Lucknow')
  })

  test('is named to a stranger by our words alone', () => {
    const typed = '?city=lucknow&locality=call-98765&q=3+bhk+win+at+evil.example'
    expect(plainSearchName(typed)).toBe('3 BHK · Lucknow')
    expect(savedSearchName(typed)).toContain('evil')
  })
})

describe('A request to save a search', () => {
  const parse = (query: string) => savedSearchSchema.safeParse({ query, rhythm: 'daily' })

  test('is refused if the search is empty', () => {
    expect(parse('?page=2').error?.issues[0]?.message).toBe(SAVED_SEARCH_TEXTS.nothing)
  })

  test('is refused if the query is too long', () => {
    const long = `?q=${'x'.repeat(SAVED_SEARCH_LIMITS.query)}`
    expect(parse(long).error?.issues[0]?.message).toBe(SAVED_SEARCH_TEXTS.tooLong)
  })

  test('is refused if only the stored query is too long', () => {
    const hindi = `?q=${'क'.repeat(90)}`
    expect(parse(hindi).error?.issues[0]?.message).toBe(SAVED_SEARCH_TEXTS.tooLong)
  })

  test('is refused with an unknown rhythm', () => {
    expect(savedSearchSchema.safeParse({ query: '?q=flat', rhythm: 'hourly' }).success).toBe(false)
  })
})

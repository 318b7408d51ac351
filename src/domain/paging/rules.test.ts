import { describe, expect, test } from 'vitest'
import { choiceIn, dateIn, FURTHEST_PAGE, pageIn, queryOf } from './rules.ts'
import { textIn } from './search-text.ts'

const address = (query: string) => new URLSearchParams(query)

describe('An address of a list', () => {
  test.each([
    ['', 1],
    ['page=3', 3],
    [`page=${FURTHEST_PAGE}`, FURTHEST_PAGE],
    [`page=${FURTHEST_PAGE + 1}`, 1],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=1.5', 1],
    ['page=1e99', 1],
    ['page=two', 1],
  ])('"%s" asks for page %i', (query, page) => {
    expect(pageIn(address(query))).toBe(page)
  })

  test('accepts only known choices', () => {
    expect(choiceIn(address('state=read'), 'state', ['unread', 'read'])).toBe('read')
    expect(choiceIn(address('state=drop'), 'state', ['unread', 'read'])).toBe('')
    expect(choiceIn(address(''), 'state', ['unread', 'read'])).toBe('')
  })

  test('searches for one line of 80 characters at most, without characters that Postgres refuses', () => {
    expect(textIn(address('q=%00a%0Ab%20'), 'q')).toBe('a b')
    expect(textIn(address(`q=${'x'.repeat(200)}`), 'q')).toHaveLength(80)
    expect(textIn(address(`q=x${'😀'.repeat(200)}`), 'q').isWellFormed()).toBe(true)
  })

  test.each(['2026-02-30', '2026-13-01', '26-01-01', "2026-01-01'", 'today', ''])(
    '"%s" is not a date',
    (text) => {
      expect(dateIn(address(`from=${encodeURIComponent(text)}`), 'from')).toBe('')
    },
  )

  test('contains a date as in the calendar', () =>
    expect(dateIn(address('from=2028-02-29'), 'from')).toBe('2028-02-29'))

  test('is written without defaults, and read back the same', () => {
    expect(queryOf({ state: '', q: '', page: 1 })).toBe('')
    expect(queryOf({ page: 1, rows: 1 })).toBe('?rows=1')
    expect(queryOf({ state: 'unread', q: 'Gomti & co', page: 2 })).toBe(
      '?state=unread&q=Gomti+%26+co&page=2',
    )
    expect(textIn(address(queryOf({ q: 'Gomti & co' })), 'q')).toBe('Gomti & co')
  })
})

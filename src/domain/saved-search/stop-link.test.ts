import { expect, test } from 'vitest'
import { type StopLink, stopFragment, stopLinksOf } from './stop-link.ts'

const ONE: StopLink = { stop: 'search', id: 'search1', secret: 'a1' }
const ALL: StopLink = { stop: 'searches', id: 'asha', secret: 'b2' }

test('The fragment of a link that stops mails is read as it was written', () => {
  expect(stopFragment(ONE, ALL)).toBe('#search.search1.a1,searches.asha.b2')
  expect(stopLinksOf(stopFragment(ONE, ALL))).toEqual([ONE, ALL])
})

test.each(['', '#', '#everything.asha.b2', '#searches.asha', '#searches..b2', '#,'])(
  'The fragment %j stops nothing',
  (fragment) => {
    expect(stopLinksOf(fragment)).toEqual([])
  },
)

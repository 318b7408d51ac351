import { expect, test } from 'vitest'
import { FIGURE_TEXTS } from '#language/listing/texts-poster'
import { VIEWS } from './views.ts'

test('The figures of a listing are shown in one line, with singular and plural', () => {
  expect(FIGURE_TEXTS.line({ views: 4 * VIEWS.oneIn, saved: 1, asked: 2, shown: 0 })).toBe(
    'About 40 views ·\u00a0saved once ·\u00a02 questions',
  )
  expect(FIGURE_TEXTS.line({ views: 0, saved: 0, asked: 1, shown: 3 })).toBe(
    '1 question ·\u00a0number shown to 3',
  )
  expect(FIGURE_TEXTS.line({ views: 0, saved: 0, asked: 0, shown: 0 })).toBe('No views counted yet')
})

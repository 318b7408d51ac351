import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MISSED_TEXTS as texts } from '#english/stats/texts'
import { MissedSearches } from './MissedSearches.tsx'

test('The most missed phrases stand in a table for each month, and a month without any says so', () => {
  const html = renderToString(
    createElement(MissedSearches, {
      months: [
        { month: '2026-11-01', missed: [{ words: 'vastu <b>', times: 3 }] },
        { month: '2026-10-01', missed: [] },
      ],
    }),
  )
  expect(html).toMatch(/November 2026.*vastu &lt;b&gt;<\/th><td>3<\/td>/s)
  expect(html).toMatch(new RegExp(`October 2026.*${texts.none}`, 's'))
  expect(html.match(/<table/g)).toHaveLength(1)
})

import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HINT_TEXTS as texts } from '#english/hints/texts'
import { ASKED_TEXTS } from '#language/asked/texts'
import type { ListingHints } from '../../contract/hints.ts'
import { canonicalPath, PATHS } from '../../contract/paths.ts'
import type { Asked } from '../../domain/asked/such-homes.ts'
import { askedWords } from '../../domain/asked/words.ts'
import { queued } from '../../test/support/browser/queued.ts'
import { HintsPanel } from './HintsPanel.tsx'

const LISTING = queued(2)
const place = { here: 14, inCity: 40, place: 'Gomti Nagar' }
const RANGE: Asked = {
  ...place,
  of: 'locality',
  range: {
    low: 6_200_000,
    high: 7_100_000,
    count: 14,
    since: '2026-10-19',
    sure: 'fair',
    invented: true,
  },
}
const hints = (asked: Asked): ListingHints => ({
  lookalikes: [],
  alike: 0,
  pictures: [],
  pictured: 0,
  texts: [],
  resaid: 0,
  price: { rate: 5000, compared: 2, lower: null, upper: null },
  asked,
})
const drawn = (loaded: Parameters<typeof HintsPanel>[0]['loaded']) =>
  renderToString(
    createElement(HintsPanel, { listing: LISTING, loaded, onRetry: () => {}, showOf: () => null }),
  )

test('The desk says beside what waits for how much such homes are asked, and how that is made', () => {
  const html = drawn({ value: hints(RANGE) })
  const { says, basis, invented } = askedWords(LISTING, RANGE)
  for (const text of [`<strong>${says}</strong>`, basis, invented ?? '?', ASKED_TEXTS.how])
    expect(html).toContain(text)
  expect(html).toContain(`href="${canonicalPath(PATHS.askingPrices)}"`)
  expect(html.indexOf(says)).toBeLessThan(html.indexOf('price-hint'))
})

test('It says with both numbers where they are too few, and nothing before they are known', () => {
  const few: Asked = { ...place, here: 3, inCity: 7, of: null, range: null }
  const html = drawn({ value: hints(few) })
  expect(html).toContain(askedWords(LISTING, few).says)
  expect(html).toContain(ASKED_TEXTS.counted(3, 7))
  for (const loaded of [null, { problem: texts.failed }])
    expect(drawn(loaded)).not.toContain(ASKED_TEXTS.how)
})

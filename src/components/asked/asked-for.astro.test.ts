import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ASKED_TEXTS, askedTitle } from '#language/asked/texts'
import { comparedAmong } from '#language/listing/texts-described'
import { canonicalPath, PATHS } from '../../contract/paths.ts'
import type { Asked } from '../../domain/asked/such-homes.ts'
import { askedWords } from '../../domain/asked/words.ts'
import { render } from '../../test/support/browser/rendered.ts'
import { publicListing } from '../../test/support/data/public-listing.ts'
import AskedFor from './AskedFor.astro'
import { AskedOfSuch } from './AskedOfSuch.tsx'

const LISTING = publicListing('l1')
const asked = (invented: boolean): Asked => ({
  of: 'locality',
  here: 14,
  inCity: 40,
  place: 'Gomti Nagar',
  range: {
    low: 6_200_000,
    high: 7_100_000,
    count: 14,
    since: '2026-10-19',
    sure: 'fair',
    invented,
  },
})
const AMONG = {
  what: '20 flats for sale in Gomti Nagar',
  rate: 4966,
  low: 4000,
  median: 5000,
  high: 7000,
  at: 48,
  marks: [0, 50, 100],
}
const drawn = (invented = false, among: typeof AMONG | null = null) =>
  render(AskedFor, { props: { listing: LISTING, asked: asked(invented), among } })

it('A listing says what such homes are asked for, and leads to how that is made', async () => {
  const html = await drawn()
  const { says, basis } = askedWords(LISTING, asked(false))
  for (const text of [askedTitle(true), says, basis, ASKED_TEXTS.how]) expect(html).toContain(text)
  expect(html).toContain(`href="${canonicalPath(PATHS.askingPrices)}"`)
  expect(html).not.toContain(ASKED_TEXTS.invented)
  expect(await drawn(true)).toContain(ASKED_TEXTS.invented)
})

it('Its own price per sq ft stands below, among all of its kind, without a judgement', async () => {
  expect(await drawn()).not.toContain('<figure')
  const html = await drawn(false, AMONG)
  expect(html.indexOf('asked-says')).toBeLessThan(html.indexOf('<figure'))
  expect(html).toContain(`₹4,966 per sq ft</strong>, ${comparedAmong(AMONG.what)}`)
  expect(html).not.toMatch(/below|above|%/)
})

it('The posting form and the desk say it in the same words', async () => {
  const words = askedWords(LISTING, asked(true))
  const html = renderToString(createElement(AskedOfSuch, { words }))
  for (const text of [words.says, words.basis, words.invented ?? '?', ASKED_TEXTS.how])
    expect(html).toContain(text)
})

import { expect, it } from 'vitest'
import { ELSEWHERE_TEXTS as texts } from '#language/same-home/texts'
import { listingPath } from '../../contract/paths.ts'
import type { Elsewhere } from '../../domain/same-home/elsewhere.ts'
import { render } from '../../test/support/browser/rendered.ts'
import { publicListing } from '../../test/support/data/public-listing.ts'
import AlsoOffered from './AlsoOffered.astro'
import HomeHistory from './HomeHistory.astro'

const ELSEWHERE: Elsewhere = {
  others: 2,
  offers: [
    { id: 'l2', price: 6_100_000, role: 'Agent', seen: false },
    { id: 'l3', price: 6_400_000, role: 'Owner', seen: true },
  ],
  listings: [
    {
      publishedAt: '2026-03-03T06:00:00.000Z',
      listingType: 'Sell',
      first: 6_500_000,
      last: 6_100_000,
      offered: true,
      until: null,
    },
  ],
}
const also = (elsewhere: Elsewhere | null) =>
  render(AlsoOffered, { props: { listing: publicListing('l1', { elsewhere }) } })

it('A listing says from which price others offer the same home, and leads to each', async () => {
  const html = await also(ELSEWHERE)
  expect(html).toContain('Also offered by 2 others, from ₹61 L')
  expect(html).toContain(`href="${listingPath('l2')}"`)
  expect(html).toContain('₹64 L, by an owner')
  expect(html.match(new RegExp(texts.seen, 'g'))).toHaveLength(1)
})

it('Nothing is said of others where none is found, or none offers the same', async () => {
  expect(await also(null)).not.toContain('<details')
  expect(await also({ ...ELSEWHERE, others: 0, offers: [] })).not.toContain('<details')
})

it('The history tells of others in lines of their own', async () => {
  const html = await render(HomeHistory, {
    props: { events: [], elsewhere: ELSEWHERE.listings },
  })
  expect(html).toContain(texts.title)
  expect(html).toContain(
    'Published by another account, at ₹65,00,000, last at ₹61,00,000; still on offer there',
  )
  expect(await render(HomeHistory, { props: { events: [], elsewhere: [] } })).not.toContain('<h2')
})

import { expect, it } from 'vitest'
import { ASKED_TEXTS } from '#language/asked/texts'
import { canonicalPath, PATHS } from '../../contract/paths.ts'
import type { AskedBySize } from '../../domain/asked/such-homes.ts'
import { render } from '../../test/support/browser/rendered.ts'
import AskedFoot from './AskedFoot.astro'

const size = (since: string, invented: boolean): AskedBySize => ({
  bedrooms: 3,
  count: 14,
  size: 1450,
  asked: {
    of: 'locality',
    here: 14,
    inCity: 40,
    place: 'Gomti Nagar',
    range: { low: 6_200_000, high: 7_100_000, count: 14, since, sure: 'fair', invented },
  },
})
const foot = (table: string | null, invented = false) =>
  render(AskedFoot, {
    props: {
      sizes: [size('2026-10-19', false), size('2026-10-02', invented)],
      added: { count: 3, month: '2026-11' },
      table,
    },
  })

it('The foot of asking prices leads to the table of a locality, and says what kind of file it is', async () => {
  const html = await foot('/api/asking-prices/lucknow/gomti-nagar')
  const link = /href="\/api\/asking-prices\/lucknow\/gomti-nagar">([^<]+)</.exec(html)?.[1]
  expect(link).toBe(ASKED_TEXTS.table)
  expect(link).toContain('CSV')
  // It is made when somebody asks for it, so nobody knows its size.
  expect(link).not.toContain('KB')
  expect(html).toContain(`href="${canonicalPath(PATHS.askingPrices)}"`)
})

it('The foot of a city has no table, and says the oldest day and who of the posters are invented', async () => {
  const html = await foot(null, true)
  expect(html).not.toContain(ASKED_TEXTS.table)
  expect(html).toContain(ASKED_TEXTS.since('2 Oct 2026'))
  expect(html).toContain(ASKED_TEXTS.invented)
  expect(await foot(null)).not.toContain(ASKED_TEXTS.invented)
})

import { afterEach, expect, it, vi } from 'vitest'
import { AFFORD_TEXTS } from '#language/afford/texts'
import { SUM_TEXTS } from '#language/afford/texts-sum'
import { NO_ANSWERS } from '../../domain/afford/read.ts'
import { OWN_MEANS } from '../../domain/site/constants.ts'
import { closePage } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import OwnMeans from './OwnMeans.astro'

afterEach(() => {
  closePage()
  vi.resetModules()
})

const kept = (income: number, savings: number) =>
  JSON.stringify({
    ...NO_ANSWERS,
    money: {
      ...NO_ANSWERS.money,
      first: { text: String(income), rupees: income },
      savings: { text: String(savings), rupees: savings },
    },
  })

async function open(stored?: string) {
  const home = publicListing('a', { price: 40_00_000 })
  const html = await render(OwnMeans, { props: { home } })
  // Only what decides whether a home fits goes into the page once more.
  expect(html).not.toContain('Asha')
  await openRendered(`<main>${html}</main>`, {
    prepare: ({ localStorage }) => stored !== undefined && localStorage.setItem(OWN_MEANS, stored),
  })
}
const sum = () => document.querySelector<HTMLElement>('.own-means')
const button = () => document.querySelector('button')?.textContent?.trim()

it('A page says whether its home fits what the device knows, with the sum, and again once that changes', async () => {
  await open(kept(1_00_000, 20_00_000))
  await eventually(() => expect(sum()?.hidden).toBe(false))
  const { fits, not } = AFFORD_TEXTS.verdicts
  expect(sum()?.querySelector('h2')?.textContent).toBe(`${SUM_TEXTS.title}: ${fits}`)
  expect(button()).toBe(SUM_TEXTS.change)
  expect(
    [...(sum()?.querySelectorAll('dt') ?? [])].map((term) => term.firstChild?.textContent),
  ).toEqual([
    SUM_TEXTS.atOnce,
    SUM_TEXTS.down,
    SUM_TEXTS.stamp,
    SUM_TEXTS.registration,
    SUM_TEXTS.aMonth,
    SUM_TEXTS.instalment,
  ])
  localStorage.setItem(OWN_MEANS, kept(10_000, 20_00_000))
  dispatchEvent(new StorageEvent('storage', { key: OWN_MEANS }))
  await eventually(() => expect(sum()?.querySelector('strong')?.textContent).toBe(not))
  localStorage.removeItem(OWN_MEANS)
  dispatchEvent(new StorageEvent('storage', { key: OWN_MEANS }))
  await eventually(() => expect(sum()?.hidden).toBe(true))
  expect(button()).toBe(AFFORD_TEXTS.open)
})

it.each([
  ['knows nothing', undefined],
  ['knows no income', kept(0, 20_00_000).replace('"rupees":0', '"rupees":null')],
  ['holds something else', '{"money":7}'],
])('It says nothing where the device %s', async (_, stored) => {
  await open(stored)
  await new Promise((settled) => setTimeout(settled, 50))
  expect([sum()?.hidden, button()]).toEqual([true, AFFORD_TEXTS.open])
})

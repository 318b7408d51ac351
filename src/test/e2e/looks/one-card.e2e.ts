import type { Locator } from '@playwright/test'
import { PATHS } from '../../../contract/paths.ts'
import { expect, test } from '../../support/browser.ts'

/** A card's HTML without what tells the template and its tiny stand-in picture apart. */
const htmlOf = (card: Locator) =>
  card.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement
    for (const part of copy.querySelectorAll('.photo-blur')) part.remove()
    for (const part of [copy, ...copy.querySelectorAll('*')]) {
      const marks = [...part.attributes].sort((a, b) => (a.name < b.name ? -1 : 1))
      for (const { name } of marks) part.removeAttribute(name)
      for (const { name, value } of marks)
        if (!/^data-(part|slot)$|^(fetchpriority|loading)$/.test(name))
          part.setAttribute(name, value)
    }
    return copy.outerHTML.replace(/\s+/g, ' ').replace(/> </g, '><')
  })

test('A card is the same whether the page came with it or a script has made it', async ({
  page,
}) => {
  await page.goto(`${PATHS.search}/1/`)
  const built = page.locator('.card').first()
  const id = await built.getAttribute('data-listing')
  const heart = await built.locator('[data-favourite]').getAttribute('aria-label')
  const name = heart?.replace(/^Save /, '')
  const wanted = await htmlOf(built)
  // One of the oldest listings, which the first page of the search does not come with.
  await page.goto(`${PATHS.search}?q=${encodeURIComponent(name ?? '')}`)
  const made = page.locator(`[data-list] [data-listing="${id}"]`)
  // The index tells the time of confirmation in half hours, of which a card shows the day.
  const withoutTime = (html: string) => html.replace(/datetime="[^"]*"/, '')
  expect(withoutTime(await htmlOf(made))).toBe(withoutTime(wanted))
})

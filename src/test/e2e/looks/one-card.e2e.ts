import type { Locator } from '@playwright/test'
import { PATHS } from '../../../contract/paths.ts'
import { expect, test } from '../../support/browser/browser.ts'

/** Returns a card's HTML without the differences between a built card and one from the template. */
const htmlOf = (card: Locator) =>
  card.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement
    // A card of the index gets its further photos when it is touched.
    const apart = '.photo-blur, aangan-drawn-later, script, .card-slide ~ .card-slide'
    for (const part of copy.querySelectorAll(apart)) part.remove()
    for (const part of [copy, ...copy.querySelectorAll('*')]) {
      const marks = [...part.attributes].sort((a, b) => (a.name < b.name ? -1 : 1))
      for (const { name } of marks) part.removeAttribute(name)
      for (const { name, value } of marks)
        if (!/^data-(part|slot|if)$|^(fetchpriority|loading)$/.test(name))
          part.setAttribute(name, value)
    }
    return copy.outerHTML.replace(/\s+/g, ' ').replace(/> </g, '><')
  })

test('A card is identical whether it was built or rendered by a script', async ({ page }) => {
  await page.goto(`${PATHS.search}/1/`)
  const built = page.locator('aangan-card').first()
  const id = await built.getAttribute('data-listing')
  const heart = await built.locator('[data-part="heart"]').getAttribute('aria-label')
  const name = heart?.replace(/^Save /, '')
  const wanted = await htmlOf(built)
  // One of the oldest listings, which is not on the first page of the built search.
  await page.goto(`${PATHS.search}?q=${encodeURIComponent(name ?? '')}`)
  const made = page.locator(`.search-cards [data-listing="${id}"]`)
  // The index holds the time of confirmation in half hours; a card shows only the day.
  const withoutTime = (html: string) => html.replace(/datetime="[^"]*"/, '')
  expect(withoutTime(await htmlOf(made))).toBe(withoutTime(wanted))
})

import { afterEach, expect, it } from 'vitest'
import { HOME_TEXTS as texts } from '#language/home/texts'
import { claimsOf } from '../../domain/home/claims.ts'
import { SITE_DEFAULTS } from '../../domain/site/settings.ts'
import { closePage } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import Builders from './Builders.astro'

afterEach(closePage)

it('The button of each builder says below itself that its offers are not online', async () => {
  const { builders } = claimsOf(SITE_DEFAULTS, [])
  await openRendered(await render(Builders, { props: { builders } }))
  const notes = [...document.querySelectorAll('[role="status"]')]
  const said = () => notes.map(({ textContent }) => textContent)
  expect(said()).toEqual(builders.map(() => ''))
  for (const button of [...document.querySelectorAll('button')].toReversed()) {
    button.click()
    expect(said()).toContain(button.dataset.notOnline)
  }
  expect(said()).toEqual(builders.map(({ name }) => texts.notOnline(name)))
})

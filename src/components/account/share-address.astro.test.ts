import { afterEach, expect, test } from 'vitest'
import { SHARE_TEXTS } from '#language/share/texts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import ShareAddress from './ShareAddress.astro'

afterEach(closePage)

test('The button offers to share the address of its page, without what was chosen on it', async () => {
  const props = { name: 'Properties of Asha', place: 'Lucknow' }
  await openRendered(await render(ShareAddress, { props }), {
    url: 'https://aangan.example/agent/a1/?city=Lucknow',
  })
  the('button').click()
  await eventually(() => expect(document.body.textContent).toContain(SHARE_TEXTS.byWhatsApp))
  const whatsApp = the<HTMLAnchorElement>('a[href*="wa.me"]').href
  expect(decodeURIComponent(whatsApp)).toContain(
    'Properties of Asha, Lucknow: https://aangan.example/agent/a1/',
  )
  expect(whatsApp).not.toContain('city')
})

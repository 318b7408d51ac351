import { afterEach, expect, it } from 'vitest'
import { listingPath } from '../../contract/paths.ts'
import { formatDate } from '../../domain/time/calendar.ts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import PrintFoot from './PrintFoot.astro'

afterEach(closePage)

it('A printed listing has its address and the day of printing', async () => {
  await openRendered(await render(PrintFoot, { props: { id: 'l1' } }))
  const address = `http://localhost:8888${listingPath('l1')}`
  expect(the('.print-foot').textContent.trim()).toBe(address)
  dispatchEvent(new Event('beforeprint'))
  expect(the('.print-foot').textContent.trim()).toBe(address + formatDate(new Date().toISOString()))
})

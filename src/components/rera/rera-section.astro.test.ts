import { afterEach, expect, it, vi } from 'vitest'
import { RERA_BLOCK } from '#language/rera/texts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import ReraSection from './ReraSection.astro'

afterEach(closePage)

const NUMBER = 'UPRERAPRJ12345'
const show = async (reraNumber: string | null) => {
  const facts = { city: 'Lucknow', listingType: 'Sell', possession: 'Under construction' }
  const of = [{ ...facts, reraNumber }, { by: 'agent' as const }] as const
  await openRendered(await render(ReraSection, { props: { of: [...of] } }))
}

it('A number stands in full, with the code of a page at the authority, and can be copied', async () => {
  const writeText = vi.fn(async () => {})
  await show(NUMBER)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  expect(the('strong').textContent).toBe(NUMBER)
  expect(the<HTMLImageElement>('img').alt).toContain('up-rera.in')
  expect(the('figcaption').textContent).toBe(RERA_BLOCK.scan('up-rera.in'))
  the('button').click()
  await eventually(() => expect(the('[role="status"]').textContent).toBe(RERA_BLOCK.copied))
  expect(writeText).toHaveBeenCalledWith(NUMBER)
})

it('A number that the browser does not copy says so', async () => {
  await show(NUMBER)
  const writeText = () => Promise.reject(new Error('not allowed'))
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  the('button').click()
  await eventually(() => expect(the('[role="status"]').textContent).toBe(RERA_BLOCK.copyFailed))
})

it('A number of another form has no link and no code', async () => {
  await show('12345')
  expect(the('strong').textContent).toBe('12345')
  expect(document.querySelectorAll('figure, .text-link[href]')).toHaveLength(0)
})

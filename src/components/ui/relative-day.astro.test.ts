import { afterEach, expect, it, vi } from 'vitest'
import { relativeDay } from '../../domain/time/calendar.ts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import RelativeDay from './RelativeDay.astro'

const AT = '2026-11-02T00:00:00Z'

afterEach(() => {
  vi.useRealTimers()
  closePage()
})

it('A date is relative to today, with the full date on hover, also after it was moved', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-05T10:00:00Z'), toFake: ['Date'] })
  await openRendered(`<p>${await render(RelativeDay, { props: { at: AT } })}</p>`)
  const shown = () => [the('time').textContent, the('time').title]
  expect(shown()).toEqual([relativeDay(AT, new Date()), '2 Nov 2026'])
  document.body.append(the('aangan-day'))
  expect(shown()).toEqual([relativeDay(AT, new Date()), '2 Nov 2026'])
})

it.each([
  ['2026-11-02T23:00:00Z', 'today', 'today'],
  ['2026-11-03T23:00:00Z', 'yesterday', '1 day'],
  ['2026-11-05T23:00:00Z', '3 Nov', '3 days'],
])('Of a page from 3 November, read at %s, the day is %s and its age %s', async (now, day, age) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  const at = '2026-11-02T19:00:00Z'
  for (const [form, words] of [
    ['day', day],
    ['age', age],
  ] as const) {
    const html = await render(RelativeDay, { props: { at, form } })
    expect(html).toContain('>3 Nov<')
    await openRendered(`<p>${html}</p>`)
    expect(the('time').textContent).toBe(words)
    closePage()
  }
})

import { afterEach, expect, it, vi } from 'vitest'
import { OFFLINE_TEXTS as texts } from '#language/site/texts-offline'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import SeenNote from './SeenNote.astro'

const MINUTE_MS = 60_000

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  closePage()
})

/** Opens a copy that is five minutes old, shown for this reason. */
async function openCopy(why: string) {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 26, 9, 5) })
  const seen = new Date(Date.UTC(2026, 10, 26, 9, 0)).toISOString()
  const html = await render(SeenNote)
  await openRendered(html.replace('<aangan-seen-note', `$& data-why="${why}" data-seen="${seen}"`))
}
const said = () => the('aangan-seen-note').textContent.replace(/\s+/g, ' ').trim()
const reload = () => the('aangan-seen-note a')

it('A copy says how old it is, for as long as it is open', async () => {
  await openCopy('unreached')
  expect(said()).toContain(`${texts.unreached} ${texts.copy('5 minutes ago')}`)
  vi.advanceTimersByTime(MINUTE_MS)
  expect(said()).toContain(texts.copy('6 minutes ago'))
  expect(reload().hidden).toBe(false)
})

it('A slow line is not called a lost one', async () => {
  await openCopy('slow')
  expect(said()).toContain(texts.slow)
  expect(reload().hidden).toBe(false)
})

it('A visitor without a network is told when it is back, and loads the page again by a press', async () => {
  // Opening a page replaces its navigator.
  await openCopy('unreached')
  vi.stubGlobal('navigator', { onLine: false })
  dispatchEvent(new Event('offline'))
  expect(said()).toContain(texts.offline)
  expect(reload().hidden).toBe(true)
  dispatchEvent(new Event('online'))
  expect(said()).toContain(texts.online)
  expect(reload().hidden).toBe(false)
})

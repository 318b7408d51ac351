import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countMiss } from '../../contract/counting.ts'
import { MISSES } from '../../domain/search/misses.ts'
import { closePage, openPage } from '../../test/support/browser/dom.ts'
import { openMisses } from './misses.ts'

const asked = vi.fn<typeof fetch>(async () => new Response(null, { status: 200 }))
const sent = () => asked.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))
const wait = (ms: number = MISSES.afterMs) => vi.advanceTimersByTime(ms)

const visit = (webdriver = false) =>
  openPage('', {
    prepare: ({ navigator }) => Object.defineProperty(navigator, 'webdriver', { value: webdriver }),
  })

beforeEach(() => {
  visit()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', asked.mockClear())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  closePage()
})

test('Words that found nothing are reported once the visitor has stopped typing, without a cookie', () => {
  const note = openMisses()
  for (const words of ['vas', 'vastu', 'vastu vihar']) {
    note([words])
    wait(MISSES.afterMs - 1)
  }
  expect(sent()).toEqual([])
  wait()
  expect(sent()).toEqual([{ words: 'vastu vihar' }])
  const [address, init] = asked.mock.lastCall ?? []
  expect([address, init?.method, init?.credentials]).toEqual([
    countMiss.path,
    countMiss.method,
    'omit',
  ])
})

test('A later answer that misses nothing takes them back', () => {
  const note = openMisses()
  note(['vastu'])
  note([])
  wait()
  expect(sent()).toEqual([])
})

test('Each phrase is reported once a visit, however it is written, and several of one answer together', () => {
  const note = openMisses()
  note(['Vastu', 'sauna', 'SAUNA '])
  wait()
  note(['vastu '])
  wait()
  expect(sent()).toEqual([{ words: 'vastu' }, { words: 'sauna' }])
})

test('A phone number does not leave the device', () => {
  openMisses()(['98765 43210'])
  wait()
  expect(sent()).toEqual([])
})

test('A program is not counted, and an unreachable server is not told of', async () => {
  asked.mockRejectedValueOnce(new TypeError('offline'))
  const note = openMisses()
  note(['vastu'])
  wait()
  expect(sent()).toHaveLength(1)
  visit(true)
  note(['sauna'])
  wait()
  expect(sent()).toHaveLength(1)
})

import { loadavg } from 'node:os'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { PATHS } from '../../src/contract/paths.ts'
import { startServer } from '../../src/test/support/database/postgres.ts'
import { provideChromium } from '../lib/chromium.ts'
import { makeCopy } from './copy.ts'
import { createDatabase, fillDatabase } from './database.ts'
import { inBytes, inMs, median, short } from './measure.ts'
import { type Measurement, table } from './report.ts'
import { benchListings, indexSizes } from './search-data.ts'
import { serveSite } from './search-site.ts'
import { longestOwnTask, markTouch, recordTasks } from './thread-time.ts'

const SIZES = [10_000, 100_000]
/** The number of listings on the built site. The index contains more. */
const BUILT = 200
const VISITS = 3
const PHONE = { cpu: 4, bytes: 1_600_000 / 8, latency: 150 }
const WORDS = 'gomti nagar 3 bhk under 70 lakh'
const FILTERS = ['bhk=3', 'type=flat-apartment', 'budget=50l-90l', 'furnishing=semi-furnished']

async function emulatePhone(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latency,
    downloadThroughput: PHONE.bytes,
    uploadThroughput: PHONE.bytes,
  })
  await session.send('Performance.enable')
  return session
}

async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0)
}

const p95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(0.95 * values.length) - 1] ?? 0
const ready = (page: Page) => page.waitForTimeout(350)

/** Measures the main thread for each letter, and for each filter that is ticked. */
async function typeAndTick(page: Page, session: CDPSession) {
  const letters: number[] = []
  const note = async (act: () => Promise<unknown>, into: number[]) => {
    const before = await scriptMs(session)
    await act()
    await ready(page)
    into.push((await scriptMs(session)) - before)
  }
  await page.locator('#words').focus()
  await ready(page)
  for (const letter of WORDS) await note(() => page.keyboard.type(letter), letters)
  await page.locator('#words').fill('')
  await ready(page)
  const filters: number[] = []
  for (const filter of FILTERS) {
    const [name, value] = filter.split('=')
    // A locator would run its own script in the page, in a task longer than the search.
    const tick = (option: string) => document.querySelector<HTMLElement>(option)?.click()
    await note(() => page.evaluate(tick, `input[name="${name}"][value="${value}"]`), filters)
  }
  return { letters, filters }
}

/** Measures one visit, from the first touch to the last filter. `rate` is the factor that slows the CPU down. */
async function visit(page: Page, address: string, rate: number) {
  await page.addInitScript(() => {
    const tasks: number[] = []
    const presses: number[] = []
    Object.assign(window, { tasks, presses })
    const note = (into: number[]) =>
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) into.push(duration)
      })
    note(tasks).observe({ type: 'longtask' })
    note(presses).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  const session = await emulatePhone(page, rate)
  await page.goto(`${address}${PATHS.search}/`, { waitUntil: 'networkidle' })
  await page.locator('#results[data-ready]').waitFor()
  await markTouch(page)
  const first = await page.evaluate(async () => {
    // The built list is drawn by this time, with or without a search.
    ;(window as unknown as { tasks: number[] }).tasks.length = 0
    const began = performance.now()
    const shown = new Promise<number>((resolve) => {
      const answer = document.querySelector('.search-answer h1') as Element
      new MutationObserver(() => resolve(performance.now() - began)).observe(answer, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    })
    document.querySelector<HTMLElement>('[data-part="city"][data-city="lucknow"]')?.click()
    return shown
  })
  await page.waitForLoadState('networkidle')
  const { letters, filters } = await typeAndTick(page, session)
  const longest = (name: 'tasks' | 'presses') =>
    page.evaluate(
      (key) => Math.max(0, ...((window as unknown as Record<string, number[]>)[key] ?? [])),
      name,
    )
  return {
    first,
    letters,
    filters,
    longest: await longest('tasks'),
    press: await longest('presses'),
  }
}

type Visit = Awaited<ReturnType<typeof visit>>

type Measured = {
  count: number
  own: number
  sizes: ReturnType<typeof indexSizes>
  visits: Visit[]
}

function measurementsOf({ count, own, sizes, visits }: Measured): Measurement[] {
  // Other programs on the machine make a visit slower, never faster.
  const least = (read: (one: Visit) => number) => {
    const ms = Math.min(...visits.map(read))
    return ms > 0 ? inMs(ms) : 'under 50 ms'
  }
  const named = (what: string) => `search of ${count.toLocaleString('en-IN')}: ${what}`
  return [
    {
      what: named(`heading, counts and 24 cards of a city with ${sizes.rows}, brotli`),
      value: inBytes(sizes.first),
      ratio: `${short(sizes.first / sizes.objects)}x its listings as objects`,
    },
    {
      what: named('a listing to filter without amenities / all of it, brotli'),
      value: `${short(sizes.filtering)} / ${short(sizes.whole)} bytes`,
      ratio: null,
    },
    {
      what: named('first answer after the first touch'),
      value: least(({ first }) => first),
      ratio: null,
    },
    {
      what: named('script of a letter / of a filter, median'),
      value: `${least(({ letters }) => median(letters))} / ${least(({ filters }) => median(filters))}`,
      ratio: null,
    },
    {
      what: named('script of a letter / of a filter, p95'),
      value: `${least(({ letters }) => p95(letters))} / ${least(({ filters }) => p95(filters))}`,
      ratio: null,
    },
    {
      what: named(`longest task from the touch on, its own processor time x ${PHONE.cpu}`),
      value: inMs(own),
      ratio: null,
    },
    {
      what: named('the same by the clock, with its waits for the processor'),
      value: least(({ longest }) => longest),
      ratio: null,
    },
    {
      what: named('from a press to its paint, the longest'),
      value: least(({ press }) => press),
      ratio: `load ${loadavg()[0]?.toFixed(1)}, best of ${VISITS}`,
    },
  ]
}

async function measureSize(browser: Browser, count: number, dist: string): Promise<Measurement[]> {
  const listings = benchListings(count)
  const sizes = indexSizes(listings)
  const site = await serveSite(dist, sizes)
  try {
    const visits: Visit[] = []
    const tasks: number[] = []
    const open = { viewport: { width: 390, height: 844 }, ignoreHTTPSErrors: true }
    for (let n = 0; n < VISITS; n++) {
      const page = await browser.newPage(open)
      visits.push(await visit(page, site.address, PHONE.cpu))
      await page.close()
      // The slowdown uses wall-clock time and would add other programs' time, so this page is not slowed down.
      const unslowed = await browser.newPage(open)
      await recordTasks(browser, unslowed)
      await visit(unslowed, site.address, 1)
      tasks.push(await longestOwnTask(browser))
      await unslowed.close()
    }
    const own = PHONE.cpu * Math.min(...tasks)
    return measurementsOf({ count, own, sizes, visits })
  } finally {
    site.close()
  }
}

/** Measures the search of many listings on a phone: a CPU four times slower, 1.6 Mbit/s, 150 ms. */
export async function benchSearch(): Promise<Measurement[]> {
  const server = await startServer()
  const copy = await makeCopy()
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
  try {
    const database = await createDatabase(server.address)
    await fillDatabase(database, BUILT)
    const { site } = await copy.build(database)
    const figures: Measurement[] = []
    for (const count of SIZES) figures.push(...(await measureSize(browser, count, site)))
    return figures
  } finally {
    await browser.close()
    await copy.remove()
    await server.stop()
  }
}

if (import.meta.main) console.log(table(await benchSearch()))

import { loadavg } from 'node:os'
import { type Browser, chromium, type Page } from '@playwright/test'
import { PATHS } from '../../src/contract/paths.ts'
import type { AreaUnit } from '../../src/domain/area/constants.ts'
import { provideChromium } from '../lib/chromium.ts'
import { DEMO_ACCOUNTS } from '../seed/accounts.ts'
import { startSite, stopSite } from '../testing/sites.ts'
import { inMs, short } from './measure.ts'
import type { Measurement } from './report.ts'

/** The lines of the files that are compared. */
const SIZES = { few: 5, many: 500 } as const
const VISITS = 3
/** How much slower a cheap phone is. */
const SLOWER = 4
const CHOOSER = '.file-chooser input'
const UNIT: AreaUnit = 'sq ft'
const HEADS = 'Ref,For,Type,City,Locality,Project,BHK,Area,Price,Floor'

/** A stock list whose areas have no unit: one answer is about all of its lines. */
const fileOf = (lines: number) =>
  [
    HEADS,
    ...Array.from(
      { length: lines },
      (_, n) =>
        `B${n},Sale,Flat,Noida,Sector ${50 + (n % 90)},Tower ${n} Heights,3 BHK,${901 + n},${61 + (n % 80)} lakh,2/24`,
    ),
  ].join('\n')

async function agentPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  const agent = DEMO_ACCOUNTS.find(({ role }) => role === 'Agent')
  await page.goto(address + PATHS.login)
  await page.locator('input[name="email"]').fill(agent?.email ?? '')
  await page.locator('input[name="password"]').fill(agent?.password ?? '')
  await page.locator('form:has(input[name="password"]) button[type="submit"]').click()
  await page.waitForURL((url) => !url.pathname.startsWith(PATHS.login))
  await page.addInitScript(() => {
    const noted = { tasks: [] as number[], presses: [] as number[] }
    Object.assign(window, { noted })
    const note = (into: number[]) =>
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) into.push(duration)
      })
    note(noted.tasks).observe({ type: 'longtask' })
    note(noted.presses).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await page.goto(address + PATHS.postSeveral)
  await page.locator(CHOOSER).waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

/** The longest of what was noted since the last time. */
async function longest(page: Page) {
  // Entries come with the next idle moment.
  await page.waitForTimeout(300)
  return page.evaluate(() => {
    const { noted } = window as unknown as { noted: { tasks: number[]; presses: number[] } }
    const most = { task: Math.max(0, ...noted.tasks), press: Math.max(0, ...noted.presses) }
    noted.tasks.length = 0
    noted.presses.length = 0
    return most
  })
}

/** Presses a key until something is there: what is done meanwhile must not keep a press waiting. */
async function pressUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  while (!(await isThere())) {
    await page.keyboard.press('Tab')
    await page.waitForTimeout(50)
  }
}

/** Reads a file and answers its question, on a phone that is slow. */
async function visit(browser: Browser, address: string, lines: number) {
  const page = await agentPage(browser, address)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await longest(page)
  const began = performance.now()
  await page.locator(CHOOSER).setInputFiles({
    name: 'stock.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(fileOf(lines)),
  })
  const unit = page.locator('.file-question button').filter({ hasText: UNIT }).first()
  await pressUntil(page, () => unit.isVisible())
  const ms = performance.now() - began
  const reading = await longest(page)
  await unit.click()
  await pressUntil(page, () => unit.isHidden())
  const answering = await longest(page)
  await page.context().close()
  return { ms, reading, answering }
}
type Visit = Awaited<ReturnType<typeof visit>>

/** How long a press waits while a file of many lines is read, beside one of few, on a slow phone. */
export async function benchFiles(): Promise<Measurement[]> {
  const site = process.env.BENCH_SITE ? null : await startSite('light')
  const address = process.env.BENCH_SITE ?? site?.address ?? ''
  const browser = await chromium.launch({ executablePath: await provideChromium() })
  const visits = { few: [] as Visit[], many: [] as Visit[] }
  try {
    for (let n = 0; n < VISITS; n++)
      for (const size of ['few', 'many'] as const)
        visits[size].push(await visit(browser, address, SIZES[size]))
  } finally {
    await browser.close()
    if (site) await stopSite(site)
  }
  // Other programs on the machine make a visit slower, never faster.
  const least = (size: keyof typeof SIZES, read: (one: Visit) => number) =>
    Math.min(...visits[size].map(read))
  const figure = (what: string, read: (one: Visit) => number): Measurement => {
    const [few, many] = [least('few', read), least('many', read)]
    return {
      what: `a file of ${SIZES.many} lines on a CPU slowed down ${SLOWER} times: ${what}`,
      value: inMs(many),
      ratio: few > 0 ? `${short(many / few)}x ${SIZES.few} lines` : `under 50 ms with ${SIZES.few}`,
    }
  }
  return [
    figure(`until its questions are there, load ${loadavg()[0]?.toFixed(1)}`, ({ ms }) => ms),
    figure('longest task while it is read', ({ reading }) => reading.task),
    figure('longest wait of a press meanwhile', ({ reading }) => reading.press),
    figure('longest task after one answer for all lines', ({ answering }) => answering.task),
    figure('longest wait of a press meanwhile', ({ answering }) => answering.press),
  ]
}

import type { Browser, Page } from '@playwright/test'

type TraceEvent = { name: string; pid: number; tid: number; ts: number; tdur?: number }

const TASK = 'ThreadControllerImpl::RunTask'
const TOUCH = 'touch'

/** Has a page's tasks recorded from now on. */
export const recordTasks = (browser: Browser, page: Page): Promise<void> =>
  browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })

/** Marks the moment from which tasks count. */
export const markTouch = (page: Page): Promise<unknown> =>
  page.evaluate((name) => performance.mark(name), TOUCH)

/**
 * The longest task since the touch by the main thread's own time, in milliseconds: what the processor did for it, without
 * its waits for a processor that other programs have.
 */
export async function longestOwnTask(browser: Browser): Promise<number> {
  const recorded = JSON.parse((await browser.stopTracing()).toString())
  const events = recorded.traceEvents as TraceEvent[]
  const touch = events.find(({ name }) => name === TOUCH)
  if (!touch) throw new Error('The trace has no touch.')
  const own = events.filter(
    ({ name, pid, tid, ts }) =>
      name === TASK && pid === touch.pid && tid === touch.tid && ts >= touch.ts,
  )
  if (own.length === 0) throw new Error('The trace has no task.')
  return own.reduce((most, { tdur = 0 }) => Math.max(most, tdur), 0) / 1000
}

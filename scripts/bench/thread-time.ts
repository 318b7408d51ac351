import type { Browser, Page } from '@playwright/test'

type TraceEvent = { name: string; pid: number; tid: number; ts: number; tdur?: number }

const TASK = 'ThreadControllerImpl::RunTask'
const TOUCH = 'touch'

/** Starts recording the tasks of a page. */
export const recordTasks = (browser: Browser, page: Page): Promise<void> =>
  browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })

/** Marks the moment after which tasks are measured. */
export const markTouch = (page: Page): Promise<unknown> =>
  page.evaluate((name) => performance.mark(name), TOUCH)

/**
 * Returns the longest task of the main thread since the touch, in milliseconds of CPU time, without waits for a CPU
 * that other programs use.
 */
export async function longestOwnTask(browser: Browser): Promise<number> {
  const recorded = JSON.parse((await browser.stopTracing()).toString())
  const events = recorded.traceEvents as TraceEvent[]
  const touch = events.find(({ name }) => name === TOUCH)
  if (!touch) throw new Error('The trace has no touch.')
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name === TASK && pid === touch.pid && tid === touch.tid && ts >= touch.ts,
  )
  if (tasks.length === 0) throw new Error('The trace has no task.')
  return tasks.reduce((most, { tdur = 0 }) => Math.max(most, tdur), 0) / 1000
}

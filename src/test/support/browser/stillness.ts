import { setTimeout } from 'node:timers/promises'
import {
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type Request,
  type Response,
  type TestInfo,
  test,
} from '@playwright/test'

/** In five seconds, a test that only looks whether something is there takes less of a core, and any work takes more. */
const WAITING_CPU_MS = 200
const LOOK_EVERY_MS = 5000

let journey: { info: TestInfo; began: number } | null = null

/**
 * Says that something has moved. A journey may take whatever it takes: it ends once nothing has moved for as long as
 * the configuration's `timeout`, however busy the machine is.
 */
function moved(): void {
  if (!journey) return
  const { info, began } = journey
  info.setTimeout(Math.max(info.timeout, Date.now() - began + info.project.timeout))
}

const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Begins a journey and watches what the test itself does; returns the function that ends it. */
export function watchTest(info: TestInfo): () => void {
  journey = { info, began: Date.now() }
  let spent = cpuMs()
  const timer = setInterval(() => {
    const now = cpuMs()
    if (now - spent > WAITING_CPU_MS) moved()
    spent = now
  }, LOOK_EVERY_MS)
  return () => {
    clearInterval(timer)
    journey = null
  }
}

/**
 * Watches what a visitor's pages do; returns the function that ends it. A page that reads the same again and again does
 * not move: the desk asks for news for as long as it is open. Each write moves: many lines of a file go to one address.
 */
export function watchVisitor(context: BrowserContext): () => void {
  const known = new Set<string>()
  const isNew = (what: string) => {
    if (known.has(what)) return
    known.add(what)
    moved()
  }
  const isRead = (request: Request) => request.method() === 'GET'
  const asked = (request: Request) => (isRead(request) ? isNew(`to ${request.url()}`) : moved())
  const answered = (response: Response) =>
    isRead(response.request()) ? isNew(`from ${response.url()}`) : moved()
  const said = (message: ConsoleMessage) => isNew(message.text())
  const went = () => {
    known.clear()
    moved()
  }
  const opened = (page: Page) => page.on('framenavigated', went)
  context.on('page', opened).on('request', asked).on('response', answered).on('console', said)
  return () =>
    context.off('page', opened).off('request', asked).off('response', answered).off('console', said)
}

/** Waits for what another process brings, for as long as that one works: what `workOf` says of it changes. */
export async function untilThere(
  isThere: () => Promise<boolean>,
  workOf: () => unknown,
  what: string,
): Promise<void> {
  await test.step(what, async () => {
    const mine = journey
    let known: unknown
    // A poll of Playwright ends with the time that the test had when the poll began.
    while (journey === mine && !(await isThere())) {
      const work = await workOf()
      if (work !== known) moved()
      known = work
      // Asking the system about processes takes a tenth of a second of a core.
      await setTimeout(1000)
    }
  })
}

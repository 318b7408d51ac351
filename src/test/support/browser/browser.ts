import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type FullProject,
  type Page,
  type Request,
  type Response,
  type WebError,
} from '@playwright/test'
import AXE from 'axe-core'
import { LATER } from '../../../components/site/run-later.ts'
import { watchTest, watchVisitor } from './stillness.ts'
import { drawFrame } from './stopped-time.ts'

export { expect }

type Fixtures = {
  /**
   * Declares console messages and failed requests that the test is about to cause. Patterns match lines such as
   * `answer 401 GET http://…/api/me` or `console error: … http://…`. Each declared problem must occur.
   */
  expectProblems: (...patterns: RegExp[]) => void
  /** Opens a context for another visitor, with separate cookies and storage, watched like the first one. */
  newVisitor: (options?: BrowserContextOptions) => Promise<BrowserContext>
  /** Collects problems; internal. */
  problems: Problems
  /** Lets the test go on for as long as something moves; internal. */
  stillness: undefined
  /** With `test.use`: all tests share one visitor, whose browser caches files. For tests that change nothing. */
  sameVisitor: boolean
  /** Plays the home page's film, which takes half a core for as long as the page is open: for tests of that page. */
  film: boolean
  /** Lets pages have their service worker, which keeps what was seen: for tests of visits without a connection. */
  worker: boolean
}
type WorkerFixtures = {
  /** The shared visitor; internal. */
  visitor: BrowserContext
}

/** `watch` returns the function that ends it. */
type Problems = {
  watch(context: BrowserContext): () => void
  declare(patterns: RegExp[]): void
  unexpected(): string[]
  missing(): string[]
}

/**
 * Netlify's local server lets browsers cache nothing, whatever netlify.toml says. A preloaded font from a former page
 * is requested again, and after a 304 Chromium reports that the preload was not used. This report is an error only on a
 * visitor's first page; with production's caching, it never appears.
 */
const PRELOADED = /(\S+\.woff2) was preloaded using link preload but not used/
/**
 * Parallel journeys that change data cause new builds. An open page then requests a file of its own build, gets a 404,
 * and continues with the files of the new one.
 */
const OUTDATED = /\b404\b.*\/find\/\d+\/[0-9a-f]+\.json$/
/** An open desk asks about the listing that comes next, which another journey may have removed. */
const REMOVED = /\b404\b.*\/api\/moderation\/\w+\/hints$/
/** The number of requests for each font, by visitor's browser. */
const fontsAsked = new WeakMap<BrowserContext, Map<string, number>>()

function collectProblems(tolerated: readonly RegExp[] = []): Problems {
  const seen: string[] = []
  const declared: RegExp[] = []
  const note = (line: string) => seen.push(line)
  return {
    watch(context) {
      const asked = fontsAsked.get(context) ?? new Map<string, number>()
      fontsAsked.set(context, asked)
      const requested = (request: Request) =>
        request.resourceType() === 'font' &&
        asked.set(request.url(), (asked.get(request.url()) ?? 0) + 1)
      const said = (message: ConsoleMessage) => {
        const font = PRELOADED.exec(message.text())?.[1]
        if (font && (asked.get(font) ?? 0) > 1) return
        note(`console ${message.type()}: ${message.text()} ${message.location().url}`)
      }
      const thrown = (error: WebError) =>
        note(
          `page error: ${error.error().name}: ${error.error().message} ${error.page()?.url() ?? ''}`,
        )
      const failed = (request: Request) => {
        const reason = request.failure()?.errorText ?? 'no reason'
        // The page itself aborted the request: it was left, or did not need the answer any more.
        if (reason !== 'net::ERR_ABORTED')
          note(`request failed (${reason}) ${request.method()} ${request.url()}`)
      }
      const answered = (response: Response) => {
        if (response.status() >= 400)
          note(`answer ${response.status()} ${response.request().method()} ${response.url()}`)
      }
      context
        .on('request', requested)
        .on('console', said)
        .on('weberror', thrown)
        .on('requestfailed', failed)
        .on('response', answered)
      const still = watchVisitor(context)
      return () => {
        still()
        context
          .off('request', requested)
          .off('console', said)
          .off('weberror', thrown)
          .off('requestfailed', failed)
          .off('response', answered)
      }
    },
    declare: (patterns) => declared.push(...patterns),
    unexpected: () =>
      seen.filter((line) => ![...declared, ...tolerated].some((pattern) => pattern.test(line))),
    missing: () =>
      declared.filter((pattern) => !seen.some((line) => pattern.test(line))).map(String),
  }
}

/** The film is not sent over a slow connection; nothing else asks how quick it is. */
const withoutFilm = (context: BrowserContext) =>
  context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
  )

/** Journeys meet the server, not what a worker has kept of it. Playwright's own option would say so in the console. */
const withoutWorker = (context: BrowserContext) =>
  context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined }),
  )

/** A page runs its scripts after its first frame, so `load` does not wait for them. A journey does. */
const untilScriptsRan = (context: BrowserContext) =>
  context.on('page', (page) => {
    const scriptsRan = async (options: { waitUntil?: string } = {}) => {
      if (options.waitUntil === 'commit') return
      await drawFrame(page)
      await page.waitForFunction(
        (scripts) => !document.querySelector(scripts),
        `script[type=${LATER}],script[type=module][src*="/_astro/"]`,
      )
    }
    const goTo = page.goto.bind(page)
    page.goto = async (url, options) => {
      const answer = await goTo(url, options)
      await scriptsRan(options)
      return answer
    }
    for (const way of ['reload', 'goBack', 'goForward'] as const) {
      const go = page[way].bind(page)
      page[way] = async (options) => {
        const answer = await go(options)
        await scriptsRan(options)
        return answer
      }
    }
  })

/** Returns the project's settings as those of a context. */
function asVisitor({
  baseURL,
  locale,
  timezoneId,
  viewport,
}: FullProject['use']): BrowserContextOptions {
  return {
    ...(baseURL ? { baseURL } : {}),
    ...(locale ? { locale } : {}),
    ...(timezoneId ? { timezoneId } : {}),
    ...(viewport ? { viewport } : {}),
  }
}

/** Playwright's `test`, which fails after any console message or failed request that the test has not declared. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sameVisitor: [false, { option: true }],
  film: [false, { option: true }],
  worker: [false, { option: true }],
  visitor: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(asVisitor(project.use))
      await withoutWorker(context)
      untilScriptsRan(context)
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  stillness: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern.
    async ({}, use, info) => {
      const ended = watchTest(info)
      await use(undefined)
      ended()
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern.
  problems: async ({}, use, { project }) => {
    const problems = collectProblems(
      project.name === 'changes' || project.name === 'publishing' ? [OUTDATED, REMOVED] : [],
    )
    await use(problems)
    expect(
      problems.unexpected(),
      'console messages and failed requests that the test did not declare',
    ).toEqual([])
    expect(problems.missing(), 'declared problems that did not happen').toEqual([])
  },
  context: async ({ context, visitor, sameVisitor, film, worker, problems }, use) => {
    const chosen = sameVisitor ? visitor : context
    if (!sameVisitor && !worker) await withoutWorker(chosen)
    if (!sameVisitor && !film) await withoutFilm(chosen)
    if (!sameVisitor) untilScriptsRan(chosen)
    const ended = problems.watch(chosen)
    await use(chosen)
    ended()
    if (sameVisitor) await Promise.all(chosen.pages().map((page) => page.close()))
  },
  expectProblems: async ({ problems }, use) => {
    await use((...patterns) => problems.declare(patterns))
  },
  newVisitor: async ({ browser, film, worker, problems }, use, info) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext({ ...asVisitor(info.project.use), ...options })
      problems.watch(context)
      if (!film) await withoutFilm(context)
      if (!worker) await withoutWorker(context)
      if (options?.javaScriptEnabled !== false) untilScriptsRan(context)
      contexts.push(context)
      return context
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The widths of a phone and of a laptop. */
export const WIDTHS = [360, 1280]
/**
 * Each page is audited as it opens at both; what a journey makes of it at the narrow one, and in a full run at both.
 */
const OF_STATES = process.env.FULL_MATRIX ? WIDTHS : WIDTHS.slice(0, 1)

/** Checks the page in its present state, or a part of it, for WCAG 2.2 A and AA. */
export async function expectAccessible(
  page: Page,
  widths: readonly number[] = OF_STATES,
  part = 'html',
): Promise<void> {
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    // A button that is half covered by the fixed bar would count as too small.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await motionToEnd(page)
    await layOutAll(page)
    expect(await violationsOf(page, part), `axe at ${width} px on ${page.url()}`).toEqual([])
  }
  if (before) await page.setViewportSize(before)
}

/** Returns what axe finds in the page's present state: the rule, and the beginning of each element that breaks it. */
async function violationsOf(page: Page, part: string): Promise<string[]> {
  // The script stays in a document once it is loaded. Loading it takes as long as the audit of a short page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE.source)
  const asked = { tags: WCAG, part }
  return page.evaluate(async ({ tags, part: selector }) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(selector, {
      runOnly: tags,
      resultTypes: ['violations'],
      selectors: false,
      // The rules need no style sheets, only films.
      preload: { assets: ['media'] },
    })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html }) => `${id}: ${help} — ${html.slice(0, 160)}`),
    )
  }, asked)
}

/** Checks that nothing in the page's present state is wider than a phone or a laptop. */
export async function expectNotWider(
  page: Page,
  widths: readonly number[] = WIDTHS,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      `${page.url()} ${width} px wide`,
    ).toBeLessThanOrEqual(width)
  }
}

/** Lays out what waits to come near the screen: contrast cannot be measured where nothing is painted. */
async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>(
      'main > *, .city-cards > *, .mosaic > *',
    ))
      if (getComputedStyle(element).contentVisibility === 'auto')
        element.style.contentVisibility = 'visible'
  })
}

/** Finishes animations, because contrast cannot be measured during a fade. */
async function motionToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Animations by scrolling have no end in time.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    const finite = timed.filter(
      (animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )
    // Not awaited: an animation that is held, or whose element is removed, never reports its end.
    for (const animation of finite) animation.finish()
    await new Promise(requestAnimationFrame)
  })
}

import { AxeBuilder } from '@axe-core/playwright'
import {
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  expect,
  type FullProject,
  type Page,
  type Request,
  type Response,
  test as base,
  type WebError,
} from '@playwright/test'

export { expect }

type Fixtures = {
  /**
   * Declares console messages and failed requests that the test is about to cause. A pattern is held against lines such as
   * `answer 401 GET http://…/api/me` or `console error: … http://…`. What is declared must also happen.
   */
  expectProblems: (...patterns: RegExp[]) => void
  /** Another visitor with cookies and storage of their own, watched as the first one is. */
  newVisitor: (options?: BrowserContextOptions) => Promise<BrowserContext>
  /** Collects what goes wrong; internal. */
  problems: Problems
  /** With `test.use`: all tests are one visitor, whose browser keeps scripts, styles and pictures from page to page. For tests that only look. */
  sameVisitor: boolean
}
type WorkerFixtures = {
  /** That visitor; internal. */
  visitor: BrowserContext
}

/** `watch` gives what ends it. */
type Problems = {
  watch(context: BrowserContext): () => void
  declare(patterns: RegExp[]): void
  unexpected(): string[]
  missing(): string[]
}

/**
 * Netlify's local server lets nothing be kept unasked, whatever netlify.toml says. A preloaded font that a visitor has from
 * a page before is asked for again, and once the answer is 304 Chromium says that the preload was not used. On a page
 * that is a visitor's first, it counts; with the caching of production it is not said at all.
 */
const PRELOADED = /(\S+\.woff2) was preloaded using link preload but not used/
/**
 * Journeys that change data have the site built anew beside each other. A page that is open over that asks for a file of
 * its own build, is told that it is gone, and goes on with those of the new one.
 */
const OUTDATED = /\b404\b.*\/find\/[0-9a-f]+\.json$/
/** An open desk asks about the listing that comes next, which another journey may have removed. */
const REMOVED = /\b404\b.*\/api\/moderation\/\w+\/hints$/
/** How often each visitor's browser has asked for a font. */
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
        // The page itself gave it up: it was left, or no longer wanted the answer.
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
      return () =>
        context
          .off('request', requested)
          .off('console', said)
          .off('weberror', thrown)
          .off('requestfailed', failed)
          .off('response', answered)
    },
    declare: (patterns) => declared.push(...patterns),
    unexpected: () =>
      seen.filter((line) => ![...declared, ...tolerated].some((pattern) => pattern.test(line))),
    missing: () =>
      declared.filter((pattern) => !seen.some((line) => pattern.test(line))).map(String),
  }
}

/** The project's settings as those of a context. */
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

/** Playwright's `test`, which fails a test for every console message and failed request that it has not declared. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sameVisitor: [false, { option: true }],
  visitor: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(asVisitor(project.use))
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern.
  problems: async ({}, use, { project }) => {
    const problems = collectProblems(project.name === 'changes' ? [OUTDATED, REMOVED] : [])
    await use(problems)
    expect(
      problems.unexpected(),
      'console messages and failed requests that the test did not declare',
    ).toEqual([])
    expect(problems.missing(), 'declared problems that did not happen').toEqual([])
  },
  context: async ({ context, visitor, sameVisitor, problems }, use) => {
    const chosen = sameVisitor ? visitor : context
    const ended = problems.watch(chosen)
    await use(chosen)
    ended()
    if (sameVisitor) await Promise.all(chosen.pages().map((page) => page.close()))
  },
  expectProblems: async ({ problems }, use) => {
    await use((...patterns) => problems.declare(patterns))
  },
  newVisitor: async ({ browser, problems }, use, info) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext({ ...asVisitor(info.project.use), ...options })
      problems.watch(context)
      contexts.push(context)
      return context
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const WIDTHS = [360, 1280]

/** Holds the page in its present state against WCAG 2.2 A and AA, as wide as a phone and as a laptop. */
export async function expectAccessible(
  page: Page,
  widths: readonly number[] = WIDTHS,
): Promise<void> {
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    // Half below the bar that stays at the top, a button would count as too small.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await motionToEnd(page)
    // Read once for a document, it stays there; reading it again takes as long as the audit of a short page.
    const there = await page.evaluate(() => 'axe' in window)
    const { violations } = await new AxeBuilder({ page, ...(there ? { axeSource: ';' } : {}) })
      // No rule asks for the style sheets, only for films.
      .options({ resultTypes: ['violations'], selectors: false, preload: { assets: ['media'] } })
      .withTags(WCAG)
      // The other mode opens a second page to join the results of frames, and no page has frames.
      .setLegacyMode()
      .analyze()
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help} — ${node.html.slice(0, 160)}`),
    )
    expect(found, `axe at ${width} px on ${page.url()}`).toEqual([])
  }
  if (before) await page.setViewportSize(before)
}

/** Holds the page in its present state to the widths of a phone and of a laptop: nothing sticks out sideways. */
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

/** Contrast cannot be judged in the middle of a fade, so what moves is taken to its end. */
async function motionToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What moves with the scrolling has no end in time.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    const finite = timed.filter(
      (animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )
    // Not waited for: one that is held, or whose element goes, never says that it has ended.
    for (const animation of finite) animation.finish()
    await new Promise(requestAnimationFrame)
  })
}

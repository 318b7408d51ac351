import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type lighthouse from 'lighthouse'
import { cityProjectsPath, localitiesPath, PATHS } from '../../src/contract/paths.ts'
import { LANGUAGES, type Language, PREFIXES } from '../../src/domain/language/constants.ts'
import { launchSite } from '../../src/test/support/site/site.ts'
import { copyWorkTree, removeCopy } from '../../src/test/support/site/site-copy.ts'
import { provideChromium } from '../lib/chromium.ts'
import { explainInstallFailure, runNpm } from '../lib/npm.mjs'
import { ROOT } from '../lib/paths.ts'
import { freePort } from '../lib/port.ts'
import { Problem } from '../lib/problem.ts'
import { step } from '../lib/steps.ts'
import { isInstalled } from '../setup.mjs'
import { SITE_SCRIPTS } from '../testing/sites.ts'
import { serveAsHost } from './as-host.ts'
import { inBytes, inMs, median, short } from './measure.ts'
import { type Measurement, table } from './report.ts'

const RUNS = 5
/** A new copy first converts its demo pictures. */
const UP_WITHIN_MS = 10 * 60_000
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const BARE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title><meta name="description" content="Nothing but words."></head><body><h1>Bare</h1><p>Nothing but words.</p></body></html>'
const KINDS: Record<string, string> = {
  Document: 'HTML',
  Stylesheet: 'CSS',
  Script: 'JS',
  Image: 'images',
  Font: 'fonts',
  Media: 'film',
}

type Request = { resourceType: string; statusCode: number; transferSize: number }
type Run = {
  scores: (number | null)[]
  paintMs: number
  blockedMs: number
  shift: number
  requests: Request[]
  /** The names of failed audits, except those about times, which depend on the machine's load. */
  failed: string[]
}

type Auditor = typeof lighthouse

/** Lighthouse has packages of its own, so that nobody installs them who does not measure pages. */
async function provideLighthouse(): Promise<Auditor> {
  const folder = join(ROOT, 'scripts', 'bench')
  if (!isInstalled(folder))
    await step('Installing Lighthouse', async () => {
      const { code, output } = await runNpm(['ci'], { cwd: folder, node: process.execPath })
      if (code !== 0) throw new Problem(explainInstallFailure(output, code))
    })
  return (await import('lighthouse')).default
}

async function audit(look: Auditor, url: string, port: number): Promise<Run> {
  const result = await look(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  })
  if (!result || result.lhr.runtimeError)
    throw new Error(
      `Lighthouse could not look at ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
    )
  const { categories, audits } = result.lhr
  const value = (id: string) => audits[id]?.numericValue ?? 0
  const details = audits['network-requests']?.details
  return {
    scores: CATEGORIES.map((category) => categories[category]?.score ?? null),
    paintMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    requests:
      details?.type === 'table'
        ? (details.items as unknown as Request[]).filter(({ statusCode }) => statusCode === 200)
        : [],
    failed: ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
      (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const { score, title } = audits[id] ?? {}
        return weight > 0 && typeof score === 'number' && score < 1 ? `${title}` : []
      }),
    ),
  }
}

/** Sums the bytes sent for a page, including headers. */
function weigh(requests: readonly Request[]): { bytes: number; kinds: Map<string, number> } {
  const kinds = new Map<string, number>()
  for (const { resourceType, transferSize } of requests) {
    const kind = KINDS[resourceType] ?? 'other'
    kinds.set(kind, (kinds.get(kind) ?? 0) + transferSize)
  }
  return { bytes: Array.from(kinds.values()).reduce((sum, size) => sum + size, 0), kinds }
}

type Look = { runs: Run[]; weight: ReturnType<typeof weigh> }

async function lookAt(auditor: Auditor, url: string, port: number): Promise<Look> {
  const runs: Run[] = []
  for (let n = 0; n < RUNS; n++) runs.push(await audit(auditor, url, port))
  return { runs, weight: weigh(runs[0]?.requests ?? []) }
}

function measurementsOf(name: string, look: Look, bare: Look): Measurement[] {
  const middle = (pick: (run: Run) => number, { runs } = look) => median(runs.map(pick))
  const scores = CATEGORIES.map((_, n) =>
    Math.round(middle((run) => run.scores[n] ?? 0) * 100),
  ).join(' / ')
  const kinds = Array.from(look.weight.kinds, ([kind, bytes]) => `${kind} ${inBytes(bytes)}`).join(
    ', ',
  )
  const times = (value: number, one: number) => `${short(value / one)}x a bare page`
  const paint = middle((run) => run.paintMs)
  const named = new Set(look.runs.flatMap(({ failed }) => failed))
  return [
    { what: `${name}: ${CATEGORIES.join(' / ')}`, value: scores, ratio: null },
    {
      what: `${name}: largest paint, slow phone`,
      value: inMs(paint),
      ratio: times(
        paint,
        middle((run) => run.paintMs, bare),
      ),
    },
    {
      what: `${name}: blocked, slow phone; layout shift`,
      value: `${inMs(middle((run) => run.blockedMs))}; ${short(middle((run) => run.shift))}`,
      ratio: null,
    },
    {
      what: `${name}: ${kinds}`,
      value: inBytes(look.weight.bytes),
      ratio: times(look.weight.bytes, bare.weight.bytes),
    },
    ...Array.from(named, (title) => ({
      what: `${name}: ${title}`,
      value: 'not passed',
      ratio: null,
    })),
  ]
}

/** Returns the first address of a kind to which a page links. */
async function linkOn(address: string, page: string, kind: RegExp): Promise<string> {
  const html = await (await fetch(`${address}${page}`)).text()
  const path = Array.from(html.matchAll(/href="([^"]*)"/g), ([, href = '']) => href).find((href) =>
    kind.test(href),
  )
  if (!path) throw new Error(`${address}${page} leads to no ${kind}.`)
  return path
}

/** Returns the address of each kind of page in a language, by its name. */
async function pagesOf(site: string, language: Language): Promise<[name: string, path: string][]> {
  const prefix = PREFIXES[language]
  const link = (page: string, kind: string) =>
    linkOn(site, prefix + page, new RegExp(`^${prefix}/${kind}`))
  const pages = {
    home: prefix + PATHS.home,
    city: prefix + cityProjectsPath('lucknow'),
    search: prefix + PATHS.search,
    gallery: prefix + PATHS.buy,
    listing: await link(PATHS.buy, 'listing-detail/\\w+'),
    locality: await link(localitiesPath('lucknow'), 'flats-for-sale-in-.+-lucknow'),
    wizard: prefix + PATHS.post,
    project: await link(cityProjectsPath('lucknow'), 'lucknow/\\w+/?$'),
  }
  return Object.entries(pages).map(([name, path]) => [`${language}, ${name}`, path])
}

async function serveBare(): Promise<{ address: string; close(): void }> {
  const server = createServer((request, answer) => {
    if (request.url === '/') answer.writeHead(200, { 'content-type': 'text/html' }).end(BARE)
    else answer.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
}

async function measure(site: string): Promise<Measurement[]> {
  const auditor = await provideLighthouse()
  const pages = (await Promise.all(LANGUAGES.map((language) => pagesOf(site, language)))).flat()
  const host = await serveAsHost(site)
  const port = await freePort()
  const bareServer = await serveBare()
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--ignore-certificate-errors',
    ],
  })
  try {
    const bare = await lookAt(auditor, bareServer.address, port)
    const figures = measurementsOf('bare page', bare, bare)
    for (const [name, path] of pages)
      figures.push(...measurementsOf(name, await lookAt(auditor, host.address + path, port), bare))
    return figures
  } finally {
    await browser.close()
    bareServer.close()
    host.close()
  }
}

/** Measures each kind of page with Lighthouse on a phone, and its bytes: at BENCH_SITE, or on a copy with demo data. */
export async function benchPages(): Promise<Measurement[]> {
  const given = process.env.BENCH_SITE
  if (given) return measure(given.replace(/\/$/, ''))
  const folder = await copyWorkTree()
  const site = await launchSite(folder, { script: SITE_SCRIPTS.light })
  try {
    await site.said('Aangan is up', UP_WITHIN_MS)
    return await measure(site.address)
  } finally {
    await site.stop()
    await removeCopy(folder)
  }
}

if (import.meta.main) console.log(table(await benchPages()))

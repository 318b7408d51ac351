import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { PATHS } from '../../src/contract/paths.ts'
import { launchSite } from '../../src/test/support/site.ts'
import { copyWorkTree, removeCopy } from '../../src/test/support/site-copy.ts'
import { provideChromium } from '../lib/chromium.ts'
import { freePort } from '../lib/port.ts'
import { inBytes, inMs, median, short } from './measure.ts'
import { type Measurement, table } from './report.ts'

const RUNS = 3
/** A new copy converts its demo pictures first. */
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

type Request = { url: string; resourceType: string; statusCode: number }
type Run = {
  scores: (number | null)[]
  paintMs: number
  blockedMs: number
  shift: number
  requests: Request[]
}

async function audit(url: string, port: number): Promise<Run> {
  const result = await lighthouse(url, {
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
  }
}

type Weight = { brotli: number; gzip: number; kinds: Map<string, number> }

/** What a host that compresses sends for these requests: pictures and fonts as they are, all else compressed. */
async function weigh(requests: readonly Request[]): Promise<Weight> {
  const weight: Weight = { brotli: 0, gzip: 0, kinds: new Map() }
  for (const { url, resourceType } of requests.filter((request) =>
    request.url.startsWith('http'),
  )) {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const packed =
      /^(image\/(?!svg)|font|video)/.test(answer.headers.get('content-type') ?? '') ||
      resourceType === 'Font'
    const brotli = packed ? bytes.length : brotliCompressSync(bytes).length
    const kind = KINDS[resourceType] ?? 'other'
    weight.brotli += brotli
    weight.gzip += packed ? bytes.length : gzipSync(bytes).length
    weight.kinds.set(kind, (weight.kinds.get(kind) ?? 0) + brotli)
  }
  return weight
}

type Look = { runs: Run[]; weight: Weight }

async function lookAt(url: string, port: number): Promise<Look> {
  const runs: Run[] = []
  for (let n = 0; n < RUNS; n++) runs.push(await audit(url, port))
  return { runs, weight: await weigh(runs[0]?.requests ?? []) }
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
      value: `${inBytes(look.weight.brotli)} brotli`,
      ratio: times(look.weight.brotli, bare.weight.brotli),
    },
    {
      what: `${name}: the same`,
      value: `${inBytes(look.weight.gzip)} gzip`,
      ratio: times(look.weight.gzip, bare.weight.gzip),
    },
  ]
}

/** An address of any listing's page, from the list that the gallery searches. */
async function aListing(address: string): Promise<string> {
  const html = await (await fetch(`${address}${PATHS.buy}`)).text()
  const path = /href="(\/listing-detail\/\w+\/?)"/.exec(html)?.[1]
  if (!path) throw new Error(`${address}${PATHS.buy} leads to no listing.`)
  return path
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

async function measure(address: string): Promise<Measurement[]> {
  const pages = {
    home: PATHS.home,
    gallery: PATHS.buy,
    listing: await aListing(address),
    wizard: PATHS.post,
  }
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
    ],
  })
  try {
    const bare = await lookAt(bareServer.address, port)
    const figures = measurementsOf('bare page', bare, bare)
    for (const [name, path] of Object.entries(pages))
      figures.push(...measurementsOf(name, await lookAt(`${address}${path}`, port), bare))
    return [
      ...figures,
      {
        what: 'sizes are computed: the local server does not compress, so its paints are later than on a host that does',
        value: '',
        ratio: null,
      },
    ]
  } finally {
    await browser.close()
    bareServer.close()
  }
}

/** Lighthouse on a phone, and bytes, of four pages: of the site at BENCH_SITE, else of a copy with demo data that is started for it. */
export async function benchPages(): Promise<Measurement[]> {
  const given = process.env.BENCH_SITE
  if (given) return measure(given.replace(/\/$/, ''))
  const folder = await copyWorkTree()
  const site = await launchSite(folder)
  try {
    await site.said('Aangan is up', UP_WITHIN_MS)
    return await measure(site.address)
  } finally {
    await site.stop()
    await removeCopy(folder)
  }
}

if (import.meta.main) console.log(table(await benchPages()))

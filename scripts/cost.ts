import { inBytes, short } from './bench/measure.ts'
import { table } from './bench/report.ts'
import { countSite, type Seen } from './cost/count.ts'
import { creditsOf, type Day, monthOf } from './cost/month.ts'
import { BUDGETS, type Meter, PRICES } from './cost/prices.ts'
import { Problem } from './lib/problem.ts'
import { onShutdown } from './lib/shutdown.ts'
import { say, step } from './lib/steps.ts'
import { startSite, stopAllSites } from './testing/sites.ts'

// Estimates the deployed site's monthly cost: `npm run cost`. Counts in a real browser the requests of visitors, owners
// and admins on a site with demo data, and applies Netlify's prices. Fails if a budget is exceeded.
const MONTHS: { about: string; day: Day; budget: number | null }[] = [
  {
    about: 'nobody comes',
    day: { visits: 0, approvals: 0, sittings: 0 },
    budget: BUDGETS.idle,
  },
  {
    about: '1,000 visits and 10 approvals a day, in two sittings',
    day: { visits: 1000, approvals: 10, sittings: 2 },
    budget: BUDGETS.busy,
  },
  {
    about: 'the same, each approval by itself',
    day: { visits: 1000, approvals: 10, sittings: 10 },
    budget: null,
  },
]

const { shutDown } = onShutdown(stopAllSites)

const seenLine = (what: string, { requests, bytes, shared, uncached }: Seen) => ({
  what,
  value: `${short(requests)} requests, ${inBytes(bytes)}`,
  ratio: `${short(shared)} answered by the CDN, ${short(uncached)} calls of functions`,
})

async function siteAddress(): Promise<string> {
  const given = process.env.BENCH_SITE
  if (given) return given.replace(/\/$/, '')
  return (await step('Starting a site with demo data', () => startSite('light'))).address
}

/** Prints the table of a month; returns whether its budget is kept. */
function report(
  { about, day, budget }: (typeof MONTHS)[number],
  counted: Awaited<ReturnType<typeof countSite>>,
): boolean {
  const usage = monthOf(day, counted.visit, counted.posting, counted.sitting)
  const credits = creditsOf(usage)
  const lines = (Object.keys(PRICES) as Meter[]).map((meter) => ({
    what: `  ${meter}`,
    value: `${short(usage[meter] / PRICES[meter].units)} x ${PRICES[meter].credits} per ${PRICES[meter].per}`,
    ratio: `${Math.round(credits[meter])} credits`,
  }))
  const kept = budget === null || credits.all <= budget
  const all = {
    what: `${kept ? '✓' : '✖'} ${about}`,
    value: budget === null ? 'no budget' : `budget ${budget}`,
    ratio: `${Math.round(credits.all)} credits a month`,
  }
  say(`\n${table([...lines, all])}`)
  return kept
}

try {
  const site = await siteAddress()
  const counted = await step('Counting what is asked of it', () => countSite(site))
  const { visit, posting, sitting } = counted
  say(
    `\n${table([seenLine('a visit: home, gallery, listing', visit), seenLine('an owner posts', posting), seenLine('an admin decides', sitting)])}`,
  )
  for (const call of visit.calls) say(`✖ a visit calls a function that no cache answers: ${call}`)
  const kept = MONTHS.map((month) => report(month, counted))
  await stopAllSites()
  await shutDown(kept.every(Boolean) && visit.uncached === 0 ? 0 : 1)
} catch (error) {
  console.error(error instanceof Problem ? `\n✖ ${error.message}\n` : error)
  await shutDown(1)
}

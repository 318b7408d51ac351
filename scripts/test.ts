import { globSync } from 'node:fs'
import { OTHER_LANGUAGES } from '../src/domain/language/constants.ts'
import { indianDate } from '../src/domain/time/calendar.ts'
import type { Site } from '../src/test/support/site/site.ts'
import { sizesInWords } from '../src/test/support/structure/sizes.ts'
import { readWords } from './lib/arguments.ts'
import { provideChromium } from './lib/chromium.ts'
import { ROOT, slashed } from './lib/paths.ts'
import { messageOf, Problem } from './lib/problem.ts'
import { onShutdown } from './lib/shutdown.ts'
import { say, seconds } from './lib/steps.ts'
import { costInWords, noteBuilds } from './testing/cost.ts'
import { checkDeploy } from './testing/deploy.ts'
import { provedByFullRun, recordFullRun } from './testing/full-run.ts'
import { compileApart, writeInMemory } from './testing/memory.ts'
import { failedPart, type Part } from './testing/part.ts'
import { type SiteKind, startSite, stopAllSites, stopSite } from './testing/sites.ts'
import {
  checkOtherTypes,
  checkOwnUse,
  checkPageTypes,
  checkSources,
  checkTypes,
  checkUse,
  type Journeys,
  runJourneys,
  runUnitTests,
} from './testing/tools.ts'

const PARTS = ['checks', 'unit', 'journeys', 'netlify', 'deploy'] as const
const WORDS = { quick: 'alone', full: 'alone', only: 'value', shard: 'value' } as const
const USAGE = `Usage: npm test [full] [only ${PARTS.join(',')}] [shard 1/2]; npm run test:quick`
/** What the quick check tests: rules, code for the browser, and how the code is laid out. */
const QUICK = [
  'src/domain',
  'src/contract',
  'src/client',
  ...globSync('src/test/*.test.ts', { cwd: ROOT }).map((file) => slashed(file)),
]
const SLOWEST = 10
const began = Date.now()
const forget: (() => Promise<void>)[] = []
const { shutDown } = onShutdown(async () => {
  await stopAllSites()
  for (const forgetOne of forget.reverse()) await forgetOne()
})

function options() {
  const values = readWords(WORDS, USAGE)
  const only = values.only?.split(',') ?? PARTS
  const unknown = only.find((name) => !PARTS.some((part) => part === name))
  if (unknown) throw new Problem(`There is no part "${unknown}". The parts: ${PARTS.join(', ')}`)
  if (values.shard && !/^\d+\/\d+$/.test(values.shard))
    throw new Problem(`shard is "${values.shard}"; write it like 1/3.`)
  return { ...values, wants: (part: (typeof PARTS)[number]) => only.includes(part) }
}

type Options = ReturnType<typeof options> & {
  /** Leaves out the tests of real processes, which a full run has proved. */
  proved?: boolean
}
type Started = { ready: Promise<Site | Part> }

/** A site that does not start is one failure; the other parts are still run. */
function start(kind: SiteKind): Started {
  const ready = startSite(kind).catch((error: unknown) => {
    say(`✖ The site for the browser tests did not start: ${messageOf(error)}`)
    return failedPart(`${kind} site`, Date.now() - began)
  })
  return { ready }
}

const isSite = (started: Site | Part): started is Site => 'address' in started

async function journeys(
  { ready }: Started,
  chromium: Promise<string>,
  projects: Journeys[],
  { full, shard, proved }: Options,
): Promise<Part[]> {
  const site = await ready
  if (!isSite(site)) return [site]
  const parts: Part[] = []
  const { address, folder } = site
  const place = { address, folder, chromium: await chromium, full, shard, proved }
  for (const project of projects) parts.push(await runJourneys(place, project))
  await stopSite(site)
  return parts
}

/** Reads its pages from the database of a running site, which it does not change. */
async function deployCheck({ ready }: Started, { full = false }: Options): Promise<Part[]> {
  const site = await ready
  if (!isSite(site)) return [failedPart('deploy', Date.now() - began)]
  const check = site.database().then((database) => checkDeploy(database, full))
  return check.catch((error: unknown) => {
    say(`✖ The deploy could not be tried: ${messageOf(error)}`)
    return [failedPart('deploy', Date.now() - began)]
  })
}

/** Runs checks, two at a time: each uses one core most of the time. */
async function besideEachOther(checks: (() => Promise<Part>)[]): Promise<Part[]> {
  const waiting = [...checks]
  const parts: Part[] = []
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) parts.push(await next())
  }
  await Promise.all([lane(), lane()])
  return parts
}

async function checksAndUnits(
  { wants, full, shard, proved }: Options,
  chromium: Promise<string>,
): Promise<Part[]> {
  const parts: Part[] = []
  const checks = [
    checkTypes,
    checkPageTypes,
    ...checkOtherTypes,
    checkSources,
    checkUse,
    checkOwnUse,
  ]
  if (wants('checks')) parts.push(...(await besideEachOther(checks)))
  // Without a browser only the tests that need one fail, and say so.
  if (wants('unit'))
    parts.push(
      await runUnitTests({ chromium: await chromium.catch(() => ''), full, shard, proved }),
    )
  return parts
}

async function quickCheck(): Promise<Part[]> {
  const own = async () => [await checkSources(), await checkTypes()]
  const [checks, tests] = await Promise.all([own(), runUnitTests({ folders: QUICK })])
  return [...checks, tests]
}

async function wholeTest(chosen: Options): Promise<Part[]> {
  const { wants } = chosen
  const drives = (['unit', 'journeys', 'netlify'] as const).some(wants)
  const chromium = drives ? provideChromium() : Promise.resolve('')
  // Journeys wait for it, and report why there is none.
  chromium.catch(() => {})
  say('› Sites of their own for the browser tests start while the checks run…')
  const light = wants('journeys') || wants('deploy') ? start('light') : null
  // One after the other, beside the checks: all at once would make all of them slow.
  const beside = async () => {
    if (light) await light.ready
    const onNetlify = wants('netlify')
      ? await journeys(start('netlify'), chromium, ['netlify'], chosen)
      : []
    return [...onNetlify, ...(light && wants('deploy') ? await deployCheck(light, chosen) : [])]
  }
  const parts = (await Promise.all([checksAndUnits(chosen, chromium), beside()])).flat()
  // Alone on the machine: the times that a visitor sees must not depend on other programs.
  if (light && wants('journeys'))
    parts.push(
      ...(await journeys(light, chromium, ['looks', 'changes', ...OTHER_LANGUAGES], chosen)),
    )
  return parts
}

function summary(parts: Part[]): { passed: number; failed: number } {
  const pieces = parts.flatMap(({ name, ms, pieces }) =>
    pieces.length
      ? pieces.map((piece) => ({ ...piece, name: `${name}: ${piece.name}` }))
      : [{ name, ms }],
  )
  say(`\nThe ${SLOWEST} slowest parts of ${seconds(Date.now() - began)}:`)
  for (const { name, ms } of pieces.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST))
    say(`  ${seconds(ms).padStart(8)}  ${name}`)
  const total = (key: 'passed' | 'failed') => parts.reduce((sum, part) => sum + part[key], 0)
  return { passed: total('passed'), failed: total('failed') }
}

async function main(): Promise<number> {
  const chosen = options()
  forget.push(await writeInMemory())
  if (!chosen.quick) forget.push(await compileApart())
  noteBuilds()
  const last = chosen.full || chosen.quick ? null : await provedByFullRun()
  const parts = chosen.quick ? await quickCheck() : await wholeTest({ ...chosen, proved: !!last })
  if (!chosen.quick) say(`\n${sizesInWords()}\n\n${costInWords()}`)
  const { passed, failed } = summary(parts)
  if (last)
    say(
      `\nLeft out: tests that kill real processes, and most of those on netlify dev. They passed at ${last.commit} on ${indianDate(new Date(last.at))}, and nothing that they test has changed since. npm test full runs them.`,
    )
  if (chosen.full && !chosen.only && !chosen.shard && !failed) await recordFullRun(passed)
  say(`\n${passed} passed, ${failed} failed`)
  return failed > 0 || passed === 0 ? 1 : 0
}

try {
  await shutDown(await main())
} catch (error) {
  console.error(error instanceof Problem ? `\n✖ ${error.message}\n` : error)
  say('\n0 passed, 1 failed')
  await shutDown(1)
}

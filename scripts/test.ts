import { copyWorkTree, launchSite, removeCopy, type Site } from '../src/test/support/site.ts'
import { sizesInWords } from '../src/test/support/sizes.ts'
import { provideChromium } from './lib/chromium.ts'
import { messageOf, Problem } from './lib/problem.ts'
import { onShutdown } from './lib/shutdown.ts'
import { say, seconds } from './lib/steps.ts'
import { checkDeploy } from './testing/deploy.ts'
import type { Part } from './testing/part.ts'
import {
  checkLint,
  checkPages,
  checkTypes,
  checkUse,
  runBrowserTests,
  runUnitTests,
} from './testing/tools.ts'

const SLOWEST = 10
const began = Date.now()
let site: Site | undefined
const { shutDown } = onShutdown(stopSite)

/** The site that the browser tests drive: a copy of the work tree with its own ports and data, started as a user would. */
async function startSite(): Promise<Site> {
  const folder = await copyWorkTree()
  site = await launchSite(folder)
  await site.up()
  return site
}

async function stopSite(): Promise<void> {
  const stopping = site
  site = undefined
  await stopping?.stop()
  if (stopping) await removeCopy(stopping.folder)
}

async function checks(): Promise<Part[]> {
  const parts: Part[] = []
  for (const check of [checkLint, checkTypes, checkUse, checkPages, runUnitTests])
    parts.push(await check())
  return parts
}

/** Reads its pages from the site's database, which it does not change. */
async function deployCheck(ready: Promise<Part | Site>): Promise<Part> {
  const started = await ready
  if (!('passed' in started)) {
    try {
      return await checkDeploy(await started.database())
    } catch (error) {
      say(`✖ The deploy could not be tried: ${messageOf(error)}`)
    }
  }
  return { name: 'deploy', passed: 0, failed: 1, ms: 0, pieces: [] }
}

async function browserTests(ready: Promise<Part | Site>, chromium: string): Promise<Part[]> {
  const started = await ready
  if ('passed' in started) return [started]
  try {
    return await runBrowserTests({ address: started.address, folder: started.folder, chromium })
  } finally {
    await stopSite()
  }
}

/** A site that does not start is one failure, and the checks are still worth running. */
async function failedStart(error: unknown): Promise<Part> {
  say(`✖ The site for the browser tests did not start: ${messageOf(error)}`)
  await stopSite()
  return { name: 'browser tests', passed: 0, failed: 1, ms: Date.now() - began, pieces: [] }
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
  const chromium = await provideChromium()
  say('› A site of its own for the browser tests starts while the checks run…')
  const ready = startSite().catch(failedStart)
  const deployed = deployCheck(ready)
  const parts = await checks()
  parts.push(await deployed)
  // Alone on the machine: what a visitor sees in time should not hang on what else runs.
  parts.push(...(await browserTests(ready, chromium)))
  say(`\n${sizesInWords()}`)
  const { passed, failed } = summary(parts)
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

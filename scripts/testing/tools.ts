import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../lib/paths.ts'
import { type Part, readReport, reportFile, runTool, type Timed } from './part.ts'

const bin = (...path: string[]) => join(ROOT, 'node_modules', ...path)

export const checkLint = (): Promise<Part> =>
  runTool({
    name: 'lint',
    script: bin('@biomejs', 'biome', 'bin', 'biome'),
    args: ['lint', '--error-on-warnings'],
  })

export const checkTypes = (): Promise<Part> =>
  runTool({ name: 'types', script: bin('typescript', 'bin', 'tsc'), args: ['--noEmit'] })

/** Files, exports and packages that nothing uses. */
export const checkUse = (): Promise<Part> =>
  runTool({ name: 'dead code', script: bin('knip', 'bin', 'knip.js'), args: ['--no-progress'] })

export const checkPages = (): Promise<Part> =>
  runTool({
    name: 'types of pages',
    script: bin('astro', 'bin', 'astro.mjs'),
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
    args: ['check', '--minimumSeverity', 'hint', '--minimumFailingSeverity', 'hint'],
  })

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { assertionResults: { fullName: string; duration?: number | null }[] }[]
}

/** Unit tests, tests of the functions and of the scripts. */
export async function runUnitTests(): Promise<Part> {
  const file = reportFile('vitest.json')
  await rm(file, { force: true })
  const count = async () => {
    const report = await readReport<VitestReport>(file)
    const tests = report?.testResults.flatMap((suite) => suite.assertionResults) ?? []
    const pieces = tests.map(({ fullName, duration }) => ({ name: fullName, ms: duration ?? 0 }))
    return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0, pieces }
  }
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return runTool({
    name: 'unit and function tests',
    script: bin('vitest', 'vitest.mjs'),
    args,
    env: { NODE_ENV: 'test' },
    count,
  })
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: { title: string; tests: { results: { duration: number }[] }[] }[]
}
type PlaywrightReport = PlaywrightSuite & {
  stats: { expected: number; unexpected: number; flaky: number }
}

const WORKERS = 2

export type SiteUnderTest = { address: string; folder: string; chromium: string }

/** The journeys through the site at `address`, in a real Chromium. */
export async function runBrowserTests(site: SiteUnderTest): Promise<Part[]> {
  // What changes the site's data comes after all that only reads it; each journey has accounts, listings and names of its own.
  return [await runJourneys(site, 'reading'), await runJourneys(site, 'writing')]
}

async function runJourneys(
  { address, folder, chromium }: SiteUnderTest,
  project: string,
): Promise<Part> {
  const file = reportFile(`playwright-${project}.json`)
  await rm(file, { force: true })
  const count = async () => {
    const report = await readReport<PlaywrightReport>(file)
    const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
    return { passed: expected, failed: unexpected + flaky, pieces: report ? piecesOf(report) : [] }
  }
  const env = {
    SITE_ADDRESS: address,
    SITE_FOLDER: folder,
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_REPORT: file,
  }
  const args = ['test', `--project=${project}`, `--workers=${WORKERS}`]
  return runTool({
    name: `browser tests, ${project}`,
    script: bin('@playwright', 'test', 'cli.js'),
    args,
    env,
    count,
  })
}

function piecesOf({ suites = [], specs = [] }: PlaywrightSuite): Timed[] {
  const own = specs.map(({ title, tests }) => ({
    name: title,
    ms: tests.flatMap((run) => run.results).reduce((sum, { duration }) => sum + duration, 0),
  }))
  return [...own, ...suites.flatMap(piecesOf)]
}

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  LANGUAGE_NAMES,
  OTHER_LANGUAGES,
  type OtherLanguage,
} from '../../src/domain/language/constants.ts'
import { PATHS, ROOT } from '../lib/paths.ts'
import { say } from '../lib/steps.ts'
import { type Part, readReport, reportFile, runTool, type Timed } from './part.ts'

/** V8 collects young objects less often. This costs memory, and saves a twentieth of the CPU time. */
const NODE_OPTIONS = '--max-semi-space-size=32'
const bin = (...path: string[]) => join(ROOT, 'node_modules', ...path)
const biome = bin('@biomejs', 'biome', 'bin', 'biome')

/** Lint rules, the format, and the order of imports. */
export const checkSources = (): Promise<Part> =>
  runTool({ name: 'lint and format', script: biome, args: ['check', '--error-on-warnings'] })

const checkTypesOf = (name: string, project: string): Promise<Part> =>
  runTool({
    name,
    script: bin('typescript-7', 'bin', 'tsc'),
    args: [
      '--project',
      project,
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      join(PATHS.own, `${project}.tsbuildinfo`),
    ],
  })

/** Checks the types of all code except the pages, incrementally. */
export const checkTypes = (): Promise<Part> => checkTypesOf('types', 'tsconfig.json')

/** The same with the texts in each other language: each use of a text against its catalogue. */
export const checkOtherTypes = OTHER_LANGUAGES.map(
  (language) => (): Promise<Part> =>
    checkTypesOf(`types in ${LANGUAGE_NAMES[language]}`, `tsconfig.${language}.json`),
)

const knip = (name: string, ...args: string[]): Promise<Part> =>
  runTool({ name, script: bin('knip', 'bin', 'knip.js'), args: ['--no-progress', ...args] })

/** Finds files, exports and packages that nothing uses. */
export const checkUse = (): Promise<Part> => knip('dead code')

/** Finds those that only tests, the styleguide, measurements or drawing use. */
export const checkOwnUse = (): Promise<Part> => knip('dead code of the portal', '--production')

/** Checks the types of Astro's pages, layouts and components. */
export const checkPageTypes = (): Promise<Part> =>
  runTool({
    name: 'types of pages',
    script: bin('astro', 'bin', 'astro.mjs'),
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
    args: [
      'check',
      '--tsconfig',
      join('scripts', 'testing', 'tsconfig.pages.json'),
      '--minimumSeverity',
      'hint',
      '--minimumFailingSeverity',
      'hint',
    ],
  })

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { assertionResults: { fullName: string; duration?: number | null }[] }[]
}

type UnitTests = {
  /** The folders and files to run; all by default. */
  folders?: readonly string[]
  /** For tests of components in a browser; these look for one themselves without it. */
  chromium?: string
  /** Runs every test that needs a database on all three of them. */
  full?: boolean
  /** A part of the files, as "1/3". */
  shard?: string | undefined
  /** Leaves out the tests of real processes. */
  proved?: boolean | undefined
}

/** Runs the unit tests and the tests of the functions and scripts. */
export async function runUnitTests({
  folders = [],
  chromium = '',
  full = false,
  shard,
  proved,
}: UnitTests = {}): Promise<Part> {
  const file = reportFile('vitest.json')
  await rm(file, { force: true })
  const count = async () => {
    const report = await readReport<VitestReport>(file)
    const tests = report?.testResults.flatMap((suite) => suite.assertionResults) ?? []
    const pieces = tests.map(({ fullName, duration }) => ({ name: fullName, ms: duration ?? 0 }))
    return {
      passed: report?.numPassedTests ?? 0,
      failed: report?.numFailedTests ?? 0,
      pieces,
    }
  }
  return runTool({
    name: folders.length ? 'quick tests' : 'unit and function tests',
    script: bin('vitest', 'vitest.mjs'),
    args: [
      'run',
      ...folders,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...(shard ? [`--shard=${shard}`] : []),
    ],
    env: {
      NODE_ENV: 'test',
      NODE_OPTIONS,
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
      ...(full ? { FULL_MATRIX: '1' } : {}),
      ...(proved ? { PLATFORM_PROVED: '1' } : {}),
    },
    count,
  })
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: { title: string; tests: { status?: string; results: { duration: number }[] }[] }[]
}
type PlaywrightReport = PlaywrightSuite & {
  stats: { expected: number; unexpected: number; flaky: number }
}

/**
 * `changes` tests change a site's data, so they never run beside those that only look at it. So do those in a language.
 */
export type Journeys = 'looks' | 'changes' | 'netlify' | OtherLanguage
export type SiteUnderTest = {
  address: string
  folder: string
  chromium: string
  /** Includes what an ordinary run leaves out. */
  full?: boolean | undefined
  shard?: string | undefined
  /** Leaves out most journeys on `netlify dev`. */
  proved?: boolean | undefined
}

/**
 * The number of parallel journeys, for two cores: a journey often waits. Those on `netlify dev` run beside other tests.
 */
const WORKERS: Partial<Record<Journeys, number>> = { changes: 4, netlify: 1 }
const MOST_WORKERS = 3
/** The projects of Playwright's configuration, in their order; those in a language are called by it. */
const PROJECTS: Record<Exclude<Journeys, OtherLanguage>, readonly string[]> = {
  looks: ['whole', 'looks'],
  changes: ['publishing', 'changes'],
  netlify: ['netlify'],
}
const projectsOf = (journeys: Journeys) =>
  isOtherLanguage(journeys) ? [journeys] : PROJECTS[journeys]

const isOtherLanguage = (project: Journeys): project is OtherLanguage =>
  OTHER_LANGUAGES.some((language) => language === project)

/** Runs journeys through the site at `address`, in a real Chromium. */
export async function runJourneys(site: SiteUnderTest, project: Journeys): Promise<Part> {
  const { address, folder, chromium, full, shard, proved } = site
  const file = reportFile(`playwright-${project}.json`)
  await rm(file, { force: true })
  const count = async () => {
    const report = await readReport<PlaywrightReport>(file)
    const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
    for (const title of report ? unsteadyIn(report) : [])
      say(`! ${title}: passed at the second try only`)
    return {
      passed: expected + flaky,
      failed: unexpected,
      pieces: report ? piecesOf(report) : [],
    }
  }
  return runTool({
    name: `journeys: ${project}`,
    script: bin('@playwright', 'test', 'cli.js'),
    args: [
      'test',
      ...projectsOf(project).map((name) => `--project=${name}`),
      `--workers=${WORKERS[project] ?? MOST_WORKERS}`,
      ...(shard ? [`--shard=${shard}`] : []),
    ],
    env: {
      SITE_ADDRESS: address,
      SITE_FOLDER: folder,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_REPORT: file,
      NODE_OPTIONS: isOtherLanguage(project)
        ? `${NODE_OPTIONS} --conditions=${project}`
        : NODE_OPTIONS,
      ...(full ? { FULL_MATRIX: '1' } : {}),
      ...(proved ? { PLATFORM_PROVED: '1' } : {}),
    },
    count,
  })
}

/** Titles of the journeys that passed at the second try. */
function unsteadyIn({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const unsteady = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...unsteady.map(({ title }) => title), ...suites.flatMap(unsteadyIn)]
}

function piecesOf({ suites = [], specs = [] }: PlaywrightSuite): Timed[] {
  const tests = specs.map(({ title, tests }) => ({
    name: title,
    ms: tests.flatMap((run) => run.results).reduce((sum, { duration }) => sum + duration, 0),
  }))
  return [...tests, ...suites.flatMap(piecesOf)]
}

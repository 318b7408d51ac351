import { globSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path/posix'
import { playwright } from '@vitest/browser-playwright'
import type { ProvidedContext } from 'vitest'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type InlineConfig, type TestSpecification } from 'vitest/node'
import { findChromium } from './scripts/lib/chromium.ts'
import { slashed } from './scripts/lib/paths.ts'
import { heicFiles, pdfFiles } from './src/integrations.ts'
import { astroProject } from './src/test/support/browser/astro-project.ts'

const TESTS = ['src/**/*.test.ts', 'scripts/**/*.test.ts']
/** Layers without state, whose tests share what one worker has loaded. */
const PURE = [
  'src/{domain,contract,styleguide,components,islands,layouts,styles}/**/*.test.ts',
  'src/test/*.test.ts',
]
/** Test files that render components compiled by Astro. */
const ASTRO = 'src/**/*.astro.test.ts'
/** The browser for components whose layout or focus matters; `npm test` sets the one that it has found or installed. */
const chromium = process.env.CHROMIUM_PATH || ((await findChromium()) ?? undefined)
/** Each of these files has its own database, environment and page, so they share everything else. */
const SERVER = 'src/server/**/*.test.ts'
const ENDPOINTS = 'src/test/endpoints/**/*.test.ts'
const CLIENT = 'src/client/**/*.test.ts'
/** Tests that need truly parallel statements. Left out where all connections share one session. */
const RACES = 'src/**/*.race.test.ts'

/**
 * Returns test files by what they set up. A file that hides the call in a helper fails, because its project gives no
 * database.
 */
const testsThatCall = (setUp: string) =>
  globSync(TESTS)
    .map((file) => slashed(file))
    .filter((file) => new RegExp(`\\b${setUp}\\(`).test(readFileSync(file, 'utf8')))
const onDatabase = testsThatCall('setUpBackend')
/** These watch or cut a server's connections, so they run only on the real server. */
const onServer = [
  ...testsThatCall('setUpHarness'),
  // These test the browser; other tests run the handlers on every database.
  ...testsThatCall('setUpPortal'),
]
const all = [...onDatabase, ...onServer]
const isServer = (file: string) => matchesGlob(file, SERVER) && onDatabase.includes(file)
const isEndpoint = (file: string) => matchesGlob(file, ENDPOINTS)
const isClient = (file: string) => matchesGlob(file, CLIENT)

/**
 * The full matrix runs all database tests on all three databases. Without it, two of them run only what distinguishes
 * them.
 */
const full = Boolean(process.env.FULL_MATRIX)
/**
 * What every run tests on every database: its driver, one call of each endpoint, which writes and reads each concept,
 * the scheduled work, and the records of builds; also the races.
 */
const ON_EACH = [
  'src/server/db/client.test.ts',
  'src/test/endpoints/answers.test.ts',
  'src/test/endpoints/schedules.test.ts',
  'scripts/rebuild/records.test.ts',
  RACES,
]

/**
 * They start and kill real processes, which takes a third of a run. A run leaves them out where a full run has proved
 * what they test as it is. One start, one kill and one restored backup are tested in each run.
 */
const OF_PROCESSES = process.env.PLATFORM_PROVED
  ? [
      'scripts/start.test.ts',
      'scripts/rebuild/{killed,database-away,full-disk,unchanged}.test.ts',
      'scripts/backup/{killed,broken}.test.ts',
    ]
  : []

/** Slow files, the slowest first: started last, they would keep one core waiting at the end. */
const LONG = [
  'scripts/start',
  'rebuild/unchanged',
  'rebuild/killed',
  'endpoints/permissions',
  'endpoints/bad-input',
  'endpoints/agreement',
  'backup/killed',
  'rebuild/database-away',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
      return place < 0 ? LONG.length : place
    }
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}

/** Settings of test files that each have their own database. */
const SHARED = { isolate: false, setupFiles: ['src/test/support/database/known-hashes.ts'] }

/** The tests that need a database, on one of them. */
const on = (
  database: ProvidedContext['database'],
  more: Pick<
    InlineConfig,
    'name' | 'globalSetup' | 'setupFiles' | 'include' | 'exclude' | 'isolate'
  > = {},
) => ({
  extends: true as const,
  test: {
    name: database,
    include: full ? [...onDatabase, ...ON_EACH] : ON_EACH,
    provide: { database },
    ...more,
  },
})

export default defineConfig({
  test: {
    // One real Postgres server for all projects.
    globalSetup: ['src/test/support/database/postgres.ts'],
    // Only ends what hangs: tests of the scripts start real processes, beside which all others are slow on two cores.
    testTimeout: 60_000,
    // They mostly wait for these processes, so several files run at a time even on two cores.
    maxWorkers: 3,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 50_000 } },
    sequence: { sequencer: LongestFirst },
    restoreMocks: true,
    // The server's log, one line of JSON for each event, would hide the output of the tests.
    onConsoleLog: (text) => !text.startsWith('{"event":'),
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: PURE,
          exclude: [...onDatabase, ...onServer, ASTRO],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'no-database',
          include: TESTS,
          exclude: [...PURE, ...onDatabase, ...onServer, ...OF_PROCESSES, ASTRO],
        },
      },
      astroProject({
        name: 'astro',
        include: [ASTRO],
        isolate: false,
        restoreMocks: true,
        testTimeout: 60_000,
      }),
      {
        plugins: [heicFiles, pdfFiles],
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.tsx'],
          restoreMocks: true,
          testTimeout: 60_000,
          expect: { poll: { timeout: 50_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: chromium, args: ['--no-sandbox', '--disable-gpu'] },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      // What an ordinary run tests on these two has its own database, and shares everything else.
      on('netlify-dev', {
        globalSetup: ['src/test/support/database/netlify-postgres.ts'],
        exclude: [RACES],
        isolate: full,
      }),
      on('postgres', { name: 'server', include: all.filter(isServer), ...SHARED }),
      on('postgres', { name: 'endpoints', include: all.filter(isEndpoint), ...SHARED }),
      on('postgres', { name: 'client', include: all.filter(isClient), ...SHARED }),
      // Tests that watch or cut connections share no worker.
      on('postgres', {
        include: all.filter((file) => ![isServer, isEndpoint, isClient].some((is) => is(file))),
        exclude: OF_PROCESSES,
      }),
      on('neon', { isolate: full }),
    ],
  },
})

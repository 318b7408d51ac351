import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Stryker } from '@stryker-mutator/core'
import { PATHS } from '../lib/paths.ts'

const FOLDER = join(PATHS.own, 'mutants')

/** Which code Stryker mutates: domain rules, or browser code, which is tested against the real handlers. */
export type MutantKind = 'rules' | 'client'

/** The results of earlier runs, and the page that shows the last run's survivors in their code. */
export const mutantFiles = (kind: MutantKind) => ({
  results: join(FOLDER, `${kind}.json`),
  report: join(FOLDER, `${kind}.html`),
})

/** Files with texts or examples, but without rules. */
const PROSE = ['src/domain/listing/samples.ts', 'src/domain/account/common-passwords.ts']

const CONFIGS: Record<MutantKind, string> = {
  rules: 'scripts/testing/vitest.mutants.config.ts',
  client: 'scripts/testing/vitest.mutants.client.config.ts',
}

/** All files that the tests read. Pictures and builds are not copied. */
const READ = ['*.{ts,mjs,toml}', 'src/**', '!src/assets/**', 'functions/**', 'scripts/**']

/** Returns Stryker's options for some folders of src, all of one kind. */
export const options = (
  kind: MutantKind,
  folders: readonly string[],
  force: boolean,
): ConstructorParameters<typeof Stryker>[0] => ({
  mutate: [
    ...folders.map((folder) => `src/${folder}/**/*.ts`),
    '!src/**/*.test.ts',
    ...PROSE.map((file) => `!${file}`),
  ],
  ignorePatterns: [
    '**',
    ...['package.json', 'tsconfig.json', CONFIGS[kind], ...READ].map((file) =>
      file.startsWith('!') ? file.slice(1) : `!${file}`,
    ),
  ],
  testRunner: 'vitest',
  vitest: { configFile: CONFIGS[kind] },
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner'), import.meta.filename],
  ignorers: ['texts'],
  // On a busy machine, a slow test must not count as a mutant that never ends.
  timeoutMS: 20_000,
  // Stryker first runs all tests of the client once.
  dryRunTimeoutMinutes: 20,
  // Each mutant of the client runs with its own Postgres server and page.
  concurrency: kind === 'client' ? 1 : Math.max(1, availableParallelism() - 1),
  incremental: true,
  incrementalFile: mutantFiles(kind).results,
  force,
  tempDirName: join(FOLDER, 'sandbox'),
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { reportTests: false, reportScoreTable: false },
  htmlReporter: { fileName: mutantFiles(kind).report },
})

type Place = {
  node: { type: string; expressions?: { type: string }[] }
  hub: { file: { opts: { filename: string } } }
}

/**
 * Leaves plain texts alone: those that the specification quotes are compared with it, and no test should repeat the
 * others. A choice between texts, such as for one or many, is a rule and is mutated.
 */
function ignoreText({ node, hub }: Place): string | undefined {
  const plain =
    node.type === 'StringLiteral' ||
    (node.type === 'TemplateLiteral' &&
      node.expressions?.every(({ type }) => type !== 'ConditionalExpression'))
  return plain && /\/texts(-[a-z-]+)?\.ts$/.test(hub.file.opts.filename)
    ? 'Texts are data.'
    : undefined
}

/**
 * Stryker looks for plugins of a module under this name.
 * @public
 */
export const strykerPlugins = [
  { kind: 'Ignore', name: 'texts', value: { shouldIgnore: ignoreText } },
]

import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Stryker } from '@stryker-mutator/core'
import { PATHS } from '../lib/paths.ts'

const FOLDER = join(PATHS.own, 'mutants')

/** What is broken by itself: the rules, or the scripts of the browser, which are tried against the real handlers. */
export type MutantKind = 'rules' | 'client'

/** What earlier runs found, and the page that shows the last one's survivors in their code. */
export const mutantFiles = (kind: MutantKind) => ({
  results: join(FOLDER, `${kind}.json`),
  report: join(FOLDER, `${kind}.html`),
})

/** Files that hold words for people, or examples, and no rule. */
const PROSE = [
  'src/domain/company/{people,privacy,terms}.ts',
  'src/domain/city/guides.ts',
  'src/domain/listing/samples.ts',
  'src/domain/account/common-passwords.ts',
]

const CONFIGS: Record<MutantKind, string> = {
  rules: 'scripts/testing/vitest.mutants.config.ts',
  client: 'scripts/testing/vitest.mutants.client.config.ts',
}

/** All that the tests read, so that neither pictures nor builds are copied for them. */
const READ = ['*.{ts,mjs,toml}', 'src/**', '!src/assets/**', 'functions/**', 'scripts/**']

/** How StrykerJS breaks some folders of src, all of one kind. */
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
  // On a busy machine a slow test must not pass for a mutant that never ends.
  timeoutMS: 20_000,
  // All tests of the client run once first.
  dryRunTimeoutMinutes: 20,
  // A mutant of the client has a Postgres server and a page of its own to run in.
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
 * Texts are data: those that the specification quotes are compared with it, and no test should say the others again. What
 * a text chooses by, such as one or many, is a rule and is broken.
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
 * Under the name by which Stryker looks for what a module adds to it.
 * @public
 */
export const strykerPlugins = [
  { kind: 'Ignore', name: 'texts', value: { shouldIgnore: ignoreText } },
]

import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/domain/language/constants.ts'
import { bundleOptions } from '../rebuild/bundle-functions.ts'
import { PATHS, ROOT } from './paths.ts'

const run = promisify(execFile)
const COMPOSERS = './src/server/mail/composers.ts'

let folder: string
beforeEach(async () => {
  await mkdir(PATHS.own, { recursive: true })
  folder = await mkdtemp(join(PATHS.own, 'composers-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Which languages a process composes mails in: its own, and what else it can load. */
async function composedBy(module: string, before = ''): Promise<unknown> {
  const script = `${before}
const { composerOf } = await import(${JSON.stringify(module)})
const tried = await Promise.allSettled(${JSON.stringify(LANGUAGES)}.map(composerOf))
console.log(JSON.stringify(tried.map(({ status, value, reason }) => reason?.message ?? typeof value)))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
    cwd: ROOT,
  })
  return JSON.parse(stdout)
}

test.each(LANGUAGES)('A bundle in %s composes mails in each language', async (language) => {
  const outfile = join(folder, `${language}.mjs`)
  const { outputFiles } = await build({
    ...(await bundleOptions(language)),
    entryPoints: [join(ROOT, COMPOSERS)],
    outdir: folder,
  })
  await writeFile(outfile, outputFiles?.[0]?.contents ?? '')
  expect(await composedBy(pathToFileURL(outfile).href)).toEqual(['function', 'function'])
})

test('A process that runs the sources composes mails in each language once it has the hooks', async () => {
  const hooks = `import { loadComposers } from './scripts/lib/composers.ts'
loadComposers()`
  expect(await composedBy(COMPOSERS, hooks)).toEqual(['function', 'function'])
})

test('Without the hooks it refuses a mail in another language, which then waits', async () => {
  expect(await composedBy(COMPOSERS)).toEqual(['function', 'No mail in hi can be composed here.'])
})

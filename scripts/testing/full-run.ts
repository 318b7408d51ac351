import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../lib/paths.ts'

/** The last run of everything that passed. `platform` is the fingerprint of what it proved of real processes. */
type FullRun = { commit: string; at: string; passed: number; platform: string }

const RECORD = join(ROOT, '.ci', 'full-run.json')
/** What starts, publishes and stores on a real machine. A change here needs the tests that kill real processes. */
const PLATFORM = ['scripts', 'functions', 'netlify.toml', 'package-lock.json']

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' })

/** A fingerprint of the platform's files as they are in the work tree. */
function platformFingerprint(): string {
  const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard', ...PLATFORM)
  const hash = createHash('sha256')
  for (const file of [...new Set(files.split('\0'))].filter(Boolean).sort())
    hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex').slice(0, 16)
}

/**
 * Returns the last full run if the platform is still what it tested: an ordinary run may leave out what it proved. Null
 * if anything about it is unknown.
 */
export async function provedByFullRun(): Promise<FullRun | null> {
  try {
    const last = JSON.parse(await readFile(RECORD, 'utf8')) as FullRun
    return last.platform === platformFingerprint() ? last : null
  } catch {
    return null
  }
}

/** Records that everything passes. The record is committed with what it proves. */
export async function recordFullRun(passed: number): Promise<void> {
  const commit = git('rev-parse', '--short=8', 'HEAD').trim()
  const run: FullRun = {
    commit,
    at: new Date().toISOString(),
    passed,
    platform: platformFingerprint(),
  }
  await writeFile(RECORD, `${JSON.stringify(run, null, 2)}\n`)
}

import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PATHS } from '../lib/paths.ts'
import { Problem } from '../lib/problem.ts'
import { startGroup } from '../lib/processes.ts'
import { sourcesFingerprint } from '../lib/sources.ts'
import { ASTRO, buildEnvironment, failureIn, FINGERPRINT } from './build.ts'

const MADE = join(PATHS.own, 'pages')
const SITE = join(MADE, 'site')

/**
 * Makes the function that renders pages on demand, once for each state of the sources, before `netlify dev` looks for
 * functions. It reads no database: what it shows is read when it is asked.
 */
export async function makePageFunction(siteAddress: string): Promise<void> {
  const fingerprint = await sourcesFingerprint(siteAddress)
  const stamp = join(MADE, FINGERPRINT)
  const known = await readFile(stamp, 'utf8').catch(() => null)
  if (known === fingerprint && existsSync(PATHS.pageFunction)) return
  await rm(MADE, { recursive: true, force: true })
  await mkdir(MADE, { recursive: true })
  const log = join(PATHS.logs, 'pages.log')
  await mkdir(PATHS.logs, { recursive: true })
  await writeFile(log, '')
  const env = buildEnvironment({ database: '', siteAddress, site: SITE })
  const group = startGroup(ASTRO, ['build'], {
    log,
    env: { ...env, FUNCTION_DIR: PATHS.pageFunction },
  })
  const { code, signal } = await group.ended
  if (code !== 0)
    throw new Problem(
      `The function for pages on demand could not be made. ${await failureIn(log, code, signal)}\n  The whole story: ${log}`,
    )
  await writeFile(stamp, fingerprint)
}

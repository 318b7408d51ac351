import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES } from '../../src/domain/language/constants.ts'
import { PATHS } from '../lib/paths.ts'
import { Problem } from '../lib/problem.ts'
import { startGroup } from '../lib/processes.ts'
import { sourcesFingerprint } from '../lib/sources.ts'
import { ASTRO, buildEnvironment, failureIn, FINGERPRINT } from './build.ts'

const MADE = join(PATHS.own, 'pages')
const LOG = join(PATHS.logs, 'pages.log')

/**
 * Builds the function that renders pages on demand, once for each state of the sources, before `netlify dev` looks for
 * functions. It needs no database, because the function reads its data on each request. If the build fails, it throws a
 * `Problem`, and the former function stays.
 */
export async function makePageFunction(siteAddress: string): Promise<void> {
  const fingerprint = sourcesFingerprint(siteAddress)
  const known = await readFile(join(MADE, FINGERPRINT), 'utf8').catch(() => null)
  if (known === fingerprint && existsSync(PATHS.pageFunction)) return
  const making = `${MADE}.new`
  await rm(making, { recursive: true, force: true })
  await mkdir(making, { recursive: true })
  await writeFile(LOG, '')
  for (const language of LANGUAGES) {
    const site = join(making, 'site')
    const { code, signal } = await startGroup(ASTRO, ['build'], {
      log: LOG,
      env: {
        ...buildEnvironment({ database: '', siteAddress, site, language }),
        FUNCTION_DIR: PATHS.pageFunction,
      },
    }).ended
    if (code === 0) continue
    await rm(making, { recursive: true, force: true })
    const [reason = ''] = (await failureIn(LOG, code, signal)).split('\n')
    throw new Problem(
      `The function for pages on demand could not be made. ${reason} The whole story: ${LOG}`,
    )
  }
  await writeFile(join(making, FINGERPRINT), fingerprint)
  await rm(MADE, { recursive: true, force: true })
  await rename(making, MADE)
}

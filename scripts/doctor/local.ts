import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Finding } from '../../src/domain/health/examination.ts'
import { connect } from '../../src/server/db/client.ts'
import { depsOf } from '../../src/server/deps.ts'
import { readEnv } from '../../src/server/env.ts'
import { examine } from '../../src/server/health/examine.ts'
import { readHealthState } from '../../src/server/health/read-health.ts'
import { databaseToAdminister } from '../lib/database-address.ts'
import { PATHS } from '../lib/paths.ts'
import { readSecrets } from '../lib/secrets.ts'

type Environment = Record<string, string | undefined>

/** Returns the environment that `npm start` gives to the functions of the portal in this folder. */
async function environmentOfStart(): Promise<Environment> {
  const { url, driver } = await databaseToAdminister()
  const known = existsSync(PATHS.secrets)
  return {
    NETLIFY_DEV: 'true',
    NETLIFY_DB_URL: url,
    NETLIFY_DB_DRIVER: driver,
    AUTH_SECRET: known ? (await readSecrets(PATHS.secrets)).authSecret : '',
    BUILD_HOOK_URL: await readFile(PATHS.hook, 'utf8').catch(() => ''),
    MAIL_FOLDER: PATHS.mail,
  }
}

/**
 * Returns the environment to examine. A shell that names a database stands for the public site, any other for the
 * portal in this folder.
 */
export async function localEnvironment(shell: Environment): Promise<Environment> {
  if (shell.NETLIFY_DB_URL ?? shell.DATABASE_URL)
    return { ...shell, DEPLOY_CONTEXT: shell.DEPLOY_CONTEXT || 'production' }
  return { ...shell, ...(await environmentOfStart()) }
}

/** Examines an environment from this machine, with this Node. */
export async function examineLocally(environment: Environment): Promise<Finding[]> {
  const env = readEnv(environment)
  const db = connect(env.databaseUrl, env.databaseDriver)
  const deps = depsOf(env, db)
  try {
    return await examine(deps, await readHealthState(deps), environment)
  } finally {
    await db.close()
  }
}

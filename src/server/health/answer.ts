import { HEALTH_TEXTS, TROUBLE_SENTENCES } from '#english/health/texts'
import type { SessionUser } from '../../contract/account.ts'
import type { Health } from '../../contract/rebuild.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import type { Trouble } from '../../domain/health/constants.ts'
import { type HealthCheck, stillCounts, troublesOf } from '../../domain/health/rules.ts'
import { can } from '../../domain/permission/table.ts'
import type { Deps } from '../deps.ts'
import { missingVariables } from '../env.ts'
import { isSecret } from '../link-secret.ts'
import type { HealthQuery } from '../queries.ts'
import { examine } from './examine.ts'
import { readHealthState } from './read-health.ts'
import { keepCheck, readKeptCheck } from './record.ts'

type Caller = { user: SessionUser | null; request: Request }

/** Whether the caller may wake the database, and learn of mails and backups: an admin, or a monitor with the token. */
function mayCheck({ env }: Deps, { user, request }: Caller): boolean {
  if (user && can(user.role, 'health.examine')) return true
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!token || !env.healthToken) return false
  return isSecret(token, env.healthToken)
}

async function checkNow(deps: Deps): Promise<HealthCheck> {
  const check = await readHealthState(deps)
  await keepCheck(deps.env, check)
  return check
}

const healthOf = (
  { env }: Deps,
  { at, lastBuild, stuckMails, lastBackup }: HealthCheck,
  may: boolean,
): Health => ({
  context: env.context,
  at,
  lastBuild: lastBuild && { result: lastBuild.result, finishedAt: lastBuild.finishedAt },
  ...(may && { stuckMails, lastBackup: lastBackup?.endedAt ?? null }),
})

/** Troubles whose sentences tell how many mails wait, and since when there is no backup. */
const PRIVATE: readonly Trouble[] = ['mails', 'backup']

/**
 * The portal's health: `unhealthy` where somebody has to act. It answers from the last stored check while that is
 * recent, so that a monitor does not keep the database awake. The checks `now` and `all` (the doctor's) need
 * permission.
 */
export async function answerHealth(
  deps: Deps,
  caller: Caller,
  { look: wanted }: HealthQuery,
): Promise<Result<Health>> {
  const may = mayCheck(deps, caller)
  if (wanted && !may) return fail('not_signed_in')
  const kept = wanted ? null : await readKeptCheck(deps.env)
  const now = deps.now()
  const check = kept && stillCounts(kept, now) ? kept : await checkNow(deps)
  const health = healthOf(deps, check, may)
  if (wanted === 'all') return ok({ ...health, findings: await examine(deps, check) })
  const fields = Object.fromEntries([
    ...missingVariables(deps.env).map((name) => [name, HEALTH_TEXTS.missing(name)]),
    ...troublesOf(check, now).map((trouble) => [
      trouble,
      may || !PRIVATE.includes(trouble)
        ? TROUBLE_SENTENCES[trouble](check, now)
        : HEALTH_TEXTS.unhealthy,
    ]),
  ])
  if (Object.keys(fields).length === 0) return ok(health)
  return fail('unhealthy', { fields })
}

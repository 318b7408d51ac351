import type { Deploy } from '@netlify/functions'
import { sql } from 'drizzle-orm/sql/sql'
import { BUILD_ERROR_LENGTH } from '../../domain/rebuild/constants.ts'
import { unexpected } from '../answer.ts'
import { settleCities } from '../city/settle.ts'
import { type Deps, liveDeps } from '../deps.ts'
import { watchHealth } from '../health/watch.ts'
import { newId } from '../ids.ts'
import { rebuildMissed } from './ask.ts'

/** The fields of Netlify's deploy event that are read; `createdAt` is an ISO string. */
export type ToldDeploy = Pick<Deploy, 'id' | 'context' | 'createdAt' | 'errorMessage'>

const UNEXPLAINED = 'Netlify named no cause.'

/**
 * Records the state of a deploy of the public site, by Netlify's id. Events may come twice and in any order: a finished
 * build is not changed. Its revision stays null; the served /build.json shows which one is live. Admins get a mail
 * about a failed build.
 */
export async function noteDeploy(
  { id, context, createdAt, errorMessage }: ToldDeploy,
  result: 'running' | 'done' | 'failed',
  makeDeps: () => Deps = () => liveDeps({ context }),
): Promise<void> {
  if (context !== 'production') return
  const error =
    result === 'failed' ? (errorMessage || UNEXPLAINED).slice(0, BUILD_ERROR_LENGTH) : null
  const startedAt = Number.isNaN(Date.parse(createdAt)) ? null : createdAt
  const requestId = newId()
  try {
    const deps: Deps = { ...makeDeps(), requestId }
    await deps.db.rows(sql`
      insert into builds as b (deploy_id, result, error, started_at, finished_at)
      select ${id}, ${result}, ${error}::text,
        least(coalesce(${startedAt}::timestamptz, now()), now()),
        case when ${result} <> 'running' then now() end
      on conflict (deploy_id) do update
      set result = excluded.result, error = excluded.error, finished_at = excluded.finished_at
      where b.result = 'running' and excluded.result <> 'running'`)
    if (result === 'done') await settleCities(deps)
    if (result === 'failed') await rebuildMissed(deps, 'build failed')
    if (result !== 'running') await watchHealth(deps)
  } catch (error) {
    unexpected(error, requestId)
  }
}

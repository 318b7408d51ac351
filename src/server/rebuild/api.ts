import { readAudit } from '../../contract/audit.ts'
import * as api from '../../contract/rebuild.ts'
import { ok } from '../../contract/result.ts'
import { readAudit as auditPage } from '../audit/read.ts'
import { answerHealth } from '../health/answer.ts'
import { on } from '../http.ts'
import { auditQuerySchema, buildsQuerySchema, healthQuerySchema } from '../queries.ts'
import { readStatus, requestRebuild } from './ask.ts'
import { readBuilds } from './builds.ts'

export const rebuildApi = [
  on(api.readRebuildStatus, null, async ({ deps }) => ok(await readStatus(deps))),
  on(api.requestRebuild, null, ({ deps, user }) => requestRebuild(deps, user)),
  on(api.readBuilds, buildsQuerySchema, ({ deps, query }) => readBuilds(deps.db, query.page)),
  on(api.readHealth, healthQuerySchema, ({ deps, user, request, query }) =>
    answerHealth(deps, { user, request }, query),
  ),
  on(readAudit, auditQuerySchema, ({ deps, query }) => auditPage(deps.db, query)),
]

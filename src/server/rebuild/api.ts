import { readAudit } from '../../contract/audit.ts'
import * as api from '../../contract/rebuild.ts'
import { ok } from '../../contract/result.ts'
import { readAudit as auditPage } from '../audit/read.ts'
import { answerHealth } from '../health/answer.ts'
import { on } from '../http.ts'
import { readBuilds } from './builds.ts'
import { auditQuerySchema, buildsQuerySchema, healthQuerySchema } from '../queries.ts'
import { withQuery } from '../query.ts'
import { readStatus, requestRebuild } from './ask.ts'

export const rebuildApi = [
  on(api.readRebuildStatus, null, async ({ deps }) => ok(await readStatus(deps))),
  on(api.requestRebuild, null, ({ deps, user }) => requestRebuild(deps, user)),
  on(api.readBuilds, null, ({ deps, request }) =>
    withQuery(request, buildsQuerySchema, ({ page }) => readBuilds(deps.db, page)),
  ),
  on(api.readHealth, null, ({ deps, user, request }) =>
    withQuery(request, healthQuerySchema, (query) => answerHealth(deps, { user, request }, query)),
  ),
  on(readAudit, null, ({ deps, request }) =>
    withQuery(request, auditQuerySchema, (filter) => auditPage(deps.db, filter)),
  ),
]

import { endpoints } from '../../contract/endpoints.ts'
import { auditQuerySchema, buildsQuerySchema, healthQuerySchema } from '../../contract/queries.ts'
import { ok } from '../../contract/result.ts'
import { readAudit } from '../audit/read.ts'
import { answerHealth } from '../health/answer.ts'
import { handle } from '../http.ts'
import { readBuilds } from '../publication.ts'
import { withQuery } from '../query.ts'
import { readStatus, requestPublication } from './ask.ts'

export const publicationApi = {
  readPublication: handle(endpoints.readPublication, async ({ deps }) =>
    ok(await readStatus(deps)),
  ),
  requestPublication: handle(endpoints.requestPublication, ({ deps, user }) =>
    requestPublication(deps, user),
  ),
  readBuilds: handle(endpoints.readBuilds, ({ deps, request }) =>
    withQuery(request, buildsQuerySchema, ({ page }) => readBuilds(deps.db, page)),
  ),
  readHealth: handle(endpoints.readHealth, ({ deps, user, request }) =>
    withQuery(request, healthQuerySchema, (query) => answerHealth(deps, { user, request }, query)),
  ),
  readAudit: handle(endpoints.readAudit, ({ deps, request }) =>
    withQuery(request, auditQuerySchema, (filter) => readAudit(deps.db, filter)),
  ),
} as const

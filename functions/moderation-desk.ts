import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { ok } from '../src/contract/result.ts'
import { queueQuerySchema } from '../src/domain/moderation/query-schema.ts'
import { readDesk } from '../src/server/moderation/desk.ts'
import { handle } from '../src/server/http.ts'
import { withQuery } from '../src/server/query.ts'

export default handle(endpoints.readDesk, ({ deps, request }) =>
  withQuery(request, queueQuerySchema, async (query) => ok(await readDesk(deps.db, query))),
)

export const config: Config = { path: '/api/moderation', method: 'GET' }

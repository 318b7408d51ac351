import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { inboxQuerySchema } from '../src/contract/queries.ts'
import { readInbox } from '../src/server/contact/inbox.ts'
import { handle } from '../src/server/http.ts'
import { withQuery } from '../src/server/query.ts'

export default handle(endpoints.readContacts, ({ deps, request }) =>
  withQuery(request, inboxQuerySchema, (filter) => readInbox(deps.db, filter)),
)

export const config: Config = { path: '/api/contacts', method: 'GET' }

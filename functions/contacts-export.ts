import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { inboxQuerySchema } from '../src/contract/queries.ts'
import { exportContacts } from '../src/server/contact/export.ts'
import { handle } from '../src/server/http.ts'
import { withQuery } from '../src/server/query.ts'

export default handle(endpoints.exportContacts, ({ deps, user, request }) =>
  withQuery(request, inboxQuerySchema, (filter) => exportContacts(deps, user, filter)),
)

export const config: Config = { path: '/api/contacts.csv', method: 'GET' }

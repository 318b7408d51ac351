import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { markContact } from '../src/server/contact/inbox.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.markContact, ({ deps, params, body }) =>
  markContact(deps.db, params.id, body.state),
)

export const config: Config = { path: '/api/contacts/:id/state', method: 'POST' }

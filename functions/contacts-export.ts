import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { inboxFilter } from '../src/domain/contact/inbox.ts'
import { exportContacts } from '../src/server/contact/export.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.exportContacts, ({ deps, user, request }) => exportContacts(deps, user, inboxFilter(new URL(request.url).searchParams)))

export const config: Config = { path: '/api/contacts.csv', method: 'GET' }

import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { inboxFilter } from '../src/domain/contact/inbox.ts'
import { readInbox } from '../src/server/contact/inbox.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.readContacts, ({ deps, request }) => readInbox(deps.db, inboxFilter(new URL(request.url).searchParams)))

export const config: Config = { path: '/api/contacts', method: 'GET' }

import { endpoints } from '../../contract/endpoints.ts'
import { inboxQuerySchema } from '../../contract/queries.ts'
import { handle } from '../http.ts'
import { withQuery } from '../query.ts'
import { exportContacts } from './export.ts'
import { readInbox, markContact } from './inbox.ts'
import { sendContact } from './send.ts'

export const contactApi = {
  sendContact: handle(endpoints.sendContact, ({ deps, body, ip, user }) =>
    sendContact(deps, body, ip, user),
  ),
  readContacts: handle(endpoints.readContacts, ({ deps, request }) =>
    withQuery(request, inboxQuerySchema, (filter) => readInbox(deps.db, filter)),
  ),
  exportContacts: handle(endpoints.exportContacts, ({ deps, user, request }) =>
    withQuery(request, inboxQuerySchema, (filter) => exportContacts(deps, user, filter)),
  ),
  markContact: handle(endpoints.markContact, ({ deps, params, body, user }) =>
    markContact(deps.db, user, params.id, body.state),
  ),
} as const

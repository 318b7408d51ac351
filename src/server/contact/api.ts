import * as z from 'zod/mini'
import * as api from '../../contract/contact.ts'
import { CONTACT_STATES } from '../../domain/contact/constants.ts'
import { officeMessageSchema } from '../../domain/contact/schema.ts'
import { on } from '../http.ts'
import { exportQuerySchema, inboxQuerySchema } from '../queries.ts'
import { submission } from '../schemas.ts'
import { exportContacts } from './export.ts'
import { markContact, readInbox } from './inbox.ts'
import { sendContact } from './send.ts'

export const contactApi = [
  on(api.sendContact, z.extend(officeMessageSchema, submission), ({ deps, body, ip, user }) =>
    sendContact(deps, body, ip, user),
  ),
  on(api.readContacts, inboxQuerySchema, ({ deps, query }) => readInbox(deps.db, query)),
  on(api.exportContacts, exportQuerySchema, ({ deps, user, query }) =>
    exportContacts(deps, user, query),
  ),
  on(api.markContact, z.object({ state: z.enum(CONTACT_STATES) }), ({ deps, params, body, user }) =>
    markContact(deps.db, user, params.contact, body.state),
  ),
]

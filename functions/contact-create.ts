import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { sendContact } from '../src/server/contact/send.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.sendContact, ({ deps, body, ip }) => sendContact(deps, body, ip))

export const config: Config = { path: '/api/contacts', method: 'POST' }

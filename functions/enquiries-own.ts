import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { ok } from '../src/contract/result.ts'
import { readOwnEnquiries } from '../src/server/enquiry/enquiries.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.readOwnEnquiries, async ({ deps, user }) =>
  ok({ enquiries: await readOwnEnquiries(deps.db, user) }),
)

export const config: Config = { path: '/api/my/enquiries', method: 'GET' }

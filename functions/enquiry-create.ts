import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { sendEnquiry } from '../src/server/enquiry/enquiries.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.sendEnquiry, ({ deps, params, body, ip }) =>
  sendEnquiry(deps, params.id, body, ip),
)

export const config: Config = { path: '/api/listings/:id/enquiries', method: 'POST' }

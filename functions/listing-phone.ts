import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { handle } from '../src/server/http.ts'
import { revealPhone } from '../src/server/listing/phone.ts'

export default handle(endpoints.revealPhone, ({ deps, params, user }) =>
  revealPhone(deps, user, params.id),
)

export const config: Config = { path: '/api/listings/:id/phone', method: 'POST' }

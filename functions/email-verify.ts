import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { verifyEmail } from '../src/server/account/verify.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.verifyEmail, ({ deps, body, ip }) =>
  verifyEmail(deps, body.token, ip),
)

export const config: Config = { path: '/api/verifications', method: 'POST' }

import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { resetPassword } from '../src/server/account/recover.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.resetPassword, ({ deps, body, ip }) =>
  resetPassword(deps, body, ip),
)

export const config: Config = { path: '/api/password-resets/password', method: 'POST' }

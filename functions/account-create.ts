import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { createAccount } from '../src/server/account/commands.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.createAccount, ({ deps, body, ip }) =>
  createAccount(deps, body, ip),
)

export const config: Config = { path: '/api/accounts', method: 'POST' }

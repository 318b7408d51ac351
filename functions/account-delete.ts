import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { deleteAccount } from '../src/server/account/delete.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.deleteAccount, ({ deps, user, body }) =>
  deleteAccount(deps, user, body.currentPassword),
)

export const config: Config = { path: '/api/my/account-deletion', method: 'POST' }

import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { askVerification } from '../src/server/account/verify.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.askVerification, ({ deps, user }) => askVerification(deps, user))

export const config: Config = { path: '/api/my/verification', method: 'POST' }

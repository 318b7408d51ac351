import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { readProfile } from '../src/server/account/profile.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.readProfile, ({ deps, user }) => readProfile(deps.db, user))

export const config: Config = { path: '/api/my/profile', method: 'GET' }

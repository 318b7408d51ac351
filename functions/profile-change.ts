import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { changeProfile } from '../src/server/account/profile.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.changeProfile, ({ deps, user, body }) =>
  changeProfile(deps, user, body),
)

export const config: Config = { path: '/api/my/profile', method: 'POST' }

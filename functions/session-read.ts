import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { ok } from '../src/contract/result.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.readSession, async ({ user }) => ok({ user }))

export const config: Config = { path: '/api/me', method: 'GET' }

import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { ok } from '../src/contract/result.ts'
import { readDesk } from '../src/server/moderation/desk.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.readDesk, async ({ deps }) => ok(await readDesk(deps.db)))

export const config: Config = { path: '/api/moderation', method: 'GET' }

import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { askReset } from '../src/server/account/recover.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.askReset, ({ deps, body, ip }) => askReset(deps, body.email, ip))

export const config: Config = { path: '/api/password-resets', method: 'POST' }

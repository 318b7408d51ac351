import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { exportOwnData } from '../src/server/account/export.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.exportOwnData, ({ deps, user }) => exportOwnData(deps, user))

export const config: Config = { path: '/api/my/data', method: 'POST' }

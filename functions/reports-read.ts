import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { readReports } from '../src/server/report/desk.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.readReports, ({ deps }) => readReports(deps.db))

export const config: Config = { path: '/api/reported-listings', method: 'GET' }

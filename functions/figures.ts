import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { readFigures } from '../src/server/figures/read.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.readFigures, ({ deps }) => readFigures(deps.db))

export const config: Config = { path: '/api/figures' }

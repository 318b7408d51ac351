import type { Config } from '@netlify/functions'
import { statsApi } from '../src/server/stats/read.ts'

export default statsApi.answer

export const config: Config = { path: '/api/stats' }

import type { Config } from '@netlify/functions'
import { figuresApi } from '../src/server/figures/read.ts'

export default figuresApi.answer

export const config: Config = { path: '/api/figures' }

import type { Config, Context } from '@netlify/functions'
import { answerAuth } from '../src/server/auth.ts'

export default (request: Request, context: Context) => answerAuth(request, context.ip)

// Netlify rejects a caller who tries too often before our code runs.
export const config: Config = {
  path: '/api/auth/*',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip'] },
}

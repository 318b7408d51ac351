import type { Config } from '@netlify/functions'
import { answerApi } from '../src/server/api.ts'

export default answerApi

// Endpoints that anybody may write to: Netlify rejects a caller who asks too often before our code runs.
export const config: Config = {
  path: [
    '/api/accounts',
    '/api/verifications',
    '/api/password-resets',
    '/api/password-resets/password',
    '/api/contacts',
    '/api/listings/:id/enquiries',
    '/api/listings/:id/reports',
    '/api/listings/:id/renewal',
    '/api/views',
    '/api/alerts-off/:id/:secret',
    '/api/mail-events',
  ],
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip'] },
}

import type { Config } from '@netlify/functions'
import { answerApi } from '../src/server/api.ts'

export default answerApi

// The local server compares in lower case, so an address with a capital letter is listed twice.
export const config: Config = {
  path: ['/api/*', '/Newprojectdetial', '/newprojectdetial'],
  excludedPath: [
    '/api/auth/*',
    '/api/photos',
    '/api/stats',
    // The paths below are served by api-open.
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
}

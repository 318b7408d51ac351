import type { Endpoints } from './endpoints.ts'
import { READS } from './reads.ts'

/** Method and address of endpoints that pages call which must not carry the schemas (10 kB) along. */
export const CALLS = {
  readSession: { method: 'GET', path: READS.session },
  uploadPhoto: { method: 'POST', path: '/api/photos' },
  removePhoto: { method: 'DELETE', path: '/api/photos/:id' },
  createListing: { method: 'POST', path: '/api/listings' },
  readOwnListings: { method: 'GET', path: '/api/my/listings' },
} as const

/** The same with the endpoints' types: all that a call reads at run time is method and path. */
export const calls = CALLS as unknown as Pick<Endpoints, keyof typeof CALLS>

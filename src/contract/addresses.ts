import { READS } from './reads.ts'

/** Method and address of the endpoints that pages call without their schemas. */
export const ADDRESSES = {
  readSession: { method: 'GET', path: READS.session },
  uploadPhoto: { method: 'POST', path: '/api/photos' },
  removePhoto: { method: 'DELETE', path: '/api/photos/:id' },
  createListing: { method: 'POST', path: '/api/listings' },
  readOwnListings: { method: 'GET', path: '/api/my/listings' },
} as const

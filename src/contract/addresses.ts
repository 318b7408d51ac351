import { READS } from './reads.ts'

/** Method and address of the endpoints that pages call without their schemas. */
export const ADDRESSES = {
  createAccount: { method: 'POST', path: '/api/accounts' },
  readSession: { method: 'GET', path: READS.session },
  uploadPhoto: { method: 'POST', path: '/api/photos' },
  removePhoto: { method: 'DELETE', path: '/api/photos/:id' },
  createListing: { method: 'POST', path: '/api/listings' },
  withdrawListing: { method: 'DELETE', path: READS.listing },
  sendEnquiry: { method: 'POST', path: '/api/listings/:id/enquiries' },
  readOwnEnquiries: { method: 'GET', path: '/api/my/enquiries' },
  readOwnListings: { method: 'GET', path: '/api/my/listings' },
  readDesk: { method: 'GET', path: '/api/moderation' },
  approveListing: { method: 'POST', path: '/api/moderation/:id/approve' },
  rejectListing: { method: 'POST', path: '/api/moderation/:id/reject' },
  undoDecision: { method: 'POST', path: '/api/moderation/log/:id/undo' },
  readContent: { method: 'GET', path: '/api/content/:collection' },
  createEntry: { method: 'POST', path: '/api/entries' },
  changeEntry: { method: 'POST', path: '/api/entries/:id' },
  removeEntry: { method: 'DELETE', path: '/api/entries/:collection/:id' },
  readPublished: { method: 'GET', path: '/api/published-listings' },
  unpublishListing: { method: 'POST', path: '/api/published-listings/:id/unpublish' },
  setAvailability: { method: 'POST', path: '/api/published-listings/:id/availability' },
  readPublication: { method: 'GET', path: '/api/publication' },
  sendContact: { method: 'POST', path: '/api/contacts' },
  requestPublication: { method: 'POST', path: '/api/publication' },
} as const

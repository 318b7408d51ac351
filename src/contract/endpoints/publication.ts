import { ADMIN_ADDRESSES } from '../admin-addresses.ts'
import { endpoint } from '../endpoint.ts'
import type { PublicationStatus } from '../listing.ts'

export const publicationEndpoints = {
  readPublication: endpoint<PublicationStatus>()({
    ...ADMIN_ADDRESSES.readPublication,
    action: 'publication.read',
  }),
  requestPublication: endpoint<PublicationStatus>()({
    ...ADMIN_ADDRESSES.requestPublication,
    action: 'publication.request',
  }),
} as const

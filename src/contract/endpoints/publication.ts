import { ADDRESSES } from '../addresses.ts'
import { endpoint } from '../endpoint.ts'
import type { PublicationStatus } from '../listing.ts'

export const publicationEndpoints = {
  readPublication: endpoint<PublicationStatus>()({ ...ADDRESSES.readPublication, action: 'publication.read' }),
  requestPublication: endpoint<PublicationStatus>()({ ...ADDRESSES.requestPublication, action: 'publication.request' }),
} as const

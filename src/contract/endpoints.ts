import { accountEndpoints } from './endpoints/account.ts'
import { adminEndpoints } from './endpoints/admin.ts'
import { contentEndpoints } from './endpoints/content.ts'
import { deskEndpoints } from './endpoints/desk.ts'
import { listingEndpoints } from './endpoints/listing.ts'
import { messageEndpoints } from './endpoints/message.ts'
import { moderationEndpoints } from './endpoints/moderation.ts'
import { ownDataEndpoints } from './endpoints/own-data.ts'

/** All endpoints of the portal, by name. */
export const endpoints = {
  ...accountEndpoints,
  ...ownDataEndpoints,
  ...listingEndpoints,
  ...messageEndpoints,
  ...moderationEndpoints,
  ...deskEndpoints,
  ...contentEndpoints,
  ...adminEndpoints,
} as const

export type Endpoints = typeof endpoints

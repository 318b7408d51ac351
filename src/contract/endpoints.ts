import { accountEndpoints } from './endpoints/account.ts'
import { adminEndpoints } from './endpoints/admin.ts'
import { contentEndpoints } from './endpoints/content.ts'
import { deskEndpoints } from './endpoints/desk.ts'
import { listingEndpoints } from './endpoints/listing.ts'
import { messageEndpoints } from './endpoints/message.ts'
import { moderationEndpoints } from './endpoints/moderation.ts'
import { ownDataEndpoints } from './endpoints/own-data.ts'
import { photoEndpoints } from './endpoints/photo.ts'
import { projectEndpoints } from './endpoints/project.ts'
import { publicationEndpoints } from './endpoints/publication.ts'
import { securityEndpoints } from './endpoints/security.ts'

/** All endpoints of the portal, by name. */
export const endpoints = {
  ...accountEndpoints,
  ...securityEndpoints,
  ...ownDataEndpoints,
  ...photoEndpoints,
  ...listingEndpoints,
  ...projectEndpoints,
  ...messageEndpoints,
  ...moderationEndpoints,
  ...deskEndpoints,
  ...contentEndpoints,
  ...publicationEndpoints,
  ...adminEndpoints,
} as const

export type Endpoints = typeof endpoints

import { accountEndpoints } from './endpoints/account.ts'
import { contentEndpoints } from './endpoints/content.ts'
import { listingEndpoints } from './endpoints/listing.ts'
import { deskEndpoints } from './endpoints/desk.ts'
import { messageEndpoints } from './endpoints/message.ts'
import { moderationEndpoints } from './endpoints/moderation.ts'
import { photoEndpoints } from './endpoints/photo.ts'
import { projectEndpoints } from './endpoints/project.ts'
import { publicationEndpoints } from './endpoints/publication.ts'

/** All endpoints of the portal, by name. */
export const endpoints = {
  ...accountEndpoints,
  ...photoEndpoints,
  ...listingEndpoints,
  ...projectEndpoints,
  ...messageEndpoints,
  ...moderationEndpoints,
  ...contentEndpoints,
  ...publicationEndpoints,
} as const
  ...deskEndpoints,

export type Endpoints = typeof endpoints

import * as account from '../../../contract/account.ts'
import * as audit from '../../../contract/audit.ts'
import * as contact from '../../../contract/contact.ts'
import * as content from '../../../contract/content.ts'
import type { AnyEndpoint } from '../../../contract/endpoint.ts'
import * as enquiry from '../../../contract/enquiry.ts'
import * as stats from '../../../contract/stats.ts'
import * as hints from '../../../contract/hints.ts'
import * as listing from '../../../contract/listing.ts'
import * as mail from '../../../contract/mail.ts'
import * as moderation from '../../../contract/moderation.ts'
import * as photo from '../../../contract/photo.ts'
import * as project from '../../../contract/project.ts'
import * as publicListing from '../../../contract/public-listing.ts'
import * as rebuild from '../../../contract/rebuild.ts'
import * as report from '../../../contract/report.ts'
import * as savedSearch from '../../../contract/saved-search.ts'
import * as security from '../../../contract/security.ts'
import * as shortlist from '../../../contract/shortlist.ts'
import * as users from '../../../contract/users.ts'
import * as view from '../../../contract/view.ts'

/** All endpoints of the contract, by name. */
export const endpoints = {
  ...account,
  ...security,
  ...users,
  ...listing,
  ...publicListing,
  ...view,
  ...photo,
  ...enquiry,
  ...savedSearch,
  ...shortlist,
  ...contact,
  ...mail,
  ...report,
  ...moderation,
  ...hints,
  ...content,
  ...project,
  ...rebuild,
  ...audit,
  ...stats,
} satisfies Record<string, AnyEndpoint>

export type EndpointName = keyof typeof endpoints

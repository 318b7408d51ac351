import * as account from './account.ts'
import * as asked from './asked.ts'
import * as audit from './audit.ts'
import * as contact from './contact.ts'
import * as content from './content.ts'
import * as counting from './counting.ts'
import type { AnyEndpoint } from './endpoint.ts'
import * as enquiry from './enquiry.ts'
import * as hidden from './hidden.ts'
import * as hints from './hints.ts'
import * as launch from './launch.ts'
import * as listing from './listing.ts'
import * as listingFile from './listing-file.ts'
import * as mail from './mail.ts'
import * as moderation from './moderation.ts'
import { showPaper } from './paper.ts'
import { removePhoto, uploadPhoto } from './photo.ts'
import * as project from './project.ts'
import * as publicListing from './public-listing.ts'
import * as rebuild from './rebuild.ts'
import * as report from './report.ts'
import * as rightToOffer from './right-to-offer.ts'
import * as sameHome from './same-home.ts'
import * as savedSearch from './saved-search.ts'
import * as security from './security.ts'
import * as shortlist from './shortlist.ts'
import { readStats } from './stats.ts'
import * as together from './together.ts'
import * as users from './users.ts'

/** The endpoints of the API's router, by the concept that mounts them. */
export const CONCEPTS = {
  account: { ...account, ...security, ...users },
  listing: { ...listing, ...listingFile, ...publicListing, ...enquiry, removePhoto },
  asked: { ...asked },
  counting: { ...counting },
  moderation: { ...moderation, ...hints, ...sameHome },
  mail: { ...mail },
  savedSearch: { ...savedSearch },
  shortlist: { ...shortlist, ...hidden },
  together: { ...together },
  report: { ...report },
  contact: { ...contact },
  content: { ...content, ...project },
  launch: { ...launch },
  rightToOffer: { ...rightToOffer },
  rebuild: { ...rebuild, ...audit },
} satisfies Record<string, Record<string, AnyEndpoint>>

/** Endpoints with functions of their own: their libraries are large, and must not slow other calls down. */
export const APART = { readStats, showPaper, uploadPhoto }

import { FAILED } from './failed.ts'
import { ACCOUNT_DELETION_WORDS } from '../domain/account/own-data-messages.ts'
import { LOGIN_MESSAGES } from '../domain/account/login-messages.ts'
import { SIGN_UP_MESSAGES } from '../domain/account/messages.ts'
import { ACCOUNT_CHANGE_MESSAGES } from '../domain/account/users-messages.ts'
import { INBOX_WORDS } from '../domain/contact/inbox-messages.ts'
import { LINK_MESSAGES, TWO_STEP_MESSAGES } from '../domain/account/security-messages.ts'
import { HEALTH_MESSAGES } from '../domain/health/messages.ts'
import { LISTING_MESSAGES } from '../domain/listing/messages.ts'
import { MODERATION_MESSAGES } from '../domain/moderation/messages.ts'
import { PHOTO_MESSAGES } from '../domain/photo/messages.ts'
import { PHONE_MESSAGES } from '../domain/phone/messages.ts'
import { PROJECT_MESSAGES } from '../domain/project/messages.ts'
import { SAVED_SEARCH_WORDS } from '../domain/saved-search/messages.ts'

/** Every code an endpoint can answer with: its HTTP status and the sentence a user may read. */
export const ERRORS = {
  invalid: { status: 400, sentence: 'Some answers need another look.' },
  malformed: { status: 400, sentence: 'The request could not be read.' },
  not_signed_in: { status: 401, sentence: 'Log in to continue.' },
  forbidden: { status: 403, sentence: MODERATION_MESSAGES.refused },
  email_unconfirmed: { status: 403, sentence: PHONE_MESSAGES.unconfirmed },
  foreign_origin: { status: 403, sentence: 'This request came from another site and was refused.' },
  last_admin: { status: 409, sentence: ACCOUNT_DELETION_WORDS.lastAdmin },
  own_account: { status: 409, sentence: ACCOUNT_CHANGE_MESSAGES.own },
  account_missing: { status: 404, sentence: ACCOUNT_CHANGE_MESSAGES.missing },
  contact_missing: { status: 404, sentence: INBOX_WORDS.gone },
  not_found: { status: 404, sentence: 'There is nothing at this address.' },
  listing_not_available: { status: 404, sentence: LISTING_MESSAGES.notAvailable },
  project_not_found: { status: 404, sentence: PROJECT_MESSAGES.noSuch },
  method_not_allowed: { status: 405, sentence: 'This address does not take that method.' },
  email_taken: { status: 409, sentence: SIGN_UP_MESSAGES.emailTaken },
  already_decided: {
    status: 409,
    sentence: MODERATION_MESSAGES.alreadyDecided('Another admin', 'decided on'),
  },
  changed: { status: 409, sentence: MODERATION_MESSAGES.changed },
  cannot_undo: { status: 409, sentence: MODERATION_MESSAGES.cannotUndo },
  too_many_searches: { status: 409, sentence: SAVED_SEARCH_WORDS.full },
  photo_in_use: { status: 409, sentence: 'This photo belongs to a submitted listing.' },
  photo_missing: { status: 409, sentence: 'A photo is no longer on the server. Upload it again.' },
  two_step_changed: { status: 409, sentence: TWO_STEP_MESSAGES.changed },
  link_used_up: { status: 410, sentence: LINK_MESSAGES.usedUp },
  gone: { status: 410, sentence: LISTING_MESSAGES.notAvailable },
  too_large: { status: 413, sentence: 'This is too long to be sent. Shorten it and try again.' },
  unsupported_type: {
    status: 415,
    sentence: 'The request has a type that this address does not take.',
  },
  photo_refused: { status: 422, sentence: PHOTO_MESSAGES.failed },
  too_many_attempts: { status: 429, sentence: LOGIN_MESSAGES.rateLimited(10) },
  photo_quota: { status: 429, sentence: PHOTO_MESSAGES.quota },
  unhealthy: { status: 503, sentence: HEALTH_MESSAGES.unhealthy },
  internal: { status: 500, sentence: FAILED },
} as const

export type ErrorCode = keyof typeof ERRORS

/** The body of every answer that is not a success. `requestId` finds the log line. */
export type ErrorReply = {
  code: ErrorCode
  message: string
  fields?: Record<string, string>
  requestId: string
}

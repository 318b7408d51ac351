import { ACCOUNT_CHANGE_TEXTS } from '#english/account/texts-users'
import { INBOX_TEXTS } from '#english/contact/texts-inbox'
import { HEALTH_TEXTS } from '#english/health/texts'
import { LAUNCH_DESK_TEXTS } from '#english/launch/texts-desk'
import { MODERATION_TEXTS } from '#english/moderation/texts'
import { OWN_REASON_TEXTS } from '#english/moderation/texts-reasons'
import { SIGN_UP_RESULT_TEXTS } from '#language/account/texts'
import { ACCOUNT_DELETION_TEXTS } from '#language/account/texts-own-data'
import { LINK_TEXTS, TWO_STEP_RESULT_TEXTS } from '#language/account/texts-security'
import { LAUNCH_RESULT_TEXTS } from '#language/launch/texts'
import { LISTING_TEXTS } from '#language/listing/texts'
import { REFERENCE_TEXTS } from '#language/listing/texts-reference'
import { PHONE_TEXTS } from '#language/phone/texts'
import { PHOTO_TEXTS } from '#language/photo/texts'
import { ODD_TEXTS } from '#language/reading/texts-bounds'
import { SAVED_SEARCH_TEXTS } from '#language/saved-search/texts'
import { BUSY, FAILED, NOT_ALLOWED, tooOften } from '#language/text/texts'
import { ERROR_TEXTS } from '#language/text/texts-errors'
import { TOGETHER_REFUSED } from '#language/together/texts'

/** Every error code of the endpoints, with its HTTP status and the sentence that a user may read. */
export const ERRORS = {
  invalid: { status: 400, sentence: ERROR_TEXTS.invalid },
  malformed: { status: 400, sentence: ERROR_TEXTS.malformed },
  not_signed_in: { status: 401, sentence: ERROR_TEXTS.notSignedIn },
  forbidden: { status: 403, sentence: NOT_ALLOWED },
  email_unconfirmed: { status: 403, sentence: PHONE_TEXTS.unconfirmed },
  messages_only: { status: 403, sentence: PHONE_TEXTS.messagesOnly },
  foreign_origin: { status: 403, sentence: ERROR_TEXTS.foreignOrigin },
  last_admin: { status: 409, sentence: ACCOUNT_DELETION_TEXTS.lastAdmin },
  own_account: { status: 409, sentence: ACCOUNT_CHANGE_TEXTS.own },
  account_missing: { status: 404, sentence: ACCOUNT_DELETION_TEXTS.missing },
  contact_missing: { status: 404, sentence: INBOX_TEXTS.gone },
  not_found: { status: 404, sentence: ERROR_TEXTS.notFound },
  listing_not_available: { status: 404, sentence: LISTING_TEXTS.notAvailable },
  method_not_allowed: { status: 405, sentence: ERROR_TEXTS.methodNotAllowed },
  email_taken: { status: 409, sentence: SIGN_UP_RESULT_TEXTS.emailTaken },
  already_decided: {
    status: 409,
    sentence: MODERATION_TEXTS.decidedByAnother,
  },
  launch_decided: { status: 409, sentence: LAUNCH_RESULT_TEXTS.decided },
  sender_disabled: { status: 409, sentence: LAUNCH_DESK_TEXTS.senderDisabled },
  changed: { status: 409, sentence: MODERATION_TEXTS.changed },
  not_opened: { status: 409, sentence: MODERATION_TEXTS.notOpened },
  cannot_undo: { status: 409, sentence: MODERATION_TEXTS.cannotUndo },
  too_many_searches: { status: 409, sentence: SAVED_SEARCH_TEXTS.full },
  too_many_reasons: { status: 409, sentence: OWN_REASON_TEXTS.full },
  invitation_taken: { status: 409, sentence: TOGETHER_REFUSED.taken },
  list_full: { status: 409, sentence: TOGETHER_REFUSED.full },
  photo_in_use: { status: 409, sentence: ERROR_TEXTS.photoInUse },
  reference_taken: { status: 409, sentence: REFERENCE_TEXTS.taken },
  photo_missing: { status: 409, sentence: ERROR_TEXTS.photoMissing },
  two_step_changed: { status: 409, sentence: TWO_STEP_RESULT_TEXTS.changed },
  link_used_up: { status: 410, sentence: LINK_TEXTS.usedUp },
  invitation_over: { status: 410, sentence: TOGETHER_REFUSED.over },
  gone: { status: 410, sentence: LISTING_TEXTS.notAvailable },
  too_large: { status: 413, sentence: ERROR_TEXTS.tooLarge },
  unsupported_type: {
    status: 415,
    sentence: ERROR_TEXTS.unsupportedType,
  },
  unconfirmed: { status: 422, sentence: ODD_TEXTS.unconfirmed },
  photo_refused: { status: 422, sentence: PHOTO_TEXTS.failed },
  too_many_attempts: { status: 429, sentence: tooOften(10) },
  photo_quota: { status: 429, sentence: PHOTO_TEXTS.quota },
  busy: { status: 503, sentence: BUSY },
  unhealthy: { status: 503, sentence: HEALTH_TEXTS.unhealthy },
  internal: { status: 500, sentence: FAILED },
} as const

export type ErrorCode = keyof typeof ERRORS

/**
 * The body of every answer that is not a success. `requestId` identifies the log line; `retryAfter` is in seconds, as
 * in the header of that name.
 */
export type ErrorReply = {
  code: ErrorCode
  message: string
  fields?: Record<string, string>
  retryAfter?: number
  listingId?: string
  requestId: string
}

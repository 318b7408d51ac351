import type { MailKind } from './constants.ts'
import { ACCOUNT_MAILS } from './account-messages.ts'
import { LISTING_MAILS } from './listing-messages.ts'
import { OFFICE_MAILS } from './office-messages.ts'
import type { MailText } from './text.ts'

/** The text of each kind of mail; `lines` are paragraphs. */
export const MAIL_TEXTS: Record<MailKind, MailText> = {
  ...LISTING_MAILS,
  ...OFFICE_MAILS,
  ...ACCOUNT_MAILS,
}

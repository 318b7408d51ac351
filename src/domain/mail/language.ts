import { LANGUAGES, type Language } from '../language/constants.ts'
import { type MailKind, OFFICE_MAIL_KINDS } from './constants.ts'

const OFFICE: readonly MailKind[] = OFFICE_MAIL_KINDS

/** The language in which a mail is composed for a reader. */
export const languageOfMail = (kind: MailKind, reader: Language): Language =>
  OFFICE.includes(kind) ? LANGUAGES[0] : reader

import { INBOX_TEXTS } from '#english/contact/texts-inbox'
import { choiceIn, pageIn } from '../paging/rules.ts'
import { textIn } from '../paging/search-text.ts'
import { mailHref } from '../site/settings.ts'
import { indianDate } from '../time/calendar.ts'
import { CONTACT_STATES, type ContactState } from './constants.ts'

/** The filter of the inbox; an empty value selects all. */
export type InboxFilter = { state: ContactState | ''; q: string; page: number }

export function inboxFilter(address: URLSearchParams): InboxFilter {
  return {
    state: choiceIn(address, 'state', CONTACT_STATES),
    q: textIn(address, 'q'),
    page: pageIn(address),
  }
}

/** The file name of an export, with the date in India. */
export function exportName(now: Date): string {
  return `contact-messages-${indianDate(now)}.csv`
}

/** The `mailto:` address of a reply, with its subject. */
export function replyHref(email: string, siteName: string): string {
  return `${mailHref(email)}?subject=${encodeURIComponent(INBOX_TEXTS.subject(siteName))}`
}

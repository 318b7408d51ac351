import { choiceIn, pageIn, textIn } from '../paging/rules.ts'
import { mailHref } from '../site/settings.ts'
import { CONTACT_STATES, type ContactState } from './constants.ts'
import { INBOX_TEXTS } from './texts-inbox.ts'
import { lazy } from '../text/lazy.ts'

/** Which messages an admin looks at; empty for all. */
export type InboxFilter = { state: ContactState | ''; q: string; page: number }

export function inboxFilter(address: URLSearchParams): InboxFilter {
  return {
    state: choiceIn(address, 'state', CONTACT_STATES),
    q: textIn(address, 'q'),
    page: pageIn(address),
  }
}

const day = lazy(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }))

/** The name of the file that messages are exported to, dated as in India. */
export function exportName(now: Date): string {
  return `contact-messages-${day().format(now)}.csv`
}

/** The address that opens an answer in the mail program, its subject filled in. */
export function replyHref(email: string, siteName: string): string {
  return `${mailHref(email)}?subject=${encodeURIComponent(INBOX_TEXTS.subject(siteName))}`
}

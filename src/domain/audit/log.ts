import { DECISION_LABELS } from '#english/moderation/texts'
import { LOGGED_DECISIONS } from '../moderation/constants.ts'
import { choiceIn, dateIn, pageIn } from '../paging/rules.ts'
import { textIn } from '../paging/search-text.ts'
import { AUDIT_EVENTS } from './constants.ts'

/** All events that the list can show: those of the audit log, then decisions on listings. */
export const LOGGED_EVENTS = [...AUDIT_EVENTS, ...LOGGED_DECISIONS] as const
export type LoggedEvent = (typeof LOGGED_EVENTS)[number]

/** The filter of the list of events; an empty value selects all. Dates are days in India, both included. */
export type AuditFilter = {
  event: LoggedEvent | ''
  actor: string
  from: string
  to: string
  page: number
}

export function auditFilter(address: URLSearchParams): AuditFilter {
  return {
    event: choiceIn(address, 'event', LOGGED_EVENTS),
    actor: textIn(address, 'actor'),
    from: dateIn(address, 'from'),
    to: dateIn(address, 'to'),
    page: pageIn(address),
  }
}

/** The label of an event in the list: "Role changed", "Approval undone". */
export function eventLabel(event: LoggedEvent): string {
  const decision = LOGGED_DECISIONS.find((known) => known === event)
  return decision ? DECISION_LABELS[decision] : event.charAt(0).toUpperCase() + event.slice(1)
}

/** An event's details in one line: "from Owner, to Agent". Empty if there are none. */
export function detailsLine(details: Record<string, unknown>): string {
  // The database does not keep the order of the keys.
  const inOrder = Object.entries(details).toSorted(([one], [other]) => one.localeCompare(other))
  return inOrder
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')
}

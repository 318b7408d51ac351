import type { Hint } from '../hints/constants.ts'
import type { Decision } from './constants.ts'
import type { DeskView } from './desk-views.ts'
import type { QueueFilterName } from './filter.ts'
import { DECISION_VERBS, MODERATION_TEXTS } from './texts.ts'

/** Names of what the desk shows. */
export const VIEW_LABELS: Record<DeskView, string> = {
  queue: 'Queue',
  names: 'Names',
  reports: 'Reported',
  log: 'All decisions',
}

export const FILTER_LABELS: Record<QueueFilterName, string> = {
  city: 'City',
  listingType: 'Listing type',
  propertyType: 'Property type',
  role: 'Posted by',
  hints: 'With hints',
  newcomer: 'New posters',
}

export const QUEUE_TEXTS = {
  views: 'Parts of the desk',
  shortcuts: 'Shortcuts',
  filters: 'Narrow the queue',
  search: 'Search the queue',
  any: 'Any',
  counted: (name: string, count: number) => `${name} (${count})`,
  lift: 'Clear all filters',
  matching: (count: number, all: number) =>
    count === all ? `${all} waiting` : `${count} of ${all} waiting`,
  shown: (shown: number, count: number) => `${shown} of ${count} shown`,
  readOn: (count: number) => `Show the next ${count}`,
  reading: 'Loading…',
  nothingTitle: 'Nothing matches',
  nothingText: 'Other listings are waiting. Lift a filter to see them.',
  change: 'Change',
  unverified: 'E-mail?',
} as const

export const HINT_LABELS: Record<Hint, string> = { duplicate: 'Duplicate?', price: 'Price?' }

export const BATCH_TEXTS = {
  choose: (title: string) => `Select ${title}`,
  chooseAll: (count: number) => `Select all without hints (${count})`,
  chosen: (count: number) => `${count} selected`,
  clear: 'Clear',
  approve: (count: number) => (count === 1 ? 'Approve one…' : `Approve ${count}…`),
  title: (count: number) =>
    count === 1 ? 'Approve this listing?' : `Approve these ${count} listings?`,
  text: 'Each is approved as you see it now. A listing that was changed or decided meanwhile is left as it is.',
  confirm: 'Yes, approve',
  busy: 'Approving…',
  cancel: 'Cancel',
  doneTitle: 'What became of them',
  close: 'Back to the desk',
  approved: 'Approved',
  changed: MODERATION_TEXTS.changed,
  gone: 'No longer in the queue.',
  decided: (by: string, decision: Decision) =>
    MODERATION_TEXTS.alreadyDecided(by, DECISION_VERBS[decision]),
  news: (approved: number, all: number) => `${approved} of ${all} approved.`,
} as const

import { describe, expect, test } from 'vitest'
import { LISTING_STATE_LABELS, USER_STATUS_LABELS } from '#english/account/texts-users'
import { CONTACT_STATE_LABELS } from '#english/contact/texts-inbox'
import { HINT_TEXTS } from '#english/hints/texts'
import {
  DECISION_LABELS,
  DECISION_VERBS,
  EDIT_REJECT_TEXTS,
  FILTER_LABELS,
  HINT_LABELS,
  NAME_HINT_LABELS,
  VIEW_LABELS,
} from '#english/moderation/texts'
import { BUILD_LABELS } from '#english/rebuild/texts'
import { OUTCOME_LABELS } from '#english/report/texts-desk'
import { CHART_TEXTS } from '#english/stats/texts'
import { LISTING_TYPE_LABELS } from '#language/listing/texts-described'
import { USER_STATUSES } from '../account/constants.ts'
import { NAME_HINTS } from '../account/name-hints.ts'
import { CONTACT_STATES } from '../contact/constants.ts'
import { HINTS } from '../hints/constants.ts'
import { LISTING_STATES, LISTING_TYPES } from '../listing/constants.ts'
import { DECISIONS, DESK_VIEWS, LOGGED_DECISIONS } from '../moderation/constants.ts'
import { QUEUE_FILTER_NAMES } from '../moderation/filter.ts'
import { BUILD_RESULTS } from '../rebuild/constants.ts'
import { REPORT_OUTCOMES } from '../report/constants.ts'
import { STATS_CHARTS } from '../stats/constants.ts'

describe.each<[string, readonly string[], Record<string, string>]>([
  ['status of an account', USER_STATUSES, USER_STATUS_LABELS],
  ['state of a listing', LISTING_STATES, LISTING_STATE_LABELS],
  ['listing type', LISTING_TYPES, LISTING_TYPE_LABELS],
  ['state of a message', CONTACT_STATES, CONTACT_STATE_LABELS],
  ['line of the log', LOGGED_DECISIONS, DECISION_LABELS],
  ['decision in a sentence', DECISIONS, DECISION_VERBS],
  ['view of the desk', DESK_VIEWS, VIEW_LABELS],
  ['filter of the queue', QUEUE_FILTER_NAMES, FILTER_LABELS],
  ['hint', HINTS, HINT_LABELS],
  ['end of a build', BUILD_RESULTS, BUILD_LABELS],
  ['hint of a name', NAME_HINTS, NAME_HINT_LABELS],
  ['end of a report', REPORT_OUTCOMES, OUTCOME_LABELS],
])('Each %s', (_, names, labels) => {
  test('has a label of its own', () => {
    expect(Object.keys(labels).sort()).toEqual([...names].sort())
    expect(new Set(Object.values(labels)).size).toBe(names.length)
    for (const label of Object.values(labels)) expect(label.trim()).not.toBe('')
  })
})

test('Each chart has a title and an alternative text', () => {
  for (const chart of STATS_CHARTS) {
    const { title, alt } = CHART_TEXTS[chart]
    expect([title.length > 0, alt.length > title.length]).toEqual([true, true])
  }
})

test('A sale is compared per square foot, and a rent also per month', () => {
  expect(LISTING_TYPES.map((type) => HINT_TEXTS.rate('₹5,000', type))).toEqual([
    '₹5,000 per sq ft',
    '₹5,000 per sq ft a month',
    '₹5,000 per sq ft a month',
  ])
})

test('The question before rejecting a change names the listing', () =>
  expect(EDIT_REJECT_TEXTS.title('Garden Bay')).toContain('Garden Bay'))

import { INBOX_TEXTS } from '#english/contact/texts-inbox'
import { COUNTING } from '../counting/rules.ts'
import type { MailStop } from '../mail/stops.ts'
import { MISSES } from '../search/misses.ts'
import { STATS_WEEKS, type StatsChart } from './constants.ts'

/** Words of the admins' page of statistics, its charts included. */
export const STATS_TEXTS = {
  title: 'Statistics',
  about: `Listings, how long decisions take, and messages. The last ${STATS_WEEKS} weeks, each from Monday in India.`,
  numbers: 'Show the numbers',
  week: 'Week from',
  city: 'City',
  type: 'Property type',
  total: 'All',
  none: '–',
  /** Shown instead of a chart without data. */
  empty: 'None yet',
  /** What the number above each chart counts. */
  counted: {
    cities: 'listings',
    types: 'property types',
    waiting: 'hours until half were decided, newest week',
    messages: `messages and enquiries in ${STATS_WEEKS} weeks`,
    decisions: `decisions in ${STATS_WEEKS} weeks`,
  },
  /** Empty if no mails have stopped. */
  mailStops: ({ bounced, complained }: Record<MailStop, number>) =>
    bounced + complained === 0
      ? ''
      : `Addresses that get no more mails: ${bounced} where one came back, ${complained} where one was marked as spam.`,
  hours: (hours: number) => String(Math.round(hours * 10) / 10),
} as const

/** Names of the lines and bars. */
export const SERIES_TEXTS = {
  median: 'Half decided within, hours',
  slow: 'Nine of ten decided within, hours',
  contacts: INBOX_TEXTS.title,
  enquiries: 'Enquiries to owners',
  approved: 'Approved',
  rejected: 'Rejected',
} as const

/** The heading of each chart, and its description in one sentence. */
export const CHART_TEXTS: Record<StatsChart, { title: string; alt: string }> = {
  cities: { title: 'Listings by city', alt: 'Bars: how many listings each city has, by state.' },
  types: {
    title: 'Listings by property type',
    alt: 'Bars: how many listings each property type has, by state.',
  },
  waiting: {
    title: 'Waiting for a decision',
    alt: 'Lines: hours from posting to decision by week, for half and for nine of ten listings.',
  },
  messages: { title: 'Messages', alt: 'Bars: contact messages and enquiries to owners by week.' },
  decisions: { title: 'Decisions', alt: 'Bars: approvals and rejections by week.' },
}

/** What visitors searched for and did not find. */
export const MISSED_TEXTS = {
  title: 'Searched, and not found',
  about: `The ${MISSES.shown} phrases that were missed most in a month: whole searches without a result, and words that no listing states. Counted each night, without numbers of phones and e-mail addresses; of one phrase at most ${COUNTING.ofOne} a night.`,
  words: 'Words',
  times: 'Times',
  none: 'Nothing was missed.',
} as const

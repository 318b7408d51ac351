import type { ListingState } from '../domain/listing/constants.ts'
import type { MailStop } from '../domain/mail/stops.ts'
import type { Missed } from '../domain/search/misses.ts'
import type { StatsChart } from '../domain/stats/constants.ts'
import { endpoint, type } from './endpoint.ts'

/** Listings of one city or type, by state. */
export type StateCounts = { name: string } & Record<ListingState, number>

/** One week, by its Monday in India. Waiting time in hours from posting to decision; null where nothing was decided. */
export type WeekStats = {
  week: string
  median: number | null
  slow: number | null
  contacts: number
  enquiries: number
  approved: number
  rejected: number
}

export type StatsNumbers = {
  cities: StateCounts[]
  types: StateCounts[]
  weeks: WeekStats[]
  /** Accounts whose address refuses mails, by reason. */
  mailStops: Record<MailStop, number>
  /** What was searched for and not found most often, by month, the current one first. */
  misses: { month: string; missed: Missed[] }[]
}

/** Each chart as an SVG for a wide and for a narrow screen. */
export type Stats = StatsNumbers & {
  charts: Record<StatsChart, { wide: string; narrow: string }>
}

export const readStats = endpoint({
  method: 'GET',
  path: '/api/stats',
  action: 'stats.read',
  reply: type<Stats>(),
})

import type { FigureChart } from '../domain/figures/constants.ts'
import type { ListingState } from '../domain/listing/constants.ts'
import { endpoint, type } from './endpoint.ts'

/** Listings of one city or type, by state. */
export type StateCounts = { name: string } & Record<ListingState, number>

/** One week, by its Monday in India. Waiting in hours from posting to decision; null where nothing was decided. */
export type WeekFigures = {
  week: string
  median: number | null
  slow: number | null
  contacts: number
  enquiries: number
  approved: number
  rejected: number
}

export type FigureNumbers = { cities: StateCounts[]; types: StateCounts[]; weeks: WeekFigures[] }

/** Each chart as an SVG for a wide and for a narrow screen. */
export type Figures = FigureNumbers & {
  charts: Record<FigureChart, { wide: string; narrow: string }>
}

export const readFigures = endpoint({
  method: 'GET',
  path: '/api/figures',
  action: 'figures.read',
  reply: type<Figures>(),
})

import { figures } from '../client/figures.store.ts'
import { Figure, NumberTable } from '../components/figures/Figure.tsx'
import type { Figures, StateCounts, WeekFigures } from '../contract/figures.ts'
import { LISTING_STATE_LABELS } from '../domain/account/users-messages.ts'
import { FIGURE_CHARTS, type FigureChart } from '../domain/figures/constants.ts'
import { CHART_WORDS, FIGURE_WORDS as WORDS, SERIES_WORDS } from '../domain/figures/messages.ts'
import { LISTING_STATES } from '../domain/listing/constants.ts'
import { formatDay } from '../domain/time/calendar.ts'
import { AdminFrame } from './AdminList.tsx'

type Table = { heads: string[]; rows: (string | number)[][] }

const byState = (first: string, rows: readonly StateCounts[]): Table => ({
  heads: [first, ...LISTING_STATES.map((state) => LISTING_STATE_LABELS[state]), WORDS.total],
  rows: rows.map((row) => [
    row.name,
    ...LISTING_STATES.map((state) => row[state]),
    LISTING_STATES.reduce((sum, state) => sum + row[state], 0),
  ]),
})

type Series = keyof typeof SERIES_WORDS

const byWeek = (
  weeks: readonly WeekFigures[],
  series: readonly Series[],
  inWords: (value: number) => string | number = (value) => value,
): Table => ({
  heads: [WORDS.week, ...series.map((name) => SERIES_WORDS[name])],
  rows: weeks.toReversed().map((week) => [
    formatDay(week.week),
    ...series.map((name) => {
      const value = week[name]
      return value === null ? WORDS.none : inWords(value)
    }),
  ]),
})

const TABLES: Record<FigureChart, (read: Figures) => Table> = {
  cities: ({ cities }) => byState(WORDS.city, cities),
  types: ({ types }) => byState(WORDS.type, types),
  waiting: ({ weeks }) => byWeek(weeks, ['median', 'slow'], WORDS.hours),
  messages: ({ weeks }) => byWeek(weeks, ['contacts', 'enquiries']),
  decisions: ({ weeks }) => byWeek(weeks, ['approved', 'rejected']),
}

/** What is listed, decided and written, as charts with their numbers. */
export function FiguresDesk() {
  return (
    <AdminFrame list={figures}>
      {(read) => (
        <div className="figures">
          {FIGURE_CHARTS.map((chart) => (
            <Figure key={chart} chart={chart} pictures={read.charts[chart]}>
              <NumberTable label={CHART_WORDS[chart].title} {...TABLES[chart](read)} />
            </Figure>
          ))}
        </div>
      )}
    </AdminFrame>
  )
}

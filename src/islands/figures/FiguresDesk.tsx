import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import {
  $chartFont,
  figures,
  inTypeface,
  readChartFont,
} from '../../client/figures/figures.store.ts'
import { Figure, NumberTable } from '../../components/figures/Figure.tsx'
import type { Figures, StateCounts, WeekFigures } from '../../contract/figures.ts'
import { LISTING_STATE_LABELS } from '../../domain/account/users-messages.ts'
import { FIGURE_CHARTS, type FigureChart } from '../../domain/figures/constants.ts'
import { CHART_WORDS, FIGURE_WORDS as WORDS, SERIES_WORDS } from '../../domain/figures/messages.ts'
import { LISTING_STATES } from '../../domain/listing/constants.ts'
import { formatDay } from '../../domain/time/calendar.ts'
import { AdminFrame } from '../lib/AdminList.tsx'

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

const sum = (weeks: readonly WeekFigures[], ...names: readonly Series[]) =>
  weeks.reduce((all, week) => names.reduce((part, name) => part + (week[name] ?? 0), all), 0)
const listed = (row: StateCounts) => LISTING_STATES.reduce((all, state) => all + row[state], 0)

/** The number to read first; null where there is nothing yet. */
const HEADLINES: Record<FigureChart, (read: Figures) => string | number | null> = {
  cities: ({ cities }) => cities.reduce((all, row) => all + listed(row), 0) || null,
  types: ({ types }) => types.filter(listed).length || null,
  waiting: ({ weeks }) => {
    const newest = weeks.findLast(({ median }) => median !== null)?.median
    return newest === null || newest === undefined ? null : WORDS.hours(newest)
  },
  messages: ({ weeks }) => sum(weeks, 'contacts', 'enquiries') || null,
  decisions: ({ weeks }) => sum(weeks, 'approved', 'rejected') || null,
}

/** What is listed, decided and written, as charts with their numbers. `font`: address of the site's typeface. */
export function FiguresDesk({ font }: { font: string }) {
  const typeface = useStore($chartFont, { ssr: 'initial' })
  useEffect(() => void readChartFont(font), [font])
  const inFont = ({ wide, narrow }: Figures['charts'][FigureChart]) => ({
    wide: inTypeface(wide, typeface),
    narrow: inTypeface(narrow, typeface),
  })
  return (
    <AdminFrame list={figures}>
      {(read) => (
        <div className="figures">
          {FIGURE_CHARTS.map((chart) => (
            <Figure
              key={chart}
              chart={chart}
              headline={HEADLINES[chart](read)}
              pictures={inFont(read.charts[chart])}
            >
              <NumberTable label={CHART_WORDS[chart].title} {...TABLES[chart](read)} />
            </Figure>
          ))}
        </div>
      )}
    </AdminFrame>
  )
}

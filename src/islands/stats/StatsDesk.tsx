import '../../components/stats/Chart.css'
import { useEffect } from 'react'
import { LISTING_STATE_LABELS } from '#english/account/texts-users'
import { CHART_TEXTS, SERIES_TEXTS, STATS_TEXTS as texts } from '#english/stats/texts'
import { $chartFont, inTypeface, readChartFont, stats } from '../../client/stats/stats.store.ts'
import { Chart, NumberTable } from '../../components/stats/Chart.tsx'
import { MissedSearches } from '../../components/stats/MissedSearches.tsx'
import type { StateCounts, Stats, WeekStats } from '../../contract/stats.ts'
import { LISTING_STATES } from '../../domain/listing/constants.ts'
import { STATS_CHARTS, type StatsChart } from '../../domain/stats/constants.ts'
import { formatDay } from '../../domain/time/calendar.ts'
import { AdminFrame } from '../lib/AdminList.tsx'
import { useInitial } from '../lib/use-initial.ts'

type Table = { heads: string[]; rows: (string | number)[][] }

const byState = (first: string, rows: readonly StateCounts[]): Table => ({
  heads: [first, ...LISTING_STATES.map((state) => LISTING_STATE_LABELS[state]), texts.total],
  rows: rows.map((row) => [
    row.name,
    ...LISTING_STATES.map((state) => row[state]),
    LISTING_STATES.reduce((sum, state) => sum + row[state], 0),
  ]),
})

type Series = keyof typeof SERIES_TEXTS

const byWeek = (
  weeks: readonly WeekStats[],
  series: readonly Series[],
  inWords: (value: number) => string | number = (value) => value,
): Table => ({
  heads: [texts.week, ...series.map((name) => SERIES_TEXTS[name])],
  rows: weeks.toReversed().map((week) => [
    formatDay(week.week),
    ...series.map((name) => {
      const value = week[name]
      return value === null ? texts.none : inWords(value)
    }),
  ]),
})

const TABLES: Record<StatsChart, (read: Stats) => Table> = {
  cities: ({ cities }) => byState(texts.city, cities),
  types: ({ types }) => byState(texts.type, types),
  waiting: ({ weeks }) => byWeek(weeks, ['median', 'slow'], texts.hours),
  messages: ({ weeks }) => byWeek(weeks, ['contacts', 'enquiries']),
  decisions: ({ weeks }) => byWeek(weeks, ['approved', 'rejected']),
}

const sum = (weeks: readonly WeekStats[], ...names: readonly Series[]) =>
  weeks.reduce((all, week) => names.reduce((part, name) => part + (week[name] ?? 0), all), 0)
const listed = (row: StateCounts) => LISTING_STATES.reduce((all, state) => all + row[state], 0)

/** Returns the main number of a chart; null if there is no data yet. */
const HEADLINES: Record<StatsChart, (read: Stats) => string | number | null> = {
  cities: ({ cities }) => cities.reduce((all, row) => all + listed(row), 0) || null,
  types: ({ types }) => types.filter(listed).length || null,
  waiting: ({ weeks }) => {
    const newest = weeks.findLast(({ median }) => median !== null)?.median
    return newest === null || newest === undefined ? null : texts.hours(newest)
  },
  messages: ({ weeks }) => sum(weeks, 'contacts', 'enquiries') || null,
  decisions: ({ weeks }) => sum(weeks, 'approved', 'rejected') || null,
}

/** Listings, decisions and messages, as charts with their numbers. `font`: address of the site's typeface. */
export function StatsDesk({ font }: { font: string }) {
  const typeface = useInitial($chartFont)
  useEffect(() => void readChartFont(font), [font])
  const inFont = ({ wide, narrow }: Stats['charts'][StatsChart]) => ({
    wide: inTypeface(wide, typeface),
    narrow: inTypeface(narrow, typeface),
  })
  return (
    <AdminFrame list={stats}>
      {(read) => (
        <>
          {texts.mailStops(read.mailStops) && <p>{texts.mailStops(read.mailStops)}</p>}
          <div className="chart-cards">
            {STATS_CHARTS.map((chart) => (
              <Chart
                key={chart}
                chart={chart}
                headline={HEADLINES[chart](read)}
                pictures={inFont(read.charts[chart])}
              >
                <NumberTable label={CHART_TEXTS[chart].title} {...TABLES[chart](read)} />
              </Chart>
            ))}
          </div>
          <MissedSearches months={read.misses} />
        </>
      )}
    </AdminFrame>
  )
}

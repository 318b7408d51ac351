import './Chart.css'
import './MissedSearches.css'
import { MISSED_TEXTS as texts } from '#english/stats/texts'
import type { StatsNumbers } from '../../contract/stats.ts'
import { formatMonth } from '../../domain/time/calendar.ts'
import { NumberTable } from './Chart.tsx'

/** What visitors searched for and did not find, by month. */
export function MissedSearches({ months }: { months: StatsNumbers['misses'] }) {
  return (
    <section className="chart-card" aria-labelledby="missed-searches">
      <h2 id="missed-searches">{texts.title}</h2>
      <p className="muted">{texts.about}</p>
      <div className="missed-months">
        {months.map(({ month, missed }) => (
          <div key={month} className="missed-month">
            <h3>{formatMonth(month)}</h3>
            {missed.length === 0 ? (
              <p className="muted">{texts.none}</p>
            ) : (
              <NumberTable
                label={`${texts.title}: ${formatMonth(month)}`}
                heads={[texts.words, texts.times]}
                rows={missed.map(({ words, times }) => [words, times])}
              />
            )}
          </div>
        ))}
      </div>
    </section>
  )
}

import './Chart.css'
import type { ReactNode } from 'react'
import { CHART_TEXTS, STATS_TEXTS as texts } from '#english/stats/texts'
import { CHART_SIZES, SLIM_CHARTS, type StatsChart } from '../../domain/stats/constants.ts'

const asData = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

/**
 * One chart: its main number, a picture, and a table of its numbers below. Nothing in the picture can run or load
 * anything.
 */
export function Chart({
  chart,
  headline,
  pictures,
  children,
}: {
  chart: StatsChart
  /** Null if there is no data yet. */
  headline: string | number | null
  pictures: { wide: string; narrow: string }
  children: ReactNode
}) {
  const { title, alt } = CHART_TEXTS[chart]
  const slim = SLIM_CHARTS.includes(chart)
  return (
    <section
      className="chart-card"
      data-slim={slim || undefined}
      aria-labelledby={`figure-${chart}`}
    >
      <h2 id={`figure-${chart}`}>{title}</h2>
      {headline === null ? (
        <p className="muted">{texts.empty}</p>
      ) : (
        <>
          <p className="chart-headline">
            <strong>{headline}</strong> {texts.counted[chart]}
          </p>
          <picture>
            <source
              media={`(max-width: 47.99rem)${slim ? ', (min-width: 80rem)' : ''}`}
              srcSet={asData(pictures.narrow)}
              {...CHART_SIZES.narrow}
            />
            <img src={asData(pictures.wide)} alt={alt} {...CHART_SIZES.wide} />
          </picture>
          <details>
            <summary>
              {texts.numbers}
              <span className="visually-hidden">: {title}</span>
            </summary>
            {children}
          </details>
        </>
      )}
    </section>
  )
}

/** Numbers in a table that scrolls sideways on a phone; the first column names each row. */
export function NumberTable({
  label,
  heads,
  rows,
}: {
  label: string
  heads: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="number-table" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                <td key={heads[place + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

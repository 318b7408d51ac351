import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CHART_TEXTS, STATS_TEXTS } from '#english/stats/texts'
import { Chart } from './Chart.tsx'

const figure = (headline: number | null) =>
  renderToString(
    createElement(Chart, {
      chart: 'messages',
      headline,
      // biome-ignore lint/correctness/noChildrenProp: Without JSX, only so is a child that is required known to be given.
      children: 'the table',
      pictures: { wide: '<svg/>', narrow: '<svg/>' },
    }),
  )

test('A chart shows its main number above the picture; one without data shows a sentence instead of empty axes', () => {
  expect(figure(7)).toMatch(
    new RegExp(`<strong>7</strong>.*${STATS_TEXTS.counted.messages}.*<img`, 's'),
  )
  expect(figure(null)).toContain(STATS_TEXTS.empty)
  expect(figure(null)).not.toMatch(/<img|the table/)
  expect(figure(null)).toContain(CHART_TEXTS.messages.title)
})

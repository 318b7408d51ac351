// Each import registers its chart. ECharts' own index files would load hundreds of further files where the code is not
// bundled.
import 'echarts/lib/chart/bar'
import 'echarts/lib/chart/line'
import 'echarts/lib/component/grid'
import 'echarts/lib/component/legend'
import { type EChartsCoreOption, init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { LISTING_STATE_LABELS } from '#english/account/texts-users'
import { SERIES_TEXTS } from '#english/stats/texts'
import type { StateCounts, Stats, StatsNumbers, WeekStats } from '../../contract/stats.ts'
import { LISTING_STATES, type ListingState } from '../../domain/listing/constants.ts'
import {
  CHART_SIZES,
  type ChartSize,
  CHART_COLOURS as COLOURS,
  STATS_CHARTS,
  type StatsChart,
} from '../../domain/stats/constants.ts'
import { formatDay } from '../../domain/time/calendar.ts'

use(SVGRenderer)

// The browser uses the site's font in the picture. The name has no quotes, because they would end the attribute.
const FONT = 'Anek, system-ui, Roboto, sans-serif'
const TEXT = { fontFamily: FONT, fontSize: 14, color: COLOURS.muted }

const STATE_COLOURS: Record<ListingState, string> = {
  pending: COLOURS.marigold,
  published: COLOURS.neem,
  expired: COLOURS.sand,
  closed: COLOURS.ink,
  past: COLOURS.line,
}

const valueAxis = {
  type: 'value',
  minInterval: 1,
  axisLabel: TEXT,
  splitLine: { lineStyle: { color: COLOURS.line } },
}
const nameAxis = (data: string[], more = {}) => ({
  type: 'category',
  data,
  axisTick: { show: false },
  axisLine: { lineStyle: { color: COLOURS.line } },
  axisLabel: { ...TEXT, ...more },
})

/** `left` is extra space: text widths are estimated here, and the reader's font may be wider. */
const frame = (
  size: ChartSize,
  {
    legend,
    left,
    orient = 'horizontal',
  }: { legend: number; left: number; orient?: 'horizontal' | 'vertical' },
): EChartsCoreOption => ({
  animation: false,
  textStyle: { fontFamily: FONT },
  legend: {
    top: 0,
    left: 0,
    orient,
    itemWidth: 14,
    itemHeight: 10,
    itemGap: orient === 'vertical' ? 8 : 28,
    textStyle: { ...TEXT, color: COLOURS.ink },
    icon: 'roundRect',
  },
  grid: {
    top: size === 'narrow' ? legend : 44,
    left,
    right: 14,
    bottom: 4,
    outerBoundsMode: 'same',
    outerBoundsContain: 'axisLabel',
  },
})

/** Horizontal bars, because names of cities and types are long. The largest is on top. */
function stacked(rows: readonly StateCounts[], size: ChartSize): EChartsCoreOption {
  const bars = rows.toReversed()
  return {
    ...frame(size, { legend: 76, left: 24 }),
    xAxis: valueAxis,
    yAxis: nameAxis(
      bars.map(({ name }) => name),
      size === 'narrow' ? { width: 92, overflow: 'break' } : {},
    ),
    series: LISTING_STATES.map((state) => ({
      type: 'bar',
      stack: 'all',
      name: LISTING_STATE_LABELS[state],
      barMaxWidth: 20,
      itemStyle: { color: STATE_COLOURS[state] },
      data: bars.map((row) => row[state]),
    })),
  }
}

type WeekSeries = keyof typeof SERIES_TEXTS

/** Two series by week, as bars or as lines. */
function weekly(
  weeks: readonly WeekStats[],
  size: ChartSize,
  kind: 'bar' | 'line',
  series: readonly (readonly [WeekSeries, string])[],
): EChartsCoreOption {
  return {
    ...frame(size, { legend: 68, left: 4, orient: size === 'narrow' ? 'vertical' : 'horizontal' }),
    xAxis: nameAxis(
      weeks.map(({ week }) => formatDay(week)),
      { hideOverlap: true, interval: size === 'narrow' ? 3 : 1 },
    ),
    yAxis: valueAxis,
    series: series.map(([name, color]) => ({
      type: kind,
      name: SERIES_TEXTS[name],
      barMaxWidth: 14,
      symbol: 'circle',
      symbolSize: 7,
      connectNulls: false,
      itemStyle: { color },
      lineStyle: { color, width: 2.5 },
      data: weeks.map((week) => week[name]),
    })),
  }
}

const OPTIONS: Record<StatsChart, (numbers: StatsNumbers, size: ChartSize) => EChartsCoreOption> = {
  cities: ({ cities }, size) => stacked(cities, size),
  types: ({ types }, size) => stacked(types, size),
  waiting: ({ weeks }, size) =>
    weekly(weeks, size, 'line', [
      ['median', COLOURS.neem],
      ['slow', COLOURS.marigold],
    ]),
  messages: ({ weeks }, size) =>
    weekly(weeks, size, 'bar', [
      ['contacts', COLOURS.neem],
      ['enquiries', COLOURS.marigold],
    ]),
  decisions: ({ weeks }, size) =>
    weekly(weeks, size, 'bar', [
      ['approved', COLOURS.neem],
      ['rejected', COLOURS.terracotta],
    ]),
}

function draw(option: EChartsCoreOption, size: ChartSize): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, ...CHART_SIZES[size] })
  try {
    chart.setOption(option)
    return chart.renderToSVGString()
  } finally {
    chart.dispose()
  }
}

/** Each chart in two sizes, drawn without a browser. */
export function drawCharts(numbers: StatsNumbers): Stats['charts'] {
  const both = (chart: StatsChart) => ({
    wide: draw(OPTIONS[chart](numbers, 'wide'), 'wide'),
    narrow: draw(OPTIONS[chart](numbers, 'narrow'), 'narrow'),
  })
  return Object.fromEntries(STATS_CHARTS.map((chart) => [chart, both(chart)])) as Stats['charts']
}

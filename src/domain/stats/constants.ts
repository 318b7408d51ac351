/** The number of weeks in the statistics, the current one included. */
export const STATS_WEEKS = 12

export const STATS_CHARTS = ['cities', 'types', 'waiting', 'messages', 'decisions'] as const
/** The charts that fit into a third of a wide page. */
export const SLIM_CHARTS: readonly StatsChart[] = ['waiting', 'messages', 'decisions']

export type StatsChart = (typeof STATS_CHARTS)[number]

/** The sizes of a chart's pictures in pixels: for wide screens, and for phones, where text must stay readable. */
export const CHART_SIZES = {
  wide: { width: 640, height: 320 },
  narrow: { width: 328, height: 360 },
} as const
export type ChartSize = keyof typeof CHART_SIZES

/**
 * The colours of the design tokens as values, because a separate picture cannot use the page's variables. Neighbours in
 * a chart differ in lightness, so that they can be distinguished without colour.
 */
export const CHART_COLOURS = {
  ink: '#1F2421',
  muted: '#5B625C',
  line: '#DDD3C4',
  terracotta: '#A9471F',
  neem: '#2B6A4D',
  marigold: '#E0962B',
  sand: '#B9AB95',
} as const

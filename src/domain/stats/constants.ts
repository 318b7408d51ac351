/** Weeks that the stats look back, the running one included. */
export const STATS_WEEKS = 12

export const STATS_CHARTS = ['cities', 'types', 'waiting', 'messages', 'decisions'] as const
/** Those that fit into a third of a wide page. */
export const SLIM_CHARTS: readonly StatsChart[] = ['waiting', 'messages', 'decisions']

export type StatsChart = (typeof STATS_CHARTS)[number]

/** Pictures of a chart in pixels: for wide screens, and for a phone, where letters must not shrink. */
export const CHART_SIZES = {
  wide: { width: 640, height: 320 },
  narrow: { width: 328, height: 360 },
} as const
export type ChartSize = keyof typeof CHART_SIZES

/**
 * The tokens' colours in the form that a picture of its own needs: it knows no variables of the page. Neighbours in a chart
 * differ in lightness, so that they are told apart without colour too.
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

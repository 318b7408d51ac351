/** Netlify's prices on plans with credits, from its pages in November 2026. */
export const PRICES = {
  deploy: {
    credits: 15,
    per: 'production deploy',
    units: 1,
    source: 'docs.netlify.com, How credits work',
  },
  database: {
    credits: 10,
    per: 'hour in which the database is awake',
    units: 1,
    source: 'docs.netlify.com, Netlify Database',
  },
  bandwidth: {
    credits: 20,
    per: 'GB',
    units: 1e9,
    source: 'docs.netlify.com, How credits work',
  },
  requests: {
    credits: 2,
    per: '10,000 requests',
    units: 10_000,
    source: 'docs.netlify.com, How credits work',
  },
  compute: {
    credits: 5,
    per: 'GB-hour of functions',
    units: 1,
    source: 'docs.netlify.com, How credits work for enterprise plans',
  },
} as const

export type Meter = keyof typeof PRICES
export type Usage = Record<Meter, number>

/** The database sleeps this many milliseconds after its last query. */
export const ASLEEP_AFTER_MS = 5 * 60_000
/** Memory of a function in GB, and the duration of a call in seconds; both generous. */
export const FUNCTION_GB = 1
export const CALL_SECONDS = 0.5

export const DAYS = 30

/** The highest number of credits in a month. */
export const BUDGETS = { idle: 100, busy: 3000 } as const

/** By what the log can be narrowed, and its page; the names stand in addresses. */
export const LOG_FILTERS = ['q', 'decision', 'admin', 'city', 'from', 'to', 'page'] as const
export type LogFilter = { [Name in (typeof LOG_FILTERS)[number]]?: string | undefined }

export const LOG_SEARCH_WORDS = {
  title: 'All decisions',
  filters: 'Search the decisions',
  search: 'Name, place or reason',
  decision: 'Decision',
  admin: 'Decided by',
  city: 'City',
  from: 'From',
  to: 'To',
  any: 'Any',
  loading: 'Loading the decisions…',
  failed: 'The decisions could not be loaded.',
  retry: 'Load again',
  none: 'No decision matches.',
  lines: (count: number) => (count === 1 ? 'One decision' : `${count} decisions`),
  pages: 'Pages of the log',
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  newer: 'Newer',
  older: 'Older',
  first: 'Newest',
  last: 'First of all',
  lift: 'Lift all filters',
} as const

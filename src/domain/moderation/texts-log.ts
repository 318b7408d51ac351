/** Words of the last decisions, beside the queue. */
export const LOG_TEXTS = {
  title: 'Decisions',
  empty: 'No decision has been made yet.',
  more: (count: number) => `Show ${count} earlier`,
  search: 'Search all decisions',
  by: (who: string, when: string) => `${who}, ${when}`,
} as const

/** Words of the search in all decisions. */
export const LOG_SEARCH_TEXTS = {
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
} as const

/** Words of every admins' list that is filtered and turned over by pages. */
export const LIST_WORDS = {
  /** Head of the last column, which is read out only. */
  actions: '.What can be done',
  find: 'Find',
  all: 'All',
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  place: (page: number) => `Page ${page}`,
  loading: 'Loading the list…',
  failed: 'This page could not be read from the server. Check your connection and try again.',
  none: 'Nothing fits this filter.',
  clear: 'Show everything',
} as const

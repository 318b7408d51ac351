/**
 * Where a tab keeps id and name of the saved search that it changes, through the loads of a search with other filters.
 */
export const CHANGING = 'changing-search'

/** What a tab keeps while it is at the login that a press led to: to save the page's search, or that of a query. */
export const PAGE_SEARCH = 'asked'

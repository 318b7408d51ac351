/**
 * Where a tab keeps id and name of the saved search that it changes, through the loads of a search with other filters.
 */
export const CHANGING = 'changing-search'

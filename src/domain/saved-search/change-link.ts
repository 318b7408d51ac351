/** The fragment with which the search page opens a saved search to change it. */
export const changeFragment = (id: string): string => `#change-${id}`

/** The saved search that a fragment is about; null if it is about none. */
export const changeOf = (fragment: string): string | null =>
  /^#change-([a-z0-9]{8,40})$/.exec(fragment)?.[1] ?? null

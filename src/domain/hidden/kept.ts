/** The storage keys for what the account said last of what is hidden, and for whether a tab has asked it. */
export const HIDDEN_KNOWN = 'hidden-known'
export const HIDDEN_ASKED = 'hidden-asked'
/** The storage key for when the search was last used, and when on a day before that. */
export const SEARCH_VISIT = 'search-visit'

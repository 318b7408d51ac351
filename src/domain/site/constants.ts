/** Milliseconds after which a page that a link has led to stands at its top. */
export const SCROLL_TOP_MS = 100

/** Where a browser keeps the ids of saved listings, oldest first. */
export const FAVOURITES = 'favourites'
/** Where it keeps the ids of those that are chosen for a comparison. */
export const COMPARED = 'compared'
/** Where it keeps the ids of those that it has shown, the last one first. */
export const VIEWED = 'viewed'
/** Whether a tab has asked the account what is saved: its next pages need not. */
export const FAVOURITES_ASKED = 'favourites-asked'

/** Where a browser keeps the slug of the city that was looked at last. */
export const LAST_CITY = 'last-city'

/** The delay after which a page opened by a link scrolls to its top, in milliseconds. */
export const SCROLL_TOP_MS = 100

/** The storage key for the ids of saved listings, oldest first. */
export const FAVOURITES = 'favourites'
/** The event after a listing was saved or removed. */
export const FAVOURITES_CHANGED = 'favourites-changed'
/** The event after a page has learned that its listing is no longer on offer; with the words for that. */
export const LISTING_CLOSED = 'listing-closed'
/** The storage key for the ids of listings chosen for a comparison. */
export const COMPARED = 'compared'
/** The storage key for the ids of viewed listings, newest first. */
export const VIEWED = 'viewed'
/** The storage key for the account of which this device last received the shortlist. */
export const SHORTLIST_ACCOUNT = 'shortlist-account'
/** The storage key for the lists of two as this device last received them. */
export const TOGETHER_LISTS = 'together-lists'
/** The storage key for questions that could not be sent. */
export const WAITING = 'waiting-questions'
/** The storage key for whether a tab has fetched the account's shortlist, so that its next pages need not. */
export const FAVOURITES_ASKED = 'favourites-asked'

/** The fragment of a listing's address that opens the question for the owner's number, such as after a login. */
export const PHONE_FRAGMENT = '#phone'

/** The storage key for the places of a visitor's own, to which homes are said to be so far. */
export const OWN_PLACES = 'own-places'

/** The storage key for what a visitor has said of their money, which is only here. */
export const OWN_MEANS = 'own-means'

/** The storage key for what a visitor has hidden from the search. */
export const HIDDEN = 'hidden'
/** The event after something was hidden or shown again. */
export const HIDDEN_CHANGED = 'hidden-changed'
/** The event by which a card asks the search around it to hide its home, or all of its poster. */
export const HIDE_ASKED = 'hide-asked'

/** The storage key for the slug of the last viewed city. */
export const LAST_CITY = 'last-city'

/**
 * The storage key for the language that this device's visitor has chosen, or that no offer of the other one is wanted.
 */
export const CHOSEN_LANGUAGE = 'language'
/** The storage key for what was typed into a page that was left for the other language. */
export const TYPED = 'typed'

/** Where the service worker is served. At the root, it answers for all addresses of the site. */
export const WORKER_PATH = '/sw.js'

/** Where a language's manifest is, without its prefix. */
export const MANIFEST_PATH = '/manifest.webmanifest'

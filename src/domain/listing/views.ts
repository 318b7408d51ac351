/**
 * Views are estimated from a sample: one in `oneIn` browsers that show a listing's page for `afterMs` milliseconds
 * reports it, without a cookie, and no address is stored. A nightly job counts those of the day, at most `perListing`
 * for one listing. It reads about `perNight`: more than one network can send in a day.
 */
export const VIEWS = { oneIn: 10, afterMs: 3000, perListing: 100, perNight: 200_000 } as const

const PROGRAMS = /bot|crawl|spider|slurp|preview|headless|lighthouse|curl|wget|python|^$/i

/** Whether a user agent names itself as a bot or a program. */
export const isProgram = (userAgent: string): boolean => PROGRAMS.test(userAgent)

/** A listing's figures: views, and how many accounts saved it, sent an enquiry, and were shown the phone number. */
export type Figures = { views: number; saved: number; asked: number; shown: number }

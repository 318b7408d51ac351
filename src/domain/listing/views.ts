/**
 * Views are reckoned from a sample: one in so many that read a listing's page for so long, in milliseconds, says so. No
 * cookie goes along and no address is kept. Those of a day are counted at night, `perListing` of one listing and
 * `perNight` in all at most.
 */
export const VIEWS = { oneIn: 10, afterMs: 3000, perListing: 100, perNight: 5000 } as const

const PROGRAMS = /bot|crawl|spider|slurp|preview|headless|lighthouse|curl|wget|python|^$/i

/** Whether a browser calls itself a program's. */
export const isProgram = (userAgent: string): boolean => PROGRAMS.test(userAgent)

/** What became of a listing: how many accounts saved it, how many asked, how many were shown the number, and how often it was seen. */
export type Figures = { views: number; saved: number; asked: number; shown: number }

/**
 * Views are estimated from a sample: one in `oneIn` browsers that show a listing's page for `afterMs` milliseconds
 * reports it.
 */
export const VIEWS = { oneIn: 10, afterMs: 3000 } as const

/** A listing's figures: views, and how many accounts saved it, sent an enquiry, and were shown the phone number. */
export type Figures = { views: number; saved: number; asked: number; shown: number }

/** How much one may hide, and send to the account at once; the longest name kept with it, in characters. */
export const HIDDEN_LIMITS = { home: 500, poster: 100, perCall: 100, name: 120 } as const

/** A home is hidden by its id, a poster by the key of all its listings. */
export const HIDDEN_KINDS = ['home', 'poster'] as const

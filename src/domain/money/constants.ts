export const BUYERS = ['man', 'woman', 'joint'] as const
export const SETTINGS = ['urban', 'rural'] as const
export type Buyer = (typeof BUYERS)[number]
export type Setting = (typeof SETTINGS)[number]

/**
 * Where a rate stands; `SOURCE_TEXTS` says by its key what it states, and who states it. `date` is the day or the year
 * of the rate, or of the page that states it.
 */
export type Source = { key: string; address: string; date: string }

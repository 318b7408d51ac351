/** Where the cities lie, for a text of the page of cities. */
export const REGION = 'गंगा के मैदान और दिल्ली के आसपास'

/** A locality of the first city, which forms name as an example. */
export const EXAMPLE_LOCALITY = 'गोमती नगर'

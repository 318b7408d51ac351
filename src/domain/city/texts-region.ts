/** Where the cities lie, for a text of the page of cities. */
export const REGION = 'the Gangetic plain and the capital’s edge'

/** A locality of the first city, which forms name as an example. */
export const EXAMPLE_LOCALITY = 'Gomti Nagar'

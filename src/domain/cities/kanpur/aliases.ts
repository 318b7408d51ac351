import { listed } from '../../text/listed.ts'

/** Former, short and Hindi names, and the most frequent misspellings. */
export const ALIASES = listed('cawnpore; kanpoor; kanpur nagar; knp; कानपूर')

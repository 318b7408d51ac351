import { listed } from '../../text/listed.ts'

/** Former, short and Hindi names, and the most frequent misspellings. */
export const ALIASES = listed(
  'noyda; new okhla; gautam buddha nagar; gautam budh nagar; gautam buddh nagar; gb nagar; नोयडा; नौएडा; नॉएडा',
)

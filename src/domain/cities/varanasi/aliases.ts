import { listed } from '../../text/listed.ts'

/** Former, short and Hindi names, and the most frequent misspellings. */
export const ALIASES = listed(
  'banaras; benares; banares; benaras; bnaras; baranasi; varansi; varanashi; kashi; vns; बनारस; काशी; वारानसी',
)

import { CITY_TEXTS } from '#language/city/texts'
import { HOME_TEXTS } from '#language/home/texts'
import type { CITIES } from '../city/constants.ts'
import type { SiteSettings } from '../site/settings.ts'
import { groupedDigits } from '../text/digits.ts'
import { BUILDERS, STATS } from './constants.ts'

/** `suffix` follows the figure: the advertised ones are "200+". */
type Figure = { value: number; suffix: string; label: string }
type City = (typeof CITIES)[number]

/** What the pages say of the portal's size, and the builders beside it. */
export type Claims = {
  figures: readonly Figure[]
  builders: readonly (typeof BUILDERS)[number][]
  /** What a city's card says of its properties; null: nothing. */
  ofCity: (city: City) => string | null
}

const ADVERTISED: Claims = {
  figures: STATS.map((figure) => ({ ...figure, suffix: '+' })),
  builders: BUILDERS,
  ofCity: ({ claim }) => (claim ? CITY_TEXTS.claim(claim) : CITY_TEXTS.comingSoon),
}

/** The advertised claims, or, where the settings say so, what the database holds; nothing stands for what it lacks. */
export function claimsOf(
  { claims }: Pick<SiteSettings, 'claims'>,
  listings: readonly { city: string; availability: string }[],
): Claims {
  if (claims !== 'counted') return ADVERTISED
  const available = listings.filter(({ availability }) => availability === 'available')
  const countIn = (city: City) => available.filter((listing) => listing.city === city.name).length
  const count = available.length
  return {
    figures: count
      ? [{ value: count, suffix: '', label: count === 1 ? HOME_TEXTS.oneListing : STATS[0].label }]
      : [],
    builders: [],
    ofCity: (city) => {
      if (city.cityKind !== 'routed') return CITY_TEXTS.comingSoon
      return countIn(city) ? CITY_TEXTS.counted(groupedDigits(countIn(city)), countIn(city)) : null
    },
  }
}

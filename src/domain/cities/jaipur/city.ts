import type { CityRow } from '../form.ts'

/** Its middle: the point of the city in the list of bus stops that `point-sources.ts` names. */
export const CITY = {
  name: 'Jaipur',
  names: { hi: 'जयपुर' },
  slug: 'jaipur',
  at: [26.9124, 75.7873],
  state: 'Rajasthan',
  claim: null,
} as const satisfies CityRow

import type { CityRow } from '../form.ts'

/** Its middle: 430 metres from the metro station of its municipal corporation (Wikipedia, PMC Bhavan metro station). */
export const CITY = {
  name: 'Pune',
  names: { hi: 'पुणे' },
  slug: 'pune',
  at: [18.5204, 73.8567],
  state: 'Maharashtra',
  claim: null,
} as const satisfies CityRow

import type { CityRow } from '../form.ts'

export const CITY = {
  name: 'Noida',
  names: { hi: 'नोएडा' },
  slug: 'noida',
  at: [28.5355, 77.391],
  state: 'Uttar Pradesh',
  claim: '500+',
  isMetro: true,
} as const satisfies CityRow

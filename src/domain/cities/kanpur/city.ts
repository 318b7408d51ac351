import type { CityRow } from '../form.ts'

export const CITY = {
  name: 'Kanpur',
  names: { hi: 'कानपुर' },
  slug: 'kanpur',
  at: [26.4499, 80.3319],
  state: 'Uttar Pradesh',
  claim: '100+',
} as const satisfies CityRow

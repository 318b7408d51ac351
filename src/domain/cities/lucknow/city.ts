import type { CityRow } from '../form.ts'

export const CITY = {
  name: 'Lucknow',
  names: { hi: 'लखनऊ' },
  slug: 'lucknow',
  at: [26.8467, 80.9462],
  state: 'Uttar Pradesh',
  claim: '1000+',
} as const satisfies CityRow

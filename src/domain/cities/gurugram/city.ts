import type { CityRow } from '../form.ts'

export const CITY = {
  name: 'Gurugram',
  names: { hi: 'गुरुग्राम' },
  slug: 'gurugram',
  at: [28.4595, 77.0266],
  state: 'Haryana',
  claim: '200+',
  isMetro: true,
} as const satisfies CityRow

import type { CityRow } from '../form.ts'

export const CITY = {
  name: 'Varanasi',
  names: { hi: 'वाराणसी' },
  slug: 'varanasi',
  at: [25.3176, 82.9739],
  state: 'Uttar Pradesh',
  claim: '1000+',
} as const satisfies CityRow

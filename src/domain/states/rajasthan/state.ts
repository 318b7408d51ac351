import type { StateRow } from '../form.ts'

export const STATE = {
  name: 'Rajasthan',
  names: { hi: 'राजस्थान' },
  aliases: [],
} as const satisfies StateRow

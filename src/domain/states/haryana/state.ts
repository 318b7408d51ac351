import type { StateRow } from '../form.ts'

export const STATE = {
  name: 'Haryana',
  names: { hi: 'हरियाणा' },
  aliases: [],
} as const satisfies StateRow

import type { StateRow } from '../form.ts'

export const STATE = {
  name: 'Uttar Pradesh',
  names: { hi: 'उत्तर प्रदेश' },
  aliases: ['U P'],
} as const satisfies StateRow

import type { StateRow } from '../form.ts'

export const STATE = {
  name: 'Maharashtra',
  names: { hi: 'महाराष्ट्र' },
  aliases: [],
} as const satisfies StateRow

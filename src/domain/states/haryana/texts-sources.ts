import type { SourceText } from '../form.ts'

/** What the sources of `duty.ts` state. */
export const SOURCES: Readonly<Record<string, SourceText>> = {
  'duty of Haryana': {
    of: 'Stamp duty and registration fees',
    name: 'Housing.com, on Gurugram',
  },
}

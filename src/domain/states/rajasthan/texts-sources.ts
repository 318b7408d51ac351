import type { SourceText } from '../form.ts'

/** What the sources of `duty.ts` state. */
export const SOURCES: Readonly<Record<string, SourceText>> = {
  'duty of Rajasthan': {
    of: 'Stamp duty for men and women, the surcharge, and registration',
    name: 'Housing.com, on Jaipur',
  },
  'duty of joint buyers in Rajasthan': {
    of: 'Joint buyers: the rate of men',
    name: 'Credit Dharma, on Rajasthan',
  },
  'surcharge of Rajasthan': {
    of: 'The surcharge of two tenths',
    name: 'IGRS Rajasthan, sheet of rates',
  },
}

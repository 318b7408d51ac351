import type { SourceText } from '../form.ts'

/** What the sources of `duty.ts` state. */
export const SOURCES: Readonly<Record<string, SourceText>> = {
  'duty of UP': {
    of: 'Stamp duty in cities, joint buyers and registration',
    name: 'Housing.com, from the figures of IGRS UP',
  },
  'duty outside towns': {
    of: 'Two per cent more inside a development area than outside',
    name: 'Uttar Pradesh Urban Planning and Development Act, section 39',
    act: '',
  },
  'duty of women': {
    of: 'One per cent less for women, up to ₹1 crore',
    name: 'Hindustan Times, on the cabinet’s decision',
  },
}

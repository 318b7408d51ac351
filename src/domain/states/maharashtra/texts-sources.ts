import type { SourceText } from '../form.ts'

/** What the sources of `duty.ts` state. */
export const SOURCES: Readonly<Record<string, SourceText>> = {
  'duty of Maharashtra': {
    of: 'Stamp duty with metro cess and local body tax, in villages, and registration',
    name: 'Kolte-Patil, on Pune',
  },
  'duty of joint buyers in Maharashtra': {
    of: 'The same rate for joint buyers as for men',
    name: 'Property Legal, on Pune',
  },
}

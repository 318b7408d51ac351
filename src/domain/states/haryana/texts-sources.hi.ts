import type { SourceText } from '../form.ts'

/** What the sources of `duty.ts` state. */
export const SOURCES: Readonly<Record<string, SourceText>> = {
  'duty of Haryana': {
    of: 'स्टांप ड्यूटी और रजिस्ट्री की फीस',
    name: 'हाउसिंग डॉट कॉम, गुरुग्राम के बारे में',
  },
}

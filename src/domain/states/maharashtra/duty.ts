import type { Duties } from '../form.ts'

/**
 * In cities five per cent, four for women, with one per cent of metro cess and one of local body tax. Sources
 * contradict each other on joint buyers: 7 or 6.5. In villages four per cent; nothing is stated there of women. Where
 * it is not certain, the higher rate stands, so that nobody reckons with too little.
 */
export const DUTY: Duties = {
  stamp: {
    urban: { man: 7, woman: 6, joint: 7 },
    rural: { man: 4, woman: 4, joint: 4 },
  },
  reliefUpTo: Number.POSITIVE_INFINITY,
  registration: { percent: 1, atMost: 30_000 },
  office: 'igrmaharashtra.gov.in',
  sources: [
    {
      key: 'duty of Maharashtra',
      address: 'koltepatil.com/blog/2025/09/03/stamp-duty-registration-charges-pune-2025',
      date: '2025-09-03',
    },
    {
      key: 'duty of joint buyers in Maharashtra',
      address: 'propertylegal.in/stamp-duty-and-registration-charges-in-pune',
      date: '2026-11-29',
    },
  ],
}

import type { Duties } from '../form.ts'

export const DUTY: Duties = {
  stamp: {
    urban: { man: 7, woman: 6, joint: 6.5 },
    rural: { man: 5, woman: 4, joint: 4.5 },
  },
  reliefUpTo: 1_00_00_000,
  registration: { percent: 1 },
  office: 'igrsup.gov.in',
  sources: [
    {
      key: 'duty of UP',
      address: 'housing.com/news/lucknow-stamp-duty-and-registration-charges',
      date: '2024',
    },
    {
      key: 'duty outside towns',
      address:
        'courtbook.in/search/section/section-39-additional-stamp-duty-on-certain-transfers-of-property-6682f8a4ef3912eb95131936',
      date: '1973',
    },
    {
      key: 'duty of women',
      address:
        'hindustantimes.com/real-estate/uttar-pradesh-govt-expands-stamp-duty-relief-for-women-property-buyers-to-1-crore-101753277122432.html',
      date: '2025-07-23',
    },
  ],
}

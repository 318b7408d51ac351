import type { Duties } from '../form.ts'

const ANY = Number.POSITIVE_INFINITY

export const DUTY: Duties = {
  stamp: {
    urban: { man: 7, woman: 5, joint: 6 },
    rural: { man: 5, woman: 3, joint: 4 },
  },
  reliefUpTo: ANY,
  registration: {
    slabs: [
      [50_000, 100],
      [5_00_000, 1000],
      [10_00_000, 5000],
      [20_00_000, 10_000],
      [25_00_000, 12_500],
      [40_00_000, 20_000],
      [50_00_000, 25_000],
      [60_00_000, 30_000],
      [70_00_000, 35_000],
      [80_00_000, 40_000],
      [90_00_000, 45_000],
      [ANY, 50_000],
    ],
  },
  office: 'jamabandi.nic.in',
  sources: [
    {
      key: 'duty of Haryana',
      address: 'housing.com/news/gurgaon-stamp-duty-and-registration-charges',
      date: '2024',
    },
  ],
}

import type { ROUTED_CITIES } from '../city/constants.ts'

export const BUYERS = ['man', 'woman', 'joint'] as const
export const SETTINGS = ['urban', 'rural'] as const
export type Buyer = (typeof BUYERS)[number]
export type Setting = (typeof SETTINGS)[number]
export type DutyState = (typeof ROUTED_CITIES)[number]['state']

/** The sources of all rates; `SOURCE_TEXTS` says what each states, and who states it. */
export type SourceKey =
  | 'duty of UP'
  | 'duty outside towns'
  | 'duty of women'
  | 'duty of Haryana'
  | 'tax kept back'
  | 'tax of residents'
  | 'GST'
  | 'affordable'

/** `date` is the day or the year of the rate, or of the page that states it. */
export type Source = { key: SourceKey; address: string; date: string }

export type Duties = {
  /** Per cent of the price. */
  stamp: Record<Setting, Record<Buyer, number>>
  /** Above this price, women and joint buyers pay the same rate as men. */
  reliefUpTo: number
  /** Per cent of the price, or fees in rupees, each up to a price. */
  registration: { percent: number } | { slabs: readonly (readonly [upTo: number, fee: number])[] }
  /** The state's page with the current rates. */
  office: string
  sources: readonly Source[]
}

const ANY = Number.POSITIVE_INFINITY

/** Each state's stamp duty and registration fee for buyers. Only this table holds these rates. */
export const DUTIES: Record<DutyState, Duties> = {
  'Uttar Pradesh': {
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
  },
  Haryana: {
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
  },
}

/** The facts of a purchase on which the duty depends. */
export type Bought = { price: number; state: DutyState; setting: Setting; buyer: Buyer }

/** The stamp duty, in per cent of the price. */
export function stampPercent({ price, state, setting, buyer }: Bought): number {
  const { stamp, reliefUpTo } = DUTIES[state]
  return stamp[setting][price > reliefUpTo ? 'man' : buyer]
}

export const stampDuty = (bought: Bought): number =>
  Math.round((bought.price * stampPercent(bought)) / 100)

export function registrationFee({ price, state }: Pick<Bought, 'price' | 'state'>): number {
  const { registration } = DUTIES[state]
  if ('percent' in registration) return Math.round((price * registration.percent) / 100)
  return registration.slabs.find(([upTo]) => price <= upTo)?.[1] ?? 0
}

import type { CityRow } from '../cities/form.ts'
import { ROUTED_CITIES } from '../city/constants.ts'
import { UNFINISHED } from '../rera/constants.ts'
import type { Source } from './constants.ts'
import type { LoanKind } from './emi.ts'

/** How far a home is built when it is bought: GST is due to its builder until it has its completion certificate. */
export const STAGES = ['finished', 'building', 'affordable'] as const
export type Stage = (typeof STAGES)[number]

/** How far a listing's home is built. GST is due on homes alone, as far as a listing says. */
export const stageOf = (of: { kind: LoanKind; possession?: string | null | undefined }): Stage =>
  of.kind === 'home' && of.possession === UNFINISHED ? 'building' : 'finished'

type Known = Source & {
  /** From the text of the law, as somebody reprints it, or from what others write about it. */
  seen: 'reprint' | 'secondary'
}

/**
 * The tax that a buyer keeps back from the price and pays to the state for the seller: per cent of it, from a price on,
 * that price included. It is of the higher of price and stamp value, and of homes whose seller lives in India.
 */
export const KEPT_BACK = {
  from: 50_00_000,
  percent: 1,
  form: '141',
  formBefore: '26QB',
  since: '2026-04-01',
  sources: [
    {
      key: 'tax kept back',
      address: 'taxgst.in/?p=66914',
      date: '2026-06-02',
      seen: 'secondary',
    },
    {
      key: 'tax of residents',
      address: 'divmayconsultants.com/service/3c',
      date: '2026',
      seen: 'secondary',
    },
  ],
} as const satisfies { sources: readonly Known[]; [fact: string]: unknown }

/** GST on a home that is bought from its builder before it has its completion certificate, in per cent of the price. */
export const GST = {
  percent: 5,
  /** A home is affordable up to this price and, in square metres, this carpet area. */
  affordable: { percent: 1, upTo: 45_00_000, carpet: { metro: 60, elsewhere: 90 } },
  /** Of the portal's cities, those that count as metropolitan here. */
  metro: ROUTED_CITIES.filter((city: CityRow) => city.isMetro).map(({ name }) => name),
  since: '2019-04-01',
  sources: [
    {
      key: 'GST',
      address: 'taxlok.com/view/latest/library/latest-highlights/details.html/id=NOC1ns8dewrdvws=',
      date: '2019',
      seen: 'secondary',
    },
    {
      key: 'affordable',
      address:
        'howtoexportimport.com/Meaning-of-affordable-residential-apartment-under--21396.aspx',
      date: '2019',
      seen: 'secondary',
    },
  ],
} as const satisfies { sources: readonly Known[]; [fact: string]: unknown }

/** The tax that the buyer keeps back, in whole rupees, as far as the price alone decides; null below its limit. */
export const keptBack = (price: number): number | null =>
  price >= KEPT_BACK.from ? Math.round((price * KEPT_BACK.percent) / 100) : null

/** The rate of GST in per cent. A home above the limit is not affordable, whatever is chosen. */
export function gstPercent({ stage, price }: { stage: Stage; price: number }): number {
  if (stage === 'finished') return 0
  return stage === 'affordable' && price <= GST.affordable.upTo
    ? GST.affordable.percent
    : GST.percent
}

export const gstOf = (bought: { stage: Stage; price: number }): number =>
  Math.round((bought.price * gstPercent(bought)) / 100)

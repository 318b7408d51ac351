import { fromTo } from '#language/money/texts-amounts'
import { within } from '#language/text/texts'
import { LEAST_ASKED, type Sure } from './constants.ts'

/** Homes, or what else is on offer. */
const many = (isHome: boolean) => (isHome ? 'homes' : 'properties')

/** An amount with what it is paid for, if it is paid again and again. */
const paid = (amount: string, period: string) => (period ? `${amount} ${period}` : amount)

/** What is asked for a home or another property: a heading, and a button that says it. */
/* @__NO_SIDE_EFFECTS__ */
export const askedTitle = (isHome: boolean) => `What are such ${many(isHome)} asked for?`

/** Where the posting form says it. */
export const ASKED_FORM_TEXTS = {
  loading: 'Looking at what such homes are asked for…',
  failed: 'What such homes are asked for could not be loaded.',
  retry: 'Look again',
  needs: (labels: string) => `To see this, fill in: ${labels}.`,
  bedrooms: 'How many bedrooms? It counts here.',
} as const

/** What such homes are asked for. Never what one is worth, and never one figure. */
export const ASKED_TEXTS = {
  range: (low: string, high: string, period: string) => paid(fromTo(low, high), period),
  says: (isHome: boolean, range: string) => `Such ${many(isHome)} are asked for ${range}.`,
  saysInCity: (isHome: boolean, range: string, city: string) =>
    `In all of ${city}, such ${many(isHome)} are asked for ${range}.`,
  tooFewIn: (place: string) => `Too few to say ${within(place)}.`,
  tooFewAtAll: (place: string, city: string) =>
    `Too few to say ${within(place)}, and in all of ${city}.`,
  counted: (here: number, inCity: number) =>
    `Asking prices of such: ${here} here, ${inCity} in the whole city. A range needs ${LEAST_ASKED}.`,
  /** `what` is "3 BHK flats for sale", `size` is "1,450 sq ft". */
  basis: (count: number, what: string, place: string, size: string | null) =>
    `The middle half of ${count} asking prices of ${what} ${within(place)}${size ? `, adjusted to ${size}` : ''}.`,
  since: (day: string) => `Each was stated or confirmed on ${day} or later.`,
  howSure: (word: string) => `How sure: ${word}`,
  sure: { high: 'high', fair: 'fair', low: 'low' } satisfies Record<Sure, string>,
  invented: 'Demo: homes among these are invented, and so are their prices.',
  how: 'How we get this range',
  table: 'Month by month (CSV)',
  /** In a table: for which size a range is, and the range of the next larger place. */
  detail: (size: string, sure: string) => `for ${size}, sure: ${sure}`,
  inCity: (city: string, count: number, range: string, detail: string) =>
    `All of ${city}, ${count} prices: ${range}, ${detail}`,
} as const

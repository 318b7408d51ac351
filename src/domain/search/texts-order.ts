import { DESCRIBED_TEXTS } from '#language/listing/texts-described'
import type { Sort } from './constants.ts'

/** What each order goes by, in a sentence below the heading. */
export const ORDER_TEXTS: Readonly<Record<Sort, string>> = {
  newest: 'Newest first, by the day our team approved them.',
  'price-low': 'Lowest price first.',
  'price-high': 'Highest price first.',
  area: 'Largest area first, as posters state it, carpet and super built-up alike.',
  rate: 'Lowest price per sq ft first, by the area that its poster states, carpet or super built-up.',
  confirmed: 'First those whose posters were last to confirm that they are available.',
  'move-in':
    'Least to pay before moving in first: rent, maintenance and deposit, without brokerage.',
}

/** What is said beside that, where it concerns what was found. */
export const ORDER_NOTES = {
  /** With an order by price or by price per sq ft, where there are kinds that do not compare. */
  apart: ([first = '', ...others]: readonly string[]) =>
    `${first.charAt(0).toUpperCase()}${first.slice(1)} come first, ${others.map((one) => `then ${one}`).join(', ')}.`,
  prices: { Sell: 'prices to buy', Rent: 'rents', PG: 'rents of a PG bed' },
  rates: {
    Sell: 'prices to buy',
    Rent: 'rents a month',
    PG: 'PG beds, which have no area of their own',
  },
  homesFirst: 'Homes, then land, then what is commercial.',
  withoutSum: (count: number) =>
    count === 1
      ? 'One that states no deposit comes after the others.'
      : `${count} that state no deposit come after the others.`,
  salesLast: 'What is for sale comes last.',
} as const

/** The line of a card that says by what it stands where it does. */
export const ORDER_FACTS = {
  rentRate: (rupees: string) => `${DESCRIBED_TEXTS.perSquareFoot(rupees)} a month`,
  confirmed: (day: string) => `confirmed ${day}`,
  withoutSum: 'deposit not stated',
} as const

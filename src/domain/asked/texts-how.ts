import { shownCity } from '#language/city/texts-named'
import { inPercent } from '#language/money/texts-amounts'
import type { PolicySection } from '../company/policy.ts'
import { LISTING_DAYS } from '../listing/constants.ts'
import { ERROR_LIMITS, LEAST_ASKED, SURE_LIMITS } from './constants.ts'
import { isMeasured, type Measured } from './measure.ts'

export const HOW_ASKED_TEXTS = {
  title: 'How we get a range of asking prices',
  description:
    'Which homes are compared, how their asking prices become a range, how sure it is, and how often it is wrong.',
  demo: 'Demo: the homes here are invented, and so are their prices. Figures about them say nothing of a real city.',
} as const

/** What the error in a city was; null where it has too few asking prices. */
function errorOf(city: string, found: Measured): string {
  const name = shownCity(city)
  if (!isMeasured(found)) return `${name}: too few yet. There are ${found.asked}.`
  const { held, inside, apart } = found
  const share = inPercent(Math.round((inside * 100) / held))
  const others =
    apart === null ? '' : ` Of the others, half were less than ${inPercent(apart)} outside.`
  return `${name}: ${held} asking prices were held back, and ${share} of them were in their range.${others}`
}

/** How ranges are made. `errors` are those of each city. */
export function howAsked(
  errors: readonly { city: string; found: Measured }[],
): readonly PolicySection[] {
  const { many, close, wide } = SURE_LIMITS
  const { least, days } = ERROR_LIMITS
  return [
    {
      id: 'what',
      title: 'What it says',
      paragraphs: [
        'Such homes are asked for this much: a range, with the number of asking prices, their age, and how sure it is.',
        'It says what is asked, not what is paid in the end. It is no opinion about any one home.',
      ],
    },
    {
      id: 'which',
      title: 'Which homes are compared',
      paragraphs: [],
      points: [
        'Homes on offer here now: of the same kind, with as many bedrooms, in the same locality.',
        `A range needs ${LEAST_ASKED} of them. With fewer it is of the whole city, and says so. With too few there too, we say that.`,
        'A home that several accounts offer counts once, at its lowest asking price.',
        'The home on the page is left out of its own range.',
      ],
    },
    {
      id: 'range',
      title: 'How the range is made',
      paragraphs: [],
      points: [
        'Each asking price is divided by the size of its home and multiplied by the size of this one. A bed in a PG is compared as it is.',
        'A quarter of them ask less than the range, and a quarter ask more. Its ends are rounded outward.',
        'A locality has no size of its own: its ranges are for the usual size there, which stands beside them.',
      ],
    },
    {
      id: 'age',
      title: 'How old the prices are',
      paragraphs: [
        `A listing leaves the site ${LISTING_DAYS.unconfirmed} days after its owner last confirmed it. The day in the text is the earliest on which one of the prices was stated or confirmed.`,
      ],
    },
    {
      id: 'sure',
      title: 'How sure it is',
      paragraphs: [],
      points: [
        `High: ${many} asking prices or more in the locality, and the upper end is at most ${inPercent(close)} above the lower.`,
        `Low: the upper end is more than ${inPercent(wide)} above the lower, or the whole city has fewer than ${many}.`,
        'Fair: everything between.',
      ],
    },
    {
      id: 'error',
      title: 'How often it is wrong',
      paragraphs: [
        'We hold back one home after the other, make its range from the rest, and look at what it asks. Half of the homes should be in their range.',
        `We say this of a city from ${least} asking prices on that were stated or confirmed in the last ${days} days.`,
      ],
      points: errors.map(({ city, found }) => errorOf(city, found)),
    },
    {
      id: 'months',
      title: 'Month by month',
      paragraphs: [
        'The page of a locality has a table for spreadsheets: what was on offer at the end of each month, and the ends of the middle half of what was asked, each for its own size. Homes whose listings were deleted are not in it.',
      ],
    },
  ]
}

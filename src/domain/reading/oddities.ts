import { TYPE_WORDS } from '#language/listing/texts-described'
import { ODD_MARKS, SAID_TEXTS, ODD_TEXTS as texts } from '#language/reading/texts-bounds'
import { withCapital } from '#language/text/texts'
import { formatArea } from '../area/rules.ts'
import { LISTING_TYPES } from '../listing/constants.ts'
import type { FieldName } from '../listing/fields.ts'
import { floorPhrase } from '../listing/floors.ts'
import type { ListingFields } from '../listing/schema.ts'
import { exact, monthly, once, priceOf } from '../money/rules.ts'
import { groupedDigits } from '../text/digits.ts'
import { formatDate } from '../time/calendar.ts'
import { type Oddity, odditiesOf } from './bounds.ts'

type Listing = Partial<ListingFields>

/** A rate may be below a rupee, which no price is. */
const rupees = (amount: number) =>
  amount < 10 ? `₹${Number(amount.toPrecision(2))}` : exact(once(Math.round(amount)))
const typeOf = ({ listingType }: Listing) => listingType ?? LISTING_TYPES[0]
const area = (listing: Listing, squareFeet: number) =>
  formatArea(squareFeet, listing.areaUnit ?? undefined)

/** A value in words, as a part of a sentence: "₹45 per month", "1.5 sq ft", "20 bedrooms on 100 sq ft". */
export function saidOf({ about, value }: Oddity, listing: Listing): string {
  const number = Number(value)
  const count = groupedDigits(number)
  switch (about) {
    case 'price':
      return exact(priceOf({ listingType: typeOf(listing), price: number }))
    case 'rate':
      return SAID_TEXTS.rate(rupees(number), typeOf(listing))
    case 'plotArea':
      return area(listing, number)
    case 'deposit':
      return SAID_TEXTS.deposit(exact(once(number)))
    case 'maintenance':
      return SAID_TEXTS.maintenance(exact(monthly(number)))
    case 'rooms':
      return SAID_TEXTS.rooms(count, area(listing, listing.plotArea ?? 0))
    case 'availableFrom':
      return SAID_TEXTS.availableFrom(formatDate(String(value)))
    case 'floorNumber':
      return floorPhrase(number)
    case 'bedrooms':
    case 'bathrooms':
    case 'totalFloors':
      return SAID_TEXTS[about](count)
    default:
      return String(value)
  }
}

/** The question to the poster. */
export function questionOf(oddity: Oddity, listing: Listing): string {
  const { about, isLow, bounds } = oddity
  const said = withCapital(saidOf(oddity, listing))
  const kind = listing.propertyType ? TYPE_WORDS[listing.propertyType] : ''
  const usual = [rupees(Number(bounds[0])), rupees(Number(bounds[1]))] as const
  switch (about) {
    case 'price':
      return texts.price(said, isLow, typeOf(listing), kind)
    case 'rate':
      return texts.rate(said, isLow, usual)
    case 'plotArea':
      return texts.area(said, isLow, kind)
    case 'deposit':
      return texts.deposit(said, isLow, usual)
    case 'maintenance':
      return texts.maintenance(said, isLow)
    case 'rooms':
      return texts.rooms(said)
    case 'availableFrom':
      return texts.day(said, isLow)
    default:
      return texts.count(said, kind)
  }
}

/**
 * A question to the poster at the field that shows it, and its answer that the value is right. Questions of one kind
 * differ in their figures only. `instead`: other answers, which change a field.
 */
export type Question<Name extends FieldName = FieldName> = {
  field: Name
  kind: string
  question: string
  /** Missing where the value cannot be right. */
  yes?: string
  instead?: readonly { label: string; field: Name; value: string }[]
}

/** A question that a yes answers. */
export type Confirmable = Question & { yes: string }

/** The questions about a listing, but for what is confirmed. */
export const questionsOf = (
  listing: Listing,
  confirmed: readonly FieldName[],
  today: Date,
): Confirmable[] =>
  odditiesOf(listing, today)
    .filter(({ field }) => !confirmed.includes(field))
    .map((oddity) => ({
      field: oddity.field,
      kind: [oddity.about, oddity.isLow ? 'low' : 'high'].join(' '),
      question: questionOf(oddity, listing),
      yes: texts.yes(saidOf(oddity, listing)),
    }))

/** What the desk says of a value outside its bounds: a mark, and the sentence that explains it. */
export type OddMark = { mark: string; sentence: string }

export const marksOf = (
  listing: Listing & { confirmed?: readonly FieldName[] },
  today: Date,
): OddMark[] =>
  odditiesOf(listing, today).map((oddity) => {
    const said = saidOf(oddity, listing)
    return listing.confirmed?.includes(oddity.field)
      ? { mark: withCapital(ODD_MARKS.confirmed(said)), sentence: ODD_MARKS.posterConfirmed(said) }
      : {
          mark: withCapital(ODD_MARKS.unconfirmed(said)),
          sentence: withCapital(ODD_MARKS.outside(said)),
        }
  })

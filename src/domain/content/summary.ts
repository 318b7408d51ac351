import { fromTo } from '#language/money/texts-amounts'
import type { Fields } from '../field/field.ts'
import { LISTING_TYPES } from '../listing/constants.ts'
import { once, priceOf, short } from '../money/rules.ts'
import { CONTENT_FIELDS, type Collection } from './fields.ts'

/** The texts of an entry in the list. The first line that the form asks for is its title. */
export function summaryOf(
  collection: Collection,
  fields: Readonly<Record<string, unknown>>,
): { title: string; place: string; price: string } {
  const table: Fields = CONTENT_FIELDS[collection]
  const title = Object.keys(table).find((name) => table[name]?.kind === 'line') ?? ''
  const words = (...names: string[]) =>
    names
      .map((name) => fields[name])
      .filter((value): value is string => typeof value === 'string' && value !== '')
  const amounts = (...names: string[]) =>
    names.map((name) => fields[name]).filter((value): value is number => typeof value === 'number')
  const listingType = LISTING_TYPES.find((type) => type === fields.listingType) ?? 'Sell'
  const prices = [
    ...amounts('price').map((price) => priceOf({ listingType, price })),
    ...amounts('priceMin', 'priceMax').map(once),
  ]
  const place =
    words('location').length > 0 ? words('location') : [...new Set(words('locality', 'city'))]
  return {
    title: words(title)[0] ?? '',
    place: [...place, ...words('propertyType', 'projectType')].join(', '),
    price: prices.map(short).reduce((text, price) => (text ? fromTo(text, price) : price), ''),
  }
}

import { MOVE_IN_TEXTS as texts } from '#language/listing/texts-move-in'
import { exact, monthly, once } from '../money/rules.ts'
import { BROKERAGES } from './constants.ts'
import { fieldsWithoutMeaning } from './fields.ts'
import { toMoveIn } from './rules.ts'
import type { ListingFields } from './schema.ts'

const [, ASKED] = BROKERAGES

/**
 * That sum in words: `amount` is "from" it where something may come on top, and empty where it would be a guess. `made`
 * says what it is made of, `open` what comes on top or was not stated. Null for a sale and for a place that is taken.
 */
export function moveInWords(
  listing: Parameters<typeof toMoveIn>[0] &
    Pick<ListingFields, 'propertyType' | 'propertyCategory' | 'brokerage'>,
): { amount: string; made: string; open: string } | null {
  const { listingType, propertyType, propertyCategory, availability } = listing
  const { price, deposit, maintenance, brokerage } = listing
  if (listingType === 'Sell' || availability !== 'available') return null
  const total = toMoveIn(listing)
  const notAsked = fieldsWithoutMeaning(propertyType, propertyCategory, listingType)
  const unstated = (['deposit', 'maintenance', 'brokerage'] as const)
    .filter((name) => listing[name] == null && !notAsked.includes(name))
    .map((name) => texts.parts[name])
  const sum = total === null ? '' : exact(once(total))
  const isWhole = unstated.length === 0 && brokerage !== ASKED
  const parts = [
    [texts.parts.rent, price, once],
    [texts.parts.deposit, deposit, once],
    // It is due each month from then on.
    [texts.parts.maintenance, maintenance, monthly],
  ] as const
  const made = [
    ...parts.flatMap(([part, rupees, due]) => (rupees ? [`${part} ${exact(due(rupees))}`] : [])),
    deposit === 0 ? texts.noDeposit : '',
    brokerage && brokerage !== ASKED ? texts.noBrokerage : '',
  ]
  const open = [brokerage === ASKED ? texts.brokerageAsked : '', texts.unstated(unstated)]
  return {
    amount: isWhole || !sum ? sum : texts.from(sum),
    made: made.filter(Boolean).join(', '),
    open: open.filter(Boolean).join(' '),
  }
}

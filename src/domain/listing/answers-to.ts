import { slugOf } from '../text/slug.ts'
import { ANY_TENANTS, TENANTS } from './constants.ts'
import type { FieldName } from './fields.ts'

/** By the id of a wish in an address, the answers of listings that fulfil it. */
export type Wishes = Readonly<Record<string, readonly string[]>>
/** A PG for both accepts either. */
const GUESTS: Wishes = {
  women: ['Women', 'Women and men'],
  men: ['Men', 'Women and men'],
  'women-and-men': ['Women and men'],
}
const OFFERED: Wishes = { yes: ['Included', 'Extra'] }
/** Wishes that are not answers themselves, by field: each with the answers that fulfil it. */
export const WISHES: Partial<Record<FieldName, Wishes>> = {
  pgFor: GUESTS,
  wifi: OFFERED,
  laundry: OFFERED,
  airConditioning: { yes: ['In the rooms'] },
  gateCloses: {
    never: ['Never'],
    'after-10-pm': ['Never', 'After 10 pm'],
    'by-10-pm': ['By 10 pm', 'By 9 pm', 'By 8 pm'],
    'by-9-pm': ['By 9 pm', 'By 8 pm'],
  },
  tenantsPreferred: {
    ...Object.fromEntries(TENANTS.map((tenants) => [slugOf(tenants), [tenants, ANY_TENANTS]])),
    [slugOf(ANY_TENANTS)]: [ANY_TENANTS],
  },
  pets: { allowed: ['Allowed'] },
  brokerage: { none: ['No brokerage'] },
  corner: { yes: ['Yes'] },
}

import { shownValue } from '#language/listing/texts-values'
import { SIGN_UP_ROLES } from '../account/constants.ts'
import {
  FIELD_NAMES,
  fieldOf,
  type FieldName,
  type LISTING_FIELDS,
  shortLabel,
} from '../listing/fields.ts'
import { ADDED, BUDGETS, RENTS, SWITCH } from './constants.ts'
import type { FacetRule } from './facets.ts'
import { bedroomsOption } from '#language/search/texts-options'
import { FACET_TEXTS } from '#language/search/texts'
import { slugOf } from '../locality/locality.ts'

/** `also`: further values that belong to the option, or all of them if it has no value of its own. */
export type FacetOption = { id: string; label: string; also?: readonly string[] }

/** A filter of a search. */
export type Facet = FacetRule<FacetName, FacetOption> & {
  label: string
  /** The field that it filters; missing if it is derived from several fields. */
  field?: FieldName
}

type Table = typeof LISTING_FIELDS
type Choice = { facet: { name: string; choice: 'one' | 'many' | 'all' } }
type Declared = {
  [Name in FieldName]: Table[Name] extends Choice ? Table[Name]['facet']['name'] : never
}[FieldName]
export type FacetName = Declared | 'for' | 'budget' | 'by' | 'added'

/** This number of bedrooms and more are one option. */
export const MOST_BEDROOMS = 5
const BEDROOMS = Array.from({ length: MOST_BEDROOMS }, (_, n) => ({
  id: String(n + 1),
  label: bedroomsOption(n + 1, n + 1 === MOST_BEDROOMS),
}))
/** A PG for both accepts either. */
const BOTH = 'women-and-men'

function optionsOf(name: FieldName): FacetOption[] | null {
  const field = fieldOf(name)
  if (name === 'bedrooms') return BEDROOMS
  if (field.kind !== 'choice' && field.kind !== 'choices') return null
  return field.options.map((value) => {
    const [id, label] = [slugOf(value), shownValue(value)]
    return name === 'pgFor' && id !== BOTH ? { id, label, also: [BOTH] } : { id, label }
  })
}

const DECLARED: Facet[] = FIELD_NAMES.flatMap((name) => {
  const { facet } = fieldOf(name)
  if (!facet || facet.choice === 'range') return []
  const { choice } = facet
  const facetName = facet.name as FacetName
  const label = FACET_TEXTS[facetName] ?? shortLabel(name)
  return [{ name: facetName, label, choice, options: optionsOf(name), field: name }]
})

const one = (name: FacetName, options: readonly FacetOption[]): Facet => ({
  ...{ name, options, choice: 'one', label: FACET_TEXTS[name] ?? name },
})

/** Every facet, in the order in which chips name them. */
export const LISTING_FACETS: readonly Facet[] = [
  one('for', SWITCH),
  ...DECLARED,
  one('budget', [...BUDGETS, ...RENTS]),
  {
    ...one(
      'by',
      SIGN_UP_ROLES.map((role) => ({ id: slugOf(role), label: shownValue(role) })),
    ),
    choice: 'many',
  },
  one('added', ADDED),
]

const BY_NAME = Object.fromEntries(LISTING_FACETS.map((facet) => [facet.name, facet]))
export const facetNamed = (name: FacetName): Facet => BY_NAME[name] as Facet

/** The fields with a range filter, by query parameter. */
export const RANGES = { price: 'price', area: 'plotArea' } as const
export type RangeName = keyof typeof RANGES

import {
  bedroomsOption,
  CHOSEN_TEXTS,
  FACET_TEXTS,
  OPTION_TEXTS,
} from '#language/listing/texts-facets'
import { shownValue } from '#language/listing/texts-values'
import { SIGN_UP_ROLES } from '../account/constants.ts'
import { slugOf } from '../text/slug.ts'
import { WISHES, type Wishes } from './answers-to.ts'
import { ADDED, BUDGETS, RENTS, RIGHTS, SWITCH } from './facet-options.ts'
import { FIELD_NAMES, type FieldName, fieldOf, type LISTING_FIELDS, shortLabel } from './fields.ts'
import { FLOOR_IDS } from './floors.ts'
import { posterWord } from './poster.ts'

/**
 * A filter. Of a facet that takes `many`, a row fits with any chosen option; of `one` and `all` it has to belong to
 * each, where a form offers one option in place of another, or one more. `options` is null if any slug is allowed, as
 * for localities.
 */
export type FacetRule<Name extends string, Option extends { id: string } = { id: string }> = {
  name: Name
  choice: 'one' | 'many' | 'all'
  options: readonly Option[] | null
}

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
export type FacetName = Declared | 'for' | 'budget' | 'by' | 'right' | 'added'

/** This number of bedrooms and more are one option. */
export const MOST_BEDROOMS = 5
const BEDROOMS = Array.from({ length: MOST_BEDROOMS }, (_, n) => ({
  id: String(n + 1),
  label: bedroomsOption(n + 1, n + 1 === MOST_BEDROOMS),
}))

/** `values` are the answers that belong to each option by their ids. */
const optionsFor = (facet: string, ids: readonly string[], values: Wishes): FacetOption[] =>
  ids.map((id) => ({
    id,
    label: OPTION_TEXTS[facet]?.[id] ?? shownValue(values[id]?.[0] ?? id),
    also: (values[id] ?? []).map(slugOf).filter((value) => value !== id),
  }))

function optionsOf(name: FieldName, facet: string): FacetOption[] | null {
  const field = fieldOf(name)
  if (name === 'bedrooms') return BEDROOMS
  if (field.kind === 'floor') return optionsFor(facet, FLOOR_IDS, {})
  if (field.kind !== 'choice' && field.kind !== 'choices') return null
  const answers = Object.fromEntries(field.options.map((value) => [slugOf(value), [value]]))
  const wishes = WISHES[name] ?? answers
  return optionsFor(facet, Object.keys(wishes), wishes)
}

const DECLARED: Facet[] = FIELD_NAMES.flatMap((name) => {
  const { facet } = fieldOf(name)
  if (!facet || facet.choice === 'range') return []
  const { choice } = facet
  const facetName = facet.name as FacetName
  const label = FACET_TEXTS[facetName] ?? shortLabel(name)
  return [{ name: facetName, label, choice, options: optionsOf(name, facetName), field: name }]
})

/** Whoever is no agent has posted a property of their own. */
const POSTERS = [...Map.groupBy(SIGN_UP_ROLES, posterWord)].map(([id, [role, ...also]]) => ({
  id,
  label: shownValue(role ?? ''),
  also: also.map(slugOf),
}))

const one = (name: FacetName, options: readonly FacetOption[]): Facet => ({
  name,
  options,
  choice: 'one',
  label: FACET_TEXTS[name] ?? name,
})

/** Every facet, in the order in which chips name them. */
export const LISTING_FACETS: readonly Facet[] = [
  one('for', SWITCH),
  ...DECLARED,
  one('budget', [...BUDGETS, ...RENTS]),
  {
    ...one('by', POSTERS),
    choice: 'many',
  },
  { ...one('right', RIGHTS), choice: 'many' },
  one('added', ADDED),
]

const BY_NAME = Object.fromEntries(LISTING_FACETS.map((facet) => [facet.name, facet]))
export const facetNamed = (name: FacetName): Facet => BY_NAME[name] as Facet

/** The options of a facet to which a value belongs. */
export function optionsWith({ options }: Facet, id: string): string[] {
  if (!options) return id ? [id] : []
  return options.flatMap((option) =>
    option.id === id || option.also?.includes(id) ? option.id : [],
  )
}

/** What a choice says on its own; undefined if the filter has no such option. */
export function chosenLabel(name: FacetName, id: string): string | undefined {
  const label = BY_NAME[name]?.options?.find((option) => option.id === id)?.label
  return label && (CHOSEN_TEXTS[name]?.(label) ?? label)
}

/** The fields with a range filter, by query parameter. */
export const RANGES = { price: 'price', area: 'plotArea', road: 'roadWidth' } as const
export type RangeName = keyof typeof RANGES
export const RANGE_NAMES = Object.keys(RANGES) as RangeName[]

/** The field that a filter or a range is about; undefined if it is derived from several. */
export const fieldOfFilter = (name: string): FieldName | undefined =>
  RANGE_NAMES.some((range) => range === name) ? RANGES[name as RangeName] : BY_NAME[name]?.field

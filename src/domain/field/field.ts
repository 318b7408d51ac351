import type { ListingType } from '../listing/constants.ts'
import type { Period } from '../money/rules.ts'

/**
 * How an answer is written, checked, stored and shown. Lengths in characters, money in rupees, areas in square feet. A
 * line or text is public as it was written, so it must not contain contact details; `isName` marks a line that stands
 * in titles, mails and addresses, where apps make links of what looks like one, and `isExact` an address or an account,
 * whose digits are no phone number. `stored` reads what people write in several ways as the one that is kept. A picture
 * is an address on this site. A floor is 0 at the ground and below zero under it.
 */
type Kind =
  | {
      kind: 'choice'
      options: readonly [string, ...string[]]
      /** Labels of the options that differ from what is stored. */
      labels?: Readonly<Record<string, string>>
      chips?: true
    }
  | { kind: 'choices'; options: readonly [string, ...string[]]; min?: number }
  /** The form offers the counts up to `chips` as chips, and any other number beside them. */
  | { kind: 'count'; min: number; max: number; unit?: 'feet'; chips?: number }
  | { kind: 'floor'; min: number; max: number }
  /** `least`: the lowest of several prices is asked for. */
  | { kind: 'money'; min: number; period?: Period; least?: true }
  /** `whole`: the form asks for no unit, so that of a converted one only whole square feet are kept. */
  | { kind: 'area'; whole?: true }
  | { kind: 'date' }
  | {
      kind: 'line'
      max: number
      suggestions?: readonly string[]
      isName?: true
      isExact?: true
      stored?: (written: string) => string
    }
  | { kind: 'text'; max: number }
  | { kind: 'picture' }
  | { kind: 'pictures'; max: number; min?: number }
  /** https addresses, one a line. */
  | { kind: 'links'; max: number; stored?: (written: string) => string }

export type Field = Kind & {
  /** The label in the form. `short` is the label on pages and on the desk, if it differs. */
  label: string
  short?: string
  hint?: string
  /** An answer is required, except where the field does not apply. */
  required?: true
  /** Where an answer is missing, the portal makes one from the others: an empty one is taken. */
  proposed?: true
  /** The answer of an empty form. */
  initial?: string
  /** What has no such field: a plot has no floors. */
  notFor?: {
    types?: readonly string[]
    categories?: readonly string[]
    listingTypes?: readonly ListingType[]
  }
  /** It applies only with this answer to another field of its table; where the table has no such field, always. */
  onlyWith?: { possession: string }
  /**
   * The sentences for a missing answer, a wrong one, and one that is too high or too many. Without them, those of a
   * listing's field of the same name apply.
   */
  errors?: { missing: string; wrong?: string; tooMuch?: string }
}
/** What a form asks, and what a table of the database stores. */
export type Fields = Readonly<Record<string, Field>>
export type NameOf<F extends Fields> = keyof F & string

type Frame = Omit<Field, keyof Kind | 'options' | 'labels' | 'chips' | 'min' | 'max'>
/** Makes an entry of a table of fields and keeps its literal types. */
export const of = <const K extends Kind, const F extends Frame>(kind: K, frame: F) => ({
  ...kind,
  ...frame,
})

/** A field of a listing in a form that has to have its answer. The hints of the posting form are for posters. */
export function alsoAsked<F extends Field>(field: F, more: Partial<Omit<Field, 'kind'>> = {}) {
  return {
    ...field,
    hint: undefined,
    proposed: undefined,
    required: true,
    ...more,
  } as unknown as Omit<F, 'hint' | 'proposed'> & {
    required: true
  }
}

/** The type of a field's parsed answer. */
export type Answer<F extends Field> = F extends { kind: 'choice' | 'choices' }
  ? F['kind'] extends 'choices'
    ? F['options'][number][]
    : F['options'][number]
  : F extends { kind: 'count' | 'floor' | 'money' | 'area' }
    ? number
    : F extends { kind: 'pictures' | 'links' }
      ? string[]
      : string

/** The type of a stored answer: its options may have changed since. */
export type StoredAnswer<F extends Field> = F extends { kind: 'choices' | 'pictures' | 'links' }
  ? string[]
  : F extends { required: true; notFor?: never }
    ? Loose<F>
    : Loose<F> | null
type Loose<F extends Field> = F extends { kind: 'count' | 'floor' | 'money' | 'area' }
  ? number
  : string

export const namesOf = <F extends Fields>(fields: F) => Object.keys(fields) as NameOf<F>[]

type Property = {
  propertyType?: unknown
  propertyCategory?: unknown
  listingType?: unknown
  possession?: unknown
}

function isWithout(
  field: Field | undefined,
  { propertyType, propertyCategory, listingType }: Property,
) {
  const { types, categories, listingTypes } = field?.notFor ?? {}
  return (
    types?.some((type) => type === propertyType) ||
    categories?.some((category) => category === propertyCategory) ||
    listingTypes?.some((type) => type === listingType)
  )
}

/** The fields that do not apply to a property: a plot has no rooms, floors or furniture; a sale has no deposit. */
export function withoutMeaning<F extends Fields>(fields: F, property: Property): NameOf<F>[] {
  // An answer to what does not apply is no answer.
  const possession = isWithout(fields.possession, property) ? null : property.possession
  return namesOf(fields).filter((name) => {
    const { onlyWith } = fields[name] ?? {}
    return (
      isWithout(fields[name], property) ||
      (onlyWith && 'possession' in fields && onlyWith.possession !== possession)
    )
  })
}

/** The fields that apply with the answers so far, in the table's order. */
export function askedOf(fields: Fields, answers: Property): [string, Field][] {
  const without: readonly string[] = withoutMeaning(fields, answers)
  return Object.entries(fields).filter(([name]) => !without.includes(name))
}

/** Empties the fields that do not apply, so that a stale answer never reaches a page. */
export function normalise<T extends object>(fields: Fields, answers: T): T {
  const without = withoutMeaning(fields, answers)
  return { ...answers, ...Object.fromEntries(without.map((name) => [name, null])) }
}

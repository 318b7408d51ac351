import type { Period } from '../money/rules.ts'
import type { ListingType } from './constants.ts'

/**
 * How an answer is written, checked, stored and shown. Lengths in characters, money in rupees, areas in square feet. A
 * line or text is public as the poster wrote it, so it must not contain contact details.
 */
type Kind =
  | { kind: 'choice'; options: readonly [string, ...string[]]; chips?: true }
  | { kind: 'choices'; options: readonly [string, ...string[]] }
  | { kind: 'count'; min: number; max: number }
  | { kind: 'money'; min: number; period?: Period }
  | { kind: 'area' }
  | { kind: 'date' }
  | { kind: 'line' | 'text'; max: number }

/** What admins publish with the posting form besides listings. */
type ProjectPosting = 'postedProject' | 'postedLaunch'

export type Field = Kind & {
  /** The step of the posting form that asks for it. */
  step: 1 | 2 | 3
  /** The label in the form. `short` is the label on pages and on the desk, if it differs. */
  label: string
  short?: string
  hint?: string
  required?: true
  /** The kinds of projects that have this field too. */
  also?: readonly ProjectPosting[]
  /** The listings to which it does not apply. */
  notFor?: {
    types?: readonly string[]
    categories?: readonly string[]
    listingTypes?: readonly ListingType[]
  }
  /** A search filter; `name` is its query parameter. `many`: any chosen option may match. `all`: each has to match. */
  facet?: { name: string; choice: 'one' | 'many' | 'all' | 'range' }
  /** It is in the list of public facts. The other fields are elsewhere on the page. */
  fact?: true
}

type Frame = Omit<Field, keyof Kind | 'options' | 'chips' | 'min' | 'max'>
/** Makes an entry of a table of fields and keeps its literal types. */
export const of = <const K extends Kind, const F extends Frame>(kind: K, frame: F) => ({
  ...kind,
  ...frame,
})

export const LAUNCH = ['postedLaunch'] as const

/** The type of a field's parsed answer. */
export type Answer<F extends Field> = F extends { kind: 'choice' | 'choices' }
  ? F['kind'] extends 'choices'
    ? F['options'][number][]
    : F['options'][number]
  : F extends { kind: 'count' | 'money' | 'area' }
    ? number
    : string

import type { ListingType } from './constants.ts'

/** How an answer is written, checked, stored and shown. Lengths in characters, money in rupees, areas in square feet. */
type Kind =
  | { kind: 'choice'; options: readonly [string, ...string[]]; chips?: true }
  | { kind: 'choices'; options: readonly [string, ...string[]] }
  | { kind: 'count'; min: number; max: number }
  | { kind: 'money'; min: number }
  | { kind: 'area' }
  | { kind: 'date' }
  | { kind: 'line' | 'text'; max: number }

/** What admins publish with the posting form, beside listings. */
type ProjectPosting = 'postedProject' | 'postedLaunch'

export type Field = Kind & {
  /** The step of the posting form that asks for it. */
  step: 1 | 2 | 3
  /** What the form calls it. `short` is what pages and the desk call it, where that differs. */
  label: string
  short?: string
  hint?: string
  required?: true
  /** Projects that have it too. */
  also?: readonly ProjectPosting[]
  /** Listings that it says nothing about. */
  notFor?: {
    types?: readonly string[]
    categories?: readonly string[]
    listingTypes?: readonly ListingType[]
  }
  /** Everybody reads it as the poster wrote it, so it must hold no way to reach the poster. */
  noContact?: true
  /** Visitors narrow a search by it. `name` is what addresses call it; of `many` options several may be chosen, of `all` each has to hold. */
  facet?: { name: string; choice: 'one' | 'many' | 'all' | 'range' }
  /** A line of the public facts. The others stand elsewhere on the page. */
  fact?: true
}

type Frame = Omit<Field, keyof Kind | 'options' | 'chips' | 'min' | 'max'>
/** An entry of a table of fields, with its literal types. */
export const of = <const K extends Kind, const F extends Frame>(kind: K, frame: F) => ({
  ...kind,
  ...frame,
})

export const LAUNCH = ['postedLaunch'] as const

/** The answer of a field, once it is read. */
export type Answer<F extends Field> = F extends { kind: 'choice' | 'choices' }
  ? F['kind'] extends 'choices'
    ? F['options'][number][]
    : F['options'][number]
  : F extends { kind: 'count' | 'money' | 'area' }
    ? number
    : string

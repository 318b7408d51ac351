import type { Field } from '../field/field.ts'

/** What admins publish with the posting form besides listings. */
export type ProjectPosting = 'postedProject' | 'postedLaunch'

/** Photos are no fields of a listing: they are chosen, uploaded and stored on their own. */
export type ListingField = Exclude<Field, { kind: 'picture' | 'pictures' | 'links' }> & {
  /** The step of the posting form that asks for it. */
  step: 1 | 2 | 3
  /** The kinds of projects that have this field too. */
  also?: readonly ProjectPosting[]
  /** A search filter; `name` is its query parameter. `many`: any chosen option may match. `all`: each has to match. */
  facet?: { name: string; choice: 'one' | 'many' | 'all' | 'range' }
  /** It is in the list of public facts. The other fields are elsewhere on the page. */
  fact?: true
}

export const EVERY_PROJECT = ['postedProject', 'postedLaunch'] as const
export const LAUNCH = ['postedLaunch'] as const

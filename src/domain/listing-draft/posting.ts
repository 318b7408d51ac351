import { FIELD_NAMES, type FieldName, fieldOf } from '../listing/fields.ts'

/** What the posting form writes: a listing or, an admin's, a city project or a new launch. */
export type Posting = 'listing' | 'postedProject' | 'postedLaunch'

/** What an admin chooses from. */
export const PROJECT_POSTINGS = [
  { value: 'postedProject', label: 'City project' },
  { value: 'postedLaunch', label: 'New launch' },
] as const

const withoutIn = (posting: Exclude<Posting, 'listing'>) =>
  FIELD_NAMES.filter((name) => !fieldOf(name).also?.includes(posting))

/** Fields of a listing that the others do not have; the form does not ask for them. */
export const UNASKED: Record<Posting, readonly FieldName[]> = {
  listing: [],
  postedLaunch: withoutIn('postedLaunch'),
  postedProject: withoutIn('postedProject'),
}

import { POSTING_TEXTS } from '#language/listing-draft/texts-pages'
import type { Fields } from '../field/field.ts'
import { FIELD_NAMES, type FieldName, fieldOf, LISTING_FIELDS } from '../listing/fields.ts'

/** What the posting form creates: a listing or, for admins, a city project or a new launch. */
export type Posting = 'listing' | 'postedProject' | 'postedLaunch'

/** The kinds that only an admin can choose. */
export const PROJECT_POSTINGS = [
  { value: 'postedProject', label: POSTING_TEXTS.postedProject },
  { value: 'postedLaunch', label: POSTING_TEXTS.postedLaunch },
] as const

const withoutIn = (posting: Exclude<Posting, 'listing'>) =>
  FIELD_NAMES.filter((name) => !fieldOf(name).also?.includes(posting))

/** The fields of a listing that this kind of posting does not have. */
export const UNASKED: Record<Posting, readonly FieldName[]> = {
  listing: [],
  postedLaunch: withoutIn('postedLaunch'),
  postedProject: withoutIn('postedProject'),
}

const tableWithout = (unasked: readonly FieldName[]): Fields =>
  Object.fromEntries(
    Object.entries(LISTING_FIELDS).filter(([name]) => !unasked.some((other) => other === name)),
  )

/** The tables of what each kind of posting asks for. */
export const ASKED_IN: Record<Posting, Fields> = {
  listing: LISTING_FIELDS,
  postedLaunch: tableWithout(UNASKED.postedLaunch),
  postedProject: tableWithout(UNASKED.postedProject),
}

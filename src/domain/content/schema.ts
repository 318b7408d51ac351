import type * as z from 'zod/mini'
import { CONTENT_FIELD_TEXTS as texts } from '#english/content/texts'
import type { Field, StoredAnswer } from '../field/field.ts'
import { type FieldsSchema, type Rule, schemaOf } from '../field/schema.ts'
import { LISTING_RULES } from '../listing/schema.ts'
import { RERA_LINK_RULE } from '../rera/fields.ts'
import {
  type CONTENT_FIELDS,
  type Collection,
  ENTRY_FIELDS,
  ENTRY_KINDS,
  type EntryKind,
} from './fields.ts'

const RULES: readonly Rule[] = [
  ...LISTING_RULES,
  {
    fields: ['priceMin', 'priceMax'],
    shownAt: 'priceMax',
    error: texts.priceOrder,
    holds: (offer: { priceMin: number; priceMax: number }) => !(offer.priceMin > offer.priceMax),
  },
  RERA_LINK_RULE,
]

/** The schema of each kind of entry. */
export const entrySchemas = Object.fromEntries(
  ENTRY_KINDS.map((kind) => [kind, schemaOf(ENTRY_FIELDS[kind], RULES)]),
) as unknown as { [Kind in EntryKind]: FieldsSchema<(typeof ENTRY_FIELDS)[Kind]> }

export type EntryFields<Kind extends EntryKind = EntryKind> = z.infer<(typeof entrySchemas)[Kind]>

/** An entry and its kind. */
export type Entry = {
  [Kind in EntryKind]: { collection: Kind; fields: EntryFields<Kind> }
}[EntryKind]

/** An entry as the pages read it. */
export type StoredEntry<Of extends Collection> = { id: string; createdAt: string } & {
  -readonly [Name in keyof (typeof CONTENT_FIELDS)[Of]]: StoredAnswer<
    Extract<(typeof CONTENT_FIELDS)[Of][Name], Field>
  >
}

import type { ListingFields } from '../listing/schema.ts'
import { EDIT_TEXTS as WORDS } from './texts-edit.ts'
import { everyField, type Field } from './fields.ts'
import { DESK_TEXTS } from './texts.ts'

/** A field that a change makes another; null where it states nothing. */
type FieldChange = { label: string; before: string | null; after: string | null }

/** Every field as a text, those of an admin's reading and the written ones. */
function texts(listing: ListingFields): Field[] {
  return [
    { label: WORDS.name, value: listing.projectBuildingName },
    ...everyField(listing),
    { label: WORDS.description, value: listing.description || null },
    { label: DESK_TEXTS.amenities, value: listing.amenities.join(', ') || null },
  ]
}

/** What a change makes of a listing, field by field in the order in which an admin reads them. */
export function fieldChanges(before: ListingFields, after: ListingFields): FieldChange[] {
  const [was, becomes] = [texts(before), texts(after)].map(
    (fields) => new Map(fields.map(({ label, value }) => [label, value])),
  ) as [Map<string, string | null>, Map<string, string | null>]
  const labels = [...new Set([...becomes.keys(), ...was.keys()])]
  return labels
    .map((label) => ({ label, before: was.get(label) ?? null, after: becomes.get(label) ?? null }))
    .filter((change) => change.before !== change.after)
}

/** Whether two lists of photos differ, in what they show or its order. */
export function photosDiffer(
  before: readonly { id: string }[],
  after: readonly { id: string }[],
): boolean {
  return before.map(({ id }) => id).join() !== after.map(({ id }) => id).join()
}

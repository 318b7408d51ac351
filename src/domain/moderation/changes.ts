import { FIELD_NAMES, type FieldName } from '../listing/fields.ts'
import type { ListingFields } from '../listing/schema.ts'
import { EDIT_TEXTS, DESK_TEXTS } from '#language/moderation/texts'
import type { Photo } from '../photo/schema.ts'
import { everyField, type Field, fullPrice } from './fields.ts'

/** A changed field; null means that it is not stated. */
type FieldChange = { label: string; before: string | null; after: string | null }

/** All fields as texts: those in the moderator's list, and the free texts. */
function texts(listing: ListingFields): Field[] {
  return [
    { label: EDIT_TEXTS.name, value: listing.projectBuildingName },
    ...everyField(listing),
    { label: EDIT_TEXTS.description, value: listing.description || null },
    { label: DESK_TEXTS.amenities, value: listing.amenities.join(', ') || null },
  ]
}

/** The changed fields of a listing, in the order of the moderator's list. */
export function fieldChanges(before: ListingFields, after: ListingFields): FieldChange[] {
  const [was, becomes] = [texts(before), texts(after)].map(
    (fields) => new Map(fields.map(({ label, value }) => [label, value])),
  ) as [Map<string, string | null>, Map<string, string | null>]
  const labels = [...new Set([...becomes.keys(), ...was.keys()])]
  return labels
    .map((label) => ({ label, before: was.get(label) ?? null, after: becomes.get(label) ?? null }))
    .filter((change) => change.before !== change.after)
}

type Shown = readonly Pick<Photo, 'id' | 'room' | 'origin'>[]
const inOrder = (photos: Shown) =>
  photos.map(({ id, room = '', origin = '' }) => `${id} ${room} ${origin}`).join()

/** Whether two lists of photos differ in content, order, or what is said of them. */
export const photosDiffer = (before: Shown, after: Shown): boolean =>
  inOrder(before) !== inOrder(after)

const asJson = (listing: ListingFields, name: FieldName) => {
  const value = listing[name]
  return JSON.stringify(Array.isArray(value) ? [...value].sort() : (value ?? null))
}

type Changed = ListingFields & {
  photos: Shown
  hints: readonly unknown[]
  marks: readonly unknown[]
  edit?: { fields: ListingFields; photos: Shown }
}

/**
 * The price before and after of a change that changes nothing else and raises no doubt, so that one line says all of it;
 * null for any other.
 */
export function priceChange(listing: Changed): { before: string; after: string } | null {
  const { edit, photos, hints, marks } = listing
  if (!edit || hints.length > 0 || marks.length > 0 || photosDiffer(edit.photos, photos))
    return null
  const changed = FIELD_NAMES.filter((name) => asJson(edit.fields, name) !== asJson(listing, name))
  return changed.join() === 'price'
    ? { before: fullPrice(edit.fields), after: fullPrice(listing) }
    : null
}

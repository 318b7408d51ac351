import { DESK_TEXTS, EDIT_TEXTS } from '#english/moderation/texts'
import type { ListingFields } from '../listing/schema.ts'
import type { Photo } from '../photo/schema.ts'
import { groupedDigits } from '../text/digits.ts'
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

/** "-4.2%", "+100%"; of less than a twentieth of one, "0%". */
function stepText(before: number, after: number): string {
  const tenths = Math.round(((after - before) / before) * 1000)
  const sign = tenths > 0 ? '+' : tenths < 0 ? '-' : ''
  return `${sign}${groupedDigits(Math.abs(tenths) / 10)}%`
}

/** The price before and after a change, and by how much it changes: "-4.2%". */
export const priceStep = (
  before: ListingFields,
  after: ListingFields,
): { before: string; after: string; percent: string } => ({
  before: fullPrice(before),
  after: fullPrice(after),
  percent: stepText(before.price, after.price),
})

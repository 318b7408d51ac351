import { answerText } from '../listing/answers.ts'
import type { Availability, ListingState } from '../listing/constants.ts'
import { FIELD_NAMES, type FieldName, normaliseListing } from '../listing/fields.ts'
import { isMadeName } from '../listing/name.ts'
import { nameFor } from '../listing/name-stored.ts'
import { referenceKey, referenceOf } from '../listing/reference.ts'
import { areaText, closedState } from '../listing/rules.ts'
import type { Confirmed, ListingFields } from '../listing/schema.ts'
import { storedLocality } from '../locality/stored.ts'
import { fullPrice } from '../moderation/fields.ts'
import { type SaidOfPhotos, saidOf } from '../photo/said.ts'
import type { Photo } from '../photo/schema.ts'

type Shown = Pick<Photo, 'id' | 'room' | 'origin'>

/** A listing of the agent, as far as a line of a file is compared with it. */
export type KnownHome = ListingFields &
  Confirmed & {
    id: string
    version: number
    state: 'pending' | 'approved' | 'rejected'
    listingState: ListingState | null
    availability: Availability
    reference?: string | null
    photos: readonly Shown[]
    change: {
      version: number | null
      fields: ListingFields & Confirmed
      photos: readonly Shown[]
    } | null
    decisionId: string | null
  }

/** An answer that a line changes; both as they are said, empty where nothing is. */
export type LineChange = { field: FieldName; from: string; to: string }

/** What a line says, as far as it decides what is done with it. */
export type PlannedLine = {
  fields: ListingFields | null
  confirmed: readonly FieldName[]
  reference: string | null
  offer: 'offered' | 'closed' | 'expired'
}

/**
 * What sending a line does: a new listing, the edit of one that is known by its reference, marking that as sold or
 * rented, or nothing, for a reason.
 */
export type Plan =
  | { is: 'new'; repost: PlannedRepost | null }
  | { is: 'edit'; edit: PlannedEdit; changes: readonly LineChange[] }
  | { is: 'close'; id: string; version: number; as: Exclude<Availability, 'available'> }
  | { is: 'nothing'; why: Nothing }

/**
 * Why nothing is done: the home is as the line says (`same`), or was rejected as it says (`rejected`); the line says
 * that it is not on offer any more (`closed`, `expired`), or it is marked so here (`closedHere`, `alreadyClosed`); it
 * is to be marked, but waits for its approval (`closedPending`).
 */
export type Nothing =
  | 'same'
  | 'rejected'
  | 'closed'
  | 'expired'
  | 'closedHere'
  | 'alreadyClosed'
  | 'closedPending'

/** What a known home becomes; `photoIds` are photos that it has already. */
type Becomes = Required<Confirmed> &
  Required<SaidOfPhotos> & { fields: ListingFields; photoIds: readonly string[] }

/** The content of an edit, and the versions that it is compared with. */
export type PlannedEdit = Becomes & {
  id: string
  version: number
  changeVersion: number | null
  /** Photos of the file go with it, because the home has none yet. */
  takesPhotos: boolean
}

/** A rejected home as it is posted again: photos of the file take the place of its own. `repostOf`: the rejection. */
export type PlannedRepost = Becomes & { repostOf: string | null }

/**
 * The agent's own listings by their references, or by their ids without one: so the export calls them. Where several
 * have one, what is published counts, then the newest.
 */
export function homesByReference(homes: readonly KnownHome[]): ReadonlyMap<string, KnownHome> {
  const all = new Map<string, KnownHome>()
  for (const home of homes) {
    const key = referenceKey(referenceOf(home))
    const before = all.get(key)
    if (key && (!before || (before.listingState === null && home.listingState !== null)))
      all.set(key, home)
  }
  return all
}

const isNothing = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

const fieldsOf = (listing: ListingFields): ListingFields =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, listing[name]])) as ListingFields

/** An answer as it is said; an area with its unit and its kind. */
function said(name: FieldName, listing: ListingFields): string {
  if (name === 'price') return fullPrice(listing)
  if (name === 'plotArea') return areaText(listing)
  return answerText(name, listing) ?? ''
}

/** Whether two answers are the same choices: these have no order. */
const areSameChoices = (one: unknown, other: unknown) =>
  Array.isArray(one) &&
  Array.isArray(other) &&
  one.length === other.length &&
  one.every((choice) => other.includes(choice))

/** What differs between two versions of a listing, in the order of the form. */
export function lineChanges(before: ListingFields, after: ListingFields): LineChange[] {
  return FIELD_NAMES.filter((name) => name !== 'areaUnit' && name !== 'areaBasis')
    .filter((name) => !areSameChoices(before[name], after[name]))
    .map((field) => ({ field, from: said(field, before), to: said(field, after) }))
    .filter(({ from, to }) => from !== to)
}

/**
 * What a home becomes. An empty cell touches nothing: whoever keeps a table elsewhere did not mean to empty it here.
 */
function becomes(before: ListingFields, says: ListingFields): ListingFields {
  // Nor does a made name say anything: the home keeps its own, or one that follows from what it becomes.
  const isSaid = (name: FieldName) =>
    !isNothing(says[name]) && !(name === 'projectBuildingName' && isMadeName(says[name]))
  const said = FIELD_NAMES.filter(isSaid)
  const merged = {
    ...fieldsOf(before),
    ...Object.fromEntries(said.map((name) => [name, says[name]])),
  }
  const home = normaliseListing(merged as ListingFields)
  // A file that has a place in Hindi says what is stored in English.
  home.locality = storedLocality(home.city, home.locality)
  return { ...home, projectBuildingName: nameFor(home) }
}

/** What a home becomes with the answers and the photos that it has. */
const withOwn = (
  line: PlannedLine & { fields: ListingFields },
  now: { fields: ListingFields & Confirmed; photos: readonly Shown[] },
): Becomes => ({
  fields: becomes(now.fields, line.fields),
  confirmed: [...new Set([...(now.fields.confirmed ?? []), ...line.confirmed])],
  photoIds: now.photos.map(({ id }) => id),
  ...saidOf(now.photos),
})

function editOf(
  line: PlannedLine & { fields: ListingFields },
  home: KnownHome,
  { hasPhotos }: File,
): Plan {
  const waiting = home.change?.version ? home.change : null
  const now = waiting ?? { fields: home, photos: home.photos }
  const wanted = withOwn(line, now)
  const changes = lineChanges(normaliseListing(fieldsOf(now.fields)), wanted.fields)
  const takesPhotos = hasPhotos && now.photos.length === 0
  if (changes.length === 0 && !takesPhotos) return { is: 'nothing', why: 'same' }
  const edit = {
    id: home.id,
    version: home.version,
    changeVersion: waiting?.version ?? null,
    ...wanted,
    takesPhotos,
  }
  return { is: 'edit', edit, changes }
}

function repostOf(
  line: PlannedLine & { fields: ListingFields },
  home: KnownHome,
  { hasPhotos }: File,
): Plan {
  const wanted = withOwn(line, { fields: home, photos: hasPhotos ? [] : home.photos })
  return lineChanges(normaliseListing(fieldsOf(home)), wanted.fields).length === 0
    ? { is: 'nothing', why: 'rejected' }
    : { is: 'new', repost: { ...wanted, repostOf: home.decisionId } }
}

type File = {
  /** Whether the file brings photos of this home. */
  hasPhotos: boolean
}

/** Returns what to do with a home that is not on offer any more, by what the file says. */
function closing(fields: ListingFields | null, home: KnownHome | undefined): Plan {
  if (!home || home.listingState === null) return { is: 'nothing', why: 'closed' }
  if (home.availability !== 'available') return { is: 'nothing', why: 'alreadyClosed' }
  if (home.listingState === 'pending') return { is: 'nothing', why: 'closedPending' }
  return {
    is: 'close',
    id: home.id,
    version: home.version,
    as: closedState((fields ?? home).listingType),
  }
}

/**
 * Compares a line with the agent's own listings. Only the same reference makes it the same home. `isWanted`: the agent
 * wants a line to be posted that the file says is over.
 */
export function planOf(
  line: PlannedLine,
  homes: ReadonlyMap<string, KnownHome>,
  file: File & { isWanted?: boolean },
): Plan | null {
  const home = line.reference ? homes.get(referenceKey(line.reference)) : undefined
  if (line.offer === 'closed' && !file.isWanted) return closing(line.fields, home)
  if (line.offer === 'expired' && !file.isWanted) return { is: 'nothing', why: 'expired' }
  const { fields } = line
  if (!fields) return null
  if (!home) return { is: 'new', repost: null }
  if (home.state === 'rejected') return repostOf({ ...line, fields }, home, file)
  if (home.availability !== 'available') return { is: 'nothing', why: 'closedHere' }
  return editOf({ ...line, fields }, home, file)
}

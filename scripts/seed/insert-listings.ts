import type { SQL } from 'drizzle-orm/sql/sql'
import { comparedOf } from '../../src/domain/hints/compared.ts'
import { wordingOf } from '../../src/domain/language/written.ts'
import type { EventKind } from '../../src/domain/listing/history.ts'
import { referenceKey } from '../../src/domain/listing/reference.ts'
import { isHome } from '../../src/domain/listing/rules.ts'
import type { ListingFields } from '../../src/domain/listing/schema.ts'
import type { Photo } from '../../src/domain/photo/schema.ts'
import { newId } from '../../src/server/ids.ts'
import { complaintOf } from './complaint.ts'
import { copyOf, originalOf } from './doubtful.ts'
import { insertRows } from './insert-rows.ts'
import { demoAlbums, roomOf } from './pictures.ts'
import { seededRandom } from './random.ts'
import { FILE_ID, referenceOfLine } from './waiting-file.ts'

export type ListingsToInsert = {
  listings: ListingFields[]
  /** The number of published listings; the others wait. */
  approved: number
  adminId: string
  posters: string[]
  /** Those of the posters who are agents. */
  agents: string[]
  /** What the first of the agents has sent with one file; all of it waits. */
  file?: ListingFields[]
  /** Who complains about one of the published homes. */
  reporterId?: string
  /** Who posts what is written in Hindi; without them the others do. */
  inHindi?: { owner: string; agent: string }
  photos: Map<string, Photo>
}

const DAY_MS = 86_400_000
/** The admin opened each published listing so long before its approval. */
const READING_MS = 4 * 60_000
/** How many days ago the file came, and how long a browser takes to send one of its lines. */
const FILE_DAYS = 1.2
const LINE_DAYS = 3 / 86_400
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
/** An agent confirms so often. */
const WEEK_MS = 7 * DAY_MS

type Row = ListingFields & {
  id: string
  userId: string | undefined
  isApproved: boolean
  createdAt: string
  approvedAt: string | null
  confirmedAt: string | null
}

/**
 * Returns what has happened to the listings, as their other columns say: where a listing has events, no trigger guesses
 * them. Agents have confirmed each week.
 */
function eventsOf(
  rows: readonly Row[],
  notes: ReadonlyMap<string, Note>,
  agents: ReadonlySet<string | undefined>,
) {
  const event = ({ id, listingType, price }: Row, kind: EventKind, at: string | number) => ({
    propertyId: id,
    kind,
    at: new Date(at).toISOString(),
    amount: kind === 'published' ? price : null,
    listingType: kind === 'published' ? listingType : null,
  })
  return rows.flatMap((row) => {
    const { createdAt, approvedAt, confirmedAt } = row
    const posted = event(row, 'posted', createdAt)
    const note = notes.get(row.id)
    if (!approvedAt || !confirmedAt) return [posted]
    const [since, last] = [Date.parse(approvedAt), Date.parse(confirmedAt)]
    const weeks = agents.has(row.userId) ? Math.floor((last - since) / WEEK_MS) : 0
    const confirmed = Array.from({ length: weeks + 1 }, (_, n) => last - (weeks - n) * WEEK_MS)
    return [
      posted,
      ...(note ? [event(row, 'read', note.openedAt)] : []),
      event(row, 'published', approvedAt),
      ...confirmed.map((at) => event(row, 'confirmed', at)),
    ]
  })
}

type Note = ReturnType<typeof noteOf>
/** The note that an admin has read a listing before its approval, in the version that was approved. */
const noteOf = (row: Row, approvedAt: string, adminId: string) => ({
  id: newId(),
  entryId: row.id,
  version: 1,
  adminId,
  part: 'all',
  openedAt: new Date(Date.parse(approvedAt) - READING_MS).toISOString(),
})

/** Returns the decisions that have published the listings. */
const decisionsOf = (rows: readonly Row[], adminId: string) =>
  rows
    .filter((row) => row.isApproved)
    .map((row) => ({
      id: newId(),
      propertyId: row.id,
      decision: 'listing.approved',
      adminId,
      posterId: row.userId,
      listingType: row.listingType,
      propertyType: row.propertyType,
      city: row.city,
      locality: row.locality,
      price: row.price,
      revision: 1,
      submittedAt: row.createdAt,
      decidedAt: row.approvedAt,
    }))

/** Returns the statements that insert listings with their photos, and a decision for each published one. */
export function insertListings({
  listings: alone,
  approved,
  adminId,
  posters,
  agents,
  file = [],
  reporterId,
  inHindi,
  photos,
}: ListingsToInsert): SQL[] {
  const listings = [...alone, ...file]
  const random = seededRandom(21)
  const posterOf = (fields: ListingFields, n: number) => {
    if (n >= alone.length) return agents[0]
    if (inHindi && wordingOf(fields.description ?? '') === 'hi')
      return isHome(fields) && fields.listingType !== 'PG' ? inHindi.owner : inHindi.agent
    // There are as many cities as posters: without this shift, each would post in one city only.
    return posters[(n + Math.floor(n / posters.length)) % posters.length]
  }
  const rows = listings.map((fields, n) => {
    const isApproved = n < approved
    const line = n < alone.length ? null : n - alone.length
    const reference = line === null ? null : referenceOfLine(line)
    // Posted over the last seven weeks, so nothing has expired; the newest were posted today.
    const posted = isApproved ? 1 + ((approved - n) * 45) / approved : (alone.length - n) / 6
    const confirmed = isApproved ? ago(Math.min(posted - 0.5, random.whole(0, 25))) : null
    return {
      id: random.id(),
      userId: posterOf(fields, n),
      submissionKey: `demo-listing-${String(n).padStart(5, '0')}`,
      isApproved,
      fileId: line === null ? null : FILE_ID,
      reference,
      referenceKey: reference && referenceKey(reference),
      createdAt: ago(line === null ? posted : FILE_DAYS - line * LINE_DAYS),
      approvedAt: isApproved ? ago(posted - 0.4) : null,
      confirmedAt: confirmed,
      version: isApproved ? 2 : 1,
      availability: 'available',
      ...fields,
      ...comparedOf(fields),
    }
  })
  const albums = demoAlbums(listings, new Set(photos.keys()))
  const [copy, original] = [copyOf(approved), originalOf(listings, approved)]
  albums[copy] = albums[original] ?? []
  // One uploaded picture replaces the photos that each poster has taken: only the copy has photos of another listing.
  const takenFor = (n: number) => rows[n === copy ? original : n]?.id
  const images = rows.flatMap(
    (row, n) =>
      albums[n]?.map((name, position) => ({
        row,
        position,
        photo: photos.get(name),
        room: roomOf(name),
        taken: takenFor(n),
      })) ?? [],
  )
  // Many demo listings use one uploaded picture: each has its own row with the same key.
  const imageRows = images.flatMap(({ row, position, photo, room, taken }) =>
    photo
      ? [
          {
            id: newId(),
            room,
            key: photo.key,
            userId: row.userId,
            propertyId: row.id,
            position,
            isSite: false,
            width: photo.width,
            height: photo.height,
            bytes: 1,
            placeholder: photo.placeholder,
            contentHash: `${photo.key} ${taken}`,
            createdAt: row.createdAt,
          },
        ]
      : [],
  )
  const imagesOf = Map.groupBy(imageRows, ({ propertyId }) => propertyId)
  const roomsOf = (listing: string) =>
    Object.fromEntries(
      imagesOf.get(listing)?.flatMap(({ id, room }) => (room ? [[id, room]] : [])) ?? [],
    )
  const notes = new Map(
    rows.flatMap((row) =>
      row.approvedAt ? [[row.id, noteOf(row, row.approvedAt, adminId)] as const] : [],
    ),
  )
  return [
    insertRows('moderation_reads', [...notes.values()]),
    insertRows('listing_events', eventsOf(rows, notes, new Set(agents))),
    insertRows(
      'properties',
      rows.map((row) => ({
        ...row,
        photoRooms: roomsOf(row.id),
        readNote: notes.get(row.id)?.id ?? null,
      })),
    ),
    insertRows(
      'images',
      imageRows.map(({ room, ...row }) => row),
    ),
    insertRows('moderation_log', decisionsOf(rows, adminId)),
    ...(reporterId ? complaintOf(rows, reporterId) : []),
  ]
}

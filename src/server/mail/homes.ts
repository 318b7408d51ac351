import { sql } from 'drizzle-orm/sql/sql'
import { listingPath, photoPath } from '../../contract/paths.ts'
import type { Availability } from '../../domain/listing/constants.ts'
import type { ListingFields } from '../../domain/listing/schema.ts'
import type { MailKind } from '../../domain/mail/constants.ts'
import { homeWords, type MailHome, mailPicture, PICTURED } from '../../domain/mail/home.ts'
import type { Photo } from '../../domain/photo/schema.ts'
import type { Deps } from '../deps.ts'
import { fieldsJson, ownPhotoJson } from '../listing/columns.ts'
import { isPublicSql } from '../listing/public.ts'

/** Widths of a picture in a mail, in CSS pixels: of the listing that it is about, and of one among several. */
const WIDEST = { about: 512, listed: 112 } as const

/** A mail that is to be composed: its kind, and its data in the outbox. */
type Stored = { kind: MailKind; data: Record<string, unknown> }

type Row = {
  id: string
  fields: ListingFields
  availability: Availability
  open: boolean
  cover: Photo | null
}

/** The id of the listing that a mail is about; empty where it is about none, or about several. */
export const aboutId = ({ data }: Stored): string => String(data.listingId ?? data.queuedId ?? '')

/** The ids of the listings that a mail lists. */
function listedIds({ data }: Stored): string[] {
  const homes = (data.homes ?? []) as readonly { id: string }[]
  const searches = (data.searches ?? []) as readonly { listings: readonly { id: string }[] }[]
  return [...homes, ...searches.flatMap(({ listings }) => listings)].map(({ id }) => id)
}

/**
 * What is to be shown in a mail of the listings that it names, as they are now. A photo is shown only while its listing
 * is public, so that everybody to whom the mail is passed on may see it; and who asked about a listing hears no more of
 * it than visitors do. A change that waits is shown with its own facts, and a deleted listing with those in the outbox.
 */
export async function readHomes(
  { db, env }: Deps,
  mail: Stored,
): Promise<ReadonlyMap<string, MailHome>> {
  const about = aboutId(mail)
  const ids = about ? [about] : [...new Set(listedIds(mail))].slice(0, PICTURED)
  if (ids.length === 0) return new Map()
  const asked = sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
  const rows = await db.rows<Row>(sql`
    select p.id, ${fieldsJson('p')} as fields, p.availability, (${isPublicSql}) as open,
      (
        select ${ownPhotoJson} from images i where i.property_id = p.id order by i.position, i.id limit 1
      ) as cover
    from properties p
    where p.id in ${asked}
    union all
    select e.id, e.fields, 'available', false, null
    from property_edits e
    where e.id in ${asked}`)
  const { deleted } = mail.data
  if (deleted)
    rows.push({
      id: about,
      fields: deleted as ListingFields,
      availability: 'available',
      open: false,
      cover: null,
    })
  const shown = rows.filter(({ open }) => open || mail.kind !== 'answer')
  return new Map(shown.map((row) => [row.id, homeOf(row, env.siteUrl, about !== '')]))
}

function homeOf({ id, fields, availability, open, cover }: Row, site: string, about: boolean) {
  const photo = open ? cover : null
  const src = photo ? site + photoPath(photo.key, about ? 640 : 320) : ''
  const widest = about ? WIDEST.about : WIDEST.listed
  return {
    ...homeWords(fields, availability),
    link: site + listingPath(id),
    picture: photo && mailPicture(fields, photo, src, widest),
  }
}

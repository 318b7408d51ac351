import { sql } from 'drizzle-orm/sql/sql'
import { LISTING_TEXTS } from '#language/listing/texts'
import { listingPath, photoPath } from '../../contract/paths.ts'
import { listingPicture, SHARE_PICTURE } from '../../contract/share-pictures.ts'
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
  version: number
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
      ) as cover,
      p.version
    from properties p
    where p.id in ${asked}
    union all
    select e.id, e.fields, 'available', false, null, 0
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
      version: 0,
    })
  const shown = rows.filter(({ open }) => open || mail.kind !== 'answer')
  return new Map(shown.map((row) => [row.id, homeOf(row, env.siteUrl, about !== '')]))
}

/** The picture of a home: its cover, or what a shared link shows of one without photos, its plot. */
function pictureOf({ id, fields, open, cover, version }: Row, site: string, about: boolean) {
  const widest = about ? WIDEST.about : WIDEST.listed
  if (!open) return null
  if (cover)
    return mailPicture(fields, cover, site + photoPath(cover.key, about ? 640 : 320), widest)
  return {
    src: site + listingPicture({ id, version }),
    alt: LISTING_TEXTS.noImage,
    width: widest,
    height: Math.round((widest * SHARE_PICTURE.height) / SHARE_PICTURE.width),
  }
}

function homeOf(row: Row, site: string, about: boolean): MailHome {
  return {
    ...homeWords(row.fields, row.availability),
    link: site + listingPath(row.id),
    picture: pictureOf(row, site, about),
  }
}

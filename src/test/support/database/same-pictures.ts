import { sql } from 'drizzle-orm/sql/sql'
import type { Photo } from '../../../domain/photo/schema.ts'
import type { Db } from '../../../server/db/client.ts'
import { rejectedWith, sameAsPhoto } from '../../../server/photo/print-sql.ts'

/** A photo that shows the same as another one, and the listing that has it: a published, waiting or rejected one. */
type SamePicture = {
  photoId: string
  other: Photo
  listingId: string
  userId: string
  state: 'approved' | 'pending' | 'rejected'
  sameFile: boolean
  mirrored: boolean
  cropped: boolean
}

/** The photos of other listings that show the same as these. */
export function samePictures(
  db: Db,
  { photoIds, exceptListingId }: { photoIds: readonly string[]; exceptListingId: string | null },
): Promise<SamePicture[]> {
  return db.rows<SamePicture>(sql`
    select i.id as "photoId", coalesce(o.id, r.property_id) as "listingId", s.user_id as "userId",
      jsonb_build_object(
        'id', s.id, 'key', s.key, 'width', s.width, 'height', s.height, 'placeholder', s.placeholder
      ) as other,
      case when o.id is null then 'rejected' when o.is_approved then 'approved' else 'pending' end as state,
      m.same_file as "sameFile", m.mirrored, m.cropped
    from images i
    ${sameAsPhoto}
    left join properties o on o.id = s.property_id
    ${rejectedWith}
    where i.id in (select jsonb_array_elements_text(${JSON.stringify(photoIds)}::jsonb))
      and coalesce(o.id, r.property_id) is distinct from ${exceptListingId}::text
      and coalesce(o.id, r.property_id) is not null
    order by m.same_file desc, i.id, s.id`)
}

import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { fieldsJson, photosJson, photosOfIdsJson } from '../listing/columns.ts'
import { usableInEdit } from '../listing/edit.ts'

const field = (name: string) => sql.raw(`e.fields->>'${name}'`)

/** Changes to approved listings, in the columns of what waits: what they would make of the listing. */
export const waitingEdits: SQL = sql`
  select e.id, p.id, e.version, e.created_at, e.user_id, ${field('city')}, ${field('locality')}, ${field('listingType')}, ${field('propertyType')},
    ${field('projectBuildingName')}, (${field('plotArea')})::float8, (${field('price')})::bigint
  from property_edits e join properties p on p.id = e.property_id where p.is_approved`

/** Fields and photos of what waits: of change `e` to property `p`, or of `p` itself where `e` is null. */
export const queuedFields: SQL = sql`case when e.id is null then ${fieldsJson('p')} else e.fields end`
export const queuedPhotos: SQL = sql`case when e.id is null then ${photosJson(sql`p.id`)} else ${photosOfIdsJson(sql`to_jsonb(e.photo_ids)`, usableInEdit)} end`

/** Of change `e`: the published version that it would replace. */
export const replacedJson: SQL = sql`case when e.id is null then '{}'::jsonb else jsonb_build_object('edit', jsonb_build_object(
  'listingId', p.id, 'fields', ${fieldsJson('p')}, 'photos', ${photosJson(sql`p.id`)})) end`

import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import { photoIdsSql, sameFields, storedJson } from '../listing/columns.ts'
import { usableInEdit } from '../listing/edit.ts'

/** The ids of the photos that change `e` of property `p` would publish, in their order, as an array. */
export const editPhotoIds: SQL = sql`
  array(
    select i.id
    from unnest(e.photo_ids) with ordinality as w(id, ord)
    join images i on i.id = w.id
    where ${usableInEdit}
    order by w.ord
  )`

/** A condition: change `e` gives property `p` another price and nothing else. */
export const isPriceAlone: SQL = sql`
  (
    e.fields->'price' <> to_jsonb(p.price)
    and ${sameFields(sql`e.fields`, storedJson('p'), ['price'])}
    and ${editPhotoIds} = ${photoIdsSql}
  )`

/**
 * A condition: note `r` is of an admin, and of the version that waits of entry `alias`. An approval needs one, in the
 * statement that approves.
 */
export const isNoteOf = (admin: SessionUser, alias: 'p' | 'e'): SQL => {
  const entry = sql.raw(alias)
  return sql`
    (r.entry_id = ${entry}.id and r.version = ${entry}.version and r.admin_id = ${admin.id})`
}

/** The notes of published property `p`, for the log: an undo gives them back with the version that they are of. */
export const notesJson: SQL = sql`
  jsonb_build_object('read', p.read_note, 'price', p.price_note)`

/** A note of those notes, if it is still there. */
export const noteFrom = (notes: SQL, name: 'read' | 'price'): SQL => sql`
  (select r.id from moderation_reads r where r.id = ${notes}->>${sql.raw(`'${name}'`)})`

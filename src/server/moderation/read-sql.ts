import { type SQL, sql } from 'drizzle-orm/sql/sql'
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

import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { CITY_NAMES } from '../../domain/city/constants.ts'
import { type FieldName, LISTING_FIELDS } from '../../domain/listing/fields.ts'
import { sqlOf } from '../db/fields.ts'

/** JSON of the fields of a table alias: what visitors may read. */
export const { json: fieldsJson } = sqlOf(LISTING_FIELDS)

/**
 * SQL of the fields and of what is kept beside them, which goes wherever they go: into a change, into the log and back.
 * The columns, one row from JSON, that row's values, and JSON of a table alias.
 */
export const {
  columns: fieldColumns,
  row: fieldsRow,
  values: fieldValues,
  json: storedJson,
} = sqlOf({
  ...LISTING_FIELDS,
  confirmed: { kind: 'choices' },
  photoRooms: { kind: 'table' },
  photoOrigins: { kind: 'table' },
  placeKey: { kind: 'line' },
  shingles: { kind: 'hashes' },
})

/** What is stored without what only comparisons read. */
export const told = (stored: SQL): SQL => sql`((${stored}) - '{placeKey,shingles}'::text[])`

/** What is stored, as it is answered: what is said of each photo stands with the photo. */
export const answered = (stored: SQL): SQL =>
  sql`(${told(stored)} - '{photoRooms,photoOrigins,reraSeenAt}'::text[])`

/**
 * When an admin saw the number on the register, once its fields are those of this JSON: of another number, nobody did.
 */
export const seenWith = (json: SQL, table = sql`properties`): SQL => sql`
  case
    when ${table}.rera_number is not distinct from ${json}->>'reraNumber' then ${table}.rera_seen_at
  end`

/** What is beside the answers: what was confirmed, what is compared, and when an admin saw the number. */
const BESIDE = ['amenities', 'confirmed', 'placeKey', 'shingles', 'reraSeenAt'] as const

/**
 * A condition: two sets of stored fields say the same, but for the named ones. Amenities have no order; what was
 * confirmed, and what is compared, follow from the fields.
 */
export function sameFields(one: SQL, other: SQL, but: readonly FieldName[] = []): SQL {
  const aside = sql.raw(`'{${[...BESIDE, ...but].join()}}'::text[]`)
  // A change that waited before the origins of photos were asked says nothing of them.
  const compared = (json: SQL) =>
    sql`('{"photoOrigins": {}}'::jsonb || jsonb_strip_nulls(${json}) - ${aside})`
  return sql`
    (
      ${compared(one)} = ${compared(other)}
      and ${one}->'amenities' @> (${other}->'amenities')
      and ${one}->'amenities' <@ (${other}->'amenities')
    )`
}

/** Whether visitors may only write about property `p` of user `u`: as its poster says of it, or else of all. */
export const messagesOnlySql: SQL = sql.raw('coalesce(p.messages_only, u.messages_only, false)')

/** Name and place of a home, as `storedAbout` says them: a name that says its place does so once. */
export const aboutOf = (name: SQL, locality: SQL, city: SQL): SQL => sql`
  case
    when strpos(${name}, concat_ws(', ', ${locality}, ${city})) > 0 then ${name}
    else concat_ws(', ', ${name}, ${locality}, ${city})
  end`

/** The same of property `p`, for rows that outlive it. */
export const aboutSql: SQL = aboutOf(sql`p.project_building_name`, sql`p.locality`, sql`p.city`)

/**
 * When the owner last confirmed property `p`: by submitting it, or later. An approval is no confirmation.
 */
export const LAST_CONFIRMED = 'coalesce(p.confirmed_at, p.created_at)'

/** When property `p` was confirmed last, in milliseconds. */
export const confirmedMs = sql`floor(extract(epoch from p.confirmed_at) * 1000)::float8`

/** The ids of the photos of property `p`, cover first, as an array. */
export const photoIdsSql: SQL = sql`
  array(select i.id from images i where i.property_id = p.id order by i.position, i.id)`

/** Photo `i` as JSON. */
export const photoJson: SQL = sql.raw(
  "jsonb_build_object('id', i.id, 'key', i.key, 'width', i.width, 'height', i.height, 'placeholder', i.placeholder)",
)
/** The same with what is said of it, by tables by id. */
const photoSaidJson = (rooms: SQL, origins: SQL): SQL => sql`
  jsonb_strip_nulls(
    ${photoJson} || jsonb_build_object('room', ${rooms} -> i.id, 'origin', ${origins} -> i.id)
  )`
/** Photo `i` of property `p` with what is said of it. */
export const ownPhotoJson: SQL = photoSaidJson(sql`p.photo_rooms`, sql`p.photo_origins`)

/** The profile photo of user `u`, as JSON; null without one. */
export const portraitJson: SQL = sql`(select ${photoJson} from images i where i.id = u.photo_id)`

/** The photos of property `p`, cover first, as JSON. */
export const photosJson: SQL = sql`
  coalesce((
    select jsonb_agg(${ownPhotoJson} order by i.position, i.id)
    from images i
    where i.property_id = p.id
  ), '[]'::jsonb)`

/** Whether property `p` has no photo. */
export const isBareSql: SQL = sql`not exists (select 1 from images i where i.property_id = p.id)`

/**
 * The photos of a list of ids, in its order, as JSON, with what the stored fields say of them. Photos that do not meet
 * the condition `usable` are left out.
 */
export function photosOfIdsJson(ids: SQL, fields: SQL, usable: SQL): SQL {
  const said = photoSaidJson(sql`(${fields} -> 'photoRooms')`, sql`(${fields} -> 'photoOrigins')`)
  return sql`
    coalesce((
      select jsonb_agg(${said} order by w.ord)
      from jsonb_array_elements_text(${ids}) with ordinality as w(id, ord)
      join images i on i.id = w.id
      where ${usable}
    ), '[]'::jsonb)`
}

/** Condition: the owner of property `p` is not disabled. Listings of disabled accounts are on no page. */
const ownerActive: SQL = sql`
  not exists (select 1 from users d where d.id = p.user_id and d.status = 'disabled')`

/** Condition: the city of property `p` is on. Listings of a city that was switched off are on no page. */
const cityOn: SQL = sql.raw(
  // In this form Postgres expects, without statistics too, that it holds for nearly all listings.
  `array_position(array[${CITY_NAMES.map((name) => `'${name.replaceAll("'", "''")}'`).join(', ')}], p.city) is not null`,
)

/** Condition: property `p` is on pages, as far as that depends on its owner and its city. */
export const mayBePublic: SQL = sql`${cityOn} and ${ownerActive}`

/**
 * The state of property `p` as a text: published while confirmed within `unconfirmed` days, closed for `closed` days;
 * "expired" also while it is hidden, its owner is disabled or its city is off.
 */
export function listingStateSql(days: { unconfirmed: number; closed: number }): SQL {
  return sql`
    case
      when not p.is_approved then 'pending'
      when p.closed_at is not null
        then case
            when p.closed_at > now() - make_interval(days => ${days.closed}) and ${cityOn}
              then 'closed'
            else 'past'
          end
      when p.confirmed_at > now() - make_interval(days => ${days.unconfirmed})
        and p.hidden_at is null
        and ${cityOn}
        and ${ownerActive}
        then 'published'
      else 'expired'
    end`
}

/**
 * A condition: property `p` is public. It is equivalent to the states that visitors may read, in a form that can use
 * indexes.
 */
export function publicNow(days: { unconfirmed: number; closed: number }): SQL {
  return sql`
    p.is_approved
    and case
      when p.closed_at is null
        then p.confirmed_at > now() - make_interval(days => ${days.unconfirmed})
      else p.closed_at > now() - make_interval(days => ${days.closed})
    end
    and p.hidden_at is null
    and ${mayBePublic}`
}

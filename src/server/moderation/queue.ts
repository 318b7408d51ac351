import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { Hint } from '../../domain/hints/constants.ts'
import { fieldHints, type Hinted } from '../../domain/hints/field-hints.ts'
import {
  FOLDED_LINES,
  QUEUE_FILTER_NAMES,
  type QueueFilterName,
} from '../../domain/moderation/filter.ts'
import type { QueueQuery } from '../../domain/moderation/query-schema.ts'
import type { Db } from '../db/client.ts'
import {
  answered,
  photosJson,
  photosOfIdsJson,
  portraitJson,
  storedJson,
} from '../listing/columns.ts'
import { usableInEdit } from '../listing/edit.ts'
import { iso } from '../listing/public.ts'
import { containsWords } from '../search.ts'
import { editShingles, pointedCtes } from './hint-sql.ts'
import { isDecisionBefore, isRejectionOf } from './log.ts'
import { isPriceAlone } from './read-sql.ts'

/** What waits: the queue, or the changes of a price alone, which have a list of their own. */
export type WaitingPart = 'queue' | 'prices'

const field = (name: string) => sql.raw(`e.fields->>'${name}'`)

/** The file that a row of a table alias was sent with: ids of files are the browsers', so its poster belongs to it. */
const fileOf = (alias: 'p' | 'e') => sql.raw(`${alias}.user_id || '-' || ${alias}.file_id`)

/** Listings that wait, in the columns of `waiting`. */
const waitingListings: SQL = sql`
  select p.id, p.id as listing_id, p.version, p.created_at, p.user_id, ${fileOf('p')} as file,
    p.city, p.locality, p.listing_type, p.property_type, p.project_building_name, p.plot_area, p.price,
    p.place_key, p.shingles, null::text[] as photos
  from properties p
  where not p.is_approved`

/** Changes to approved listings, in the columns of `waiting`, with the values that the listing would get. */
const waitingEdits: SQL = sql`
  select e.id, p.id as listing_id, e.version, e.created_at, e.user_id, ${fileOf('e')} as file,
    ${field('city')} as city, ${field('locality')} as locality,
    ${field('listingType')} as listing_type, ${field('propertyType')} as property_type,
    ${field('projectBuildingName')} as project_building_name,
    (${field('plotArea')})::float8 as plot_area, (${field('price')})::bigint as price,
    ${field('placeKey')} as place_key, ${editShingles} as shingles, e.photo_ids as photos
  from property_edits e
  join properties p on p.id = e.property_id
  where p.is_approved`

/** What a list holds, in the same columns. */
const waitingSql = (part: WaitingPart): SQL =>
  part === 'prices'
    ? sql`${waitingEdits} and ${isPriceAlone}`
    : sql`${waitingListings} union all ${waitingEdits} and not ${isPriceAlone}`

/** How many changes of a price alone wait. */
export const priceChangesCount: SQL = sql`
  (
    select count(*)
    from property_edits e
    join properties p on p.id = e.property_id
    where p.is_approved and ${isPriceAlone}
  )`

/** Fields and photos of an entry: of change `e` to property `p`, or of `p` itself where `e` is null. */
const queuedFields: SQL = answered(
  sql`case when e.id is null then ${storedJson('p')} else e.fields end`,
)
const queuedPhotos: SQL = sql`
  case
    when e.id is null then ${photosJson}
    else ${photosOfIdsJson(sql`to_jsonb(e.photo_ids)`, sql`e.fields`, usableInEdit)}
  end`

/**
 * Those of listings `p` and changes `e` that have one of these ids, each looked up by itself: planned as a join, all
 * listings might be read.
 */
const eachOf = (ids: readonly string[], listings: SQL, edits: SQL): SQL => sql`
  select x.*
  from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as k(id)
  cross join lateral (
    (${listings} and p.id = k.id offset 0) union all (${edits} and e.id = k.id offset 0)
  ) x`

/** A waiting listing or change, and the hints that follow from its fields. */
export type Marked = { id: string; hints: Hint[] }

/**
 * The entries whose own fields give hints, of all that wait or of some of them. The bounds of values are no SQL, so
 * this reads what they depend on; a queue of hundreds is some 300 kB.
 */
export async function readMarked(
  db: Db,
  today: Date,
  ids: readonly string[] | null = null,
): Promise<Marked[]> {
  if (ids?.length === 0) return []
  const listings = sql`
    select p.id, ${storedJson('p')} as fields from properties p where not p.is_approved`
  const edits = sql`
    select e.id, e.fields from property_edits e join properties p on p.id = e.property_id
    where p.is_approved`
  const rows = await db.rows<{ id: string; fields: Hinted }>(sql`
    select w.id, jsonb_strip_nulls(w.fields - '{amenities,confirmed,photoRooms,photoOrigins,placeKey,shingles}'::text[]) as fields
    from (${ids ? eachOf(ids, listings, edits) : sql`${listings} union all ${edits}`}) w`)
  return rows
    .map(({ id, fields }) => ({ id, hints: fieldHints(fields, today) }))
    .filter(({ hints }) => hints.length > 0)
}

const markedCte = (marked: readonly Marked[]): SQL => sql`
  marked as (
    select * from jsonb_to_recordset(${JSON.stringify(marked)}::jsonb) as k(id text, hints text[])
  )`

/**
 * Parts of a statement that decides about entries which wait, by their ids: `hinted` has the kinds of hints about each,
 * in the order of the queue. `marked` was read before; an entry that has changed since has another version than was
 * read.
 */
export const hintedCtes = (ids: readonly string[], marked: readonly Marked[]): SQL => {
  return sql`
    ${markedCte(marked)},
    waiting as (
      ${eachOf(ids, waitingListings, waitingEdits)}
    ),
    ${pointedCtes('few')},
    hinted as (
      select pointed.id, pointed.hints || coalesce(k.hints, '{}') as hints
      from pointed
      left join marked k on k.id = pointed.id
    )`
}

/** The published version that change `e` would replace. */
const replacedJson: SQL = sql`
  case
    when e.id is null then '{}'::jsonb
    else jsonb_build_object(
      'edit', jsonb_build_object(
        'listingId', p.id, 'fields', ${answered(storedJson('p'))}, 'photos', ${photosJson}
      )
    )
  end`

/** When the number of change `e` was seen, where it is the published one of `p`. */
const seenInEdit: SQL = sql`
  case when p.rera_number = e.fields->>'reraNumber' then ${iso('p.rera_seen_at')} end`

/** The value of each filter for a row `j`; null where the row matches none of its values. */
const VALUES: Record<QueueFilterName, SQL> = {
  city: sql`j.city`,
  listingType: sql`j.listing_type`,
  propertyType: sql`j.property_type`,
  role: sql`j.role`,
  hints: sql`case when cardinality(j.hints) > 0 then 'yes' end`,
  newcomer: sql`case when j.newcomer then 'yes' end`,
}

/** A condition: row `j` matches all chosen filters. `but` is left out, to count that filter's own values. */
function matches(query: QueueQuery, but?: QueueFilterName): SQL {
  const chosen = QUEUE_FILTER_NAMES.filter((name) => name !== but && query[name]).map(
    (name) => sql`${VALUES[name]} = ${query[name]}`,
  )
  const found = containsWords(query.q, sql`j.words`)
  return sql.join(query.q.length > 0 ? [...chosen, found] : [sql`true`, ...chosen], sql` and `)
}

const facet = (query: QueueQuery, name: QueueFilterName) => sql`
  ${sql.raw(`'${name}'`)},
  coalesce((
    select jsonb_object_agg(c.value, c.count)
    from (
      select ${VALUES[name]} as value, count(*) as count
      from judged j
      where ${matches(query, name)}
      group by 1
    ) c
    where c.value is not null
  ), '{}'::jsonb)`

/**
 * Parts of a statement: all entries that wait with their hints, as `judged`; the requested ones of these as `page`; and
 * the decisions about each poster on the page, counted once, as `record`. The lines of a file stand together where its
 * oldest one does, so that a long file takes one place and not those of others. What lacks a RERA number and a reason
 * for that leads, and its file with it. `readerId`: the admin whose notes of what was read count. An entry is a
 * newcomer's while nothing of its poster's had been decided when it was sent: each of a first batch, whatever is
 * decided about the others.
 */
export const queueCtes = (
  query: QueueQuery,
  marked: readonly Marked[],
  readerId: string | null,
  part: WaitingPart = 'queue',
): SQL => sql`
  ${markedCte(marked)},
  waiting as (${waitingSql(part)}),
  ${pointedCtes(part === 'prices' ? 'few' : 'many')},
  judged as materialized (
    select w.*, pointed.hints || coalesce(k.hints, '{}') as hints, u.role,
      lower(concat_ws(
        ' ', w.project_building_name, w.locality, w.city, w.property_type, u.name, u.email, w.id
      )) as words,
      not exists (
        select 1
        from properties o
        where o.user_id = w.user_id and o.is_approved and o.approved_at < w.created_at
      )
        and not exists (
          select 1
          from moderation_log m
          where ${isDecisionBefore(sql`w.user_id`, sql`w.created_at`)}
        ) as newcomer,
      (
        select max(r.opened_at)
        from moderation_reads r
        where r.entry_id = w.id and r.version = w.version and r.admin_id = ${readerId}::text
      ) as read_at
    from waiting w
    join pointed on pointed.id = w.id
    left join marked k on k.id = w.id
    join users u on u.id = w.user_id
  ),
  matched as materialized (
    select j.*, ${part === 'queue' ? sql`coalesce(j.file, j.id)` : sql`j.id`} as place from judged j where ${matches(query)}
  ),
  places as (
    select place, min(created_at) as since, count(*) as lines,
      count(*) filter (where cardinality(hints) > 0) as hinted, count(read_at) as opened,
      not bool_or('no-rera' = any (hints)) as follows
    from matched
    group by place
    order by follows, since, place
    limit ${query.most}
  ),
  page as (
    select *
    from (
      select m.*, s.since, s.lines, s.hinted, s.opened, s.follows,
        row_number() over (partition by place order by m.created_at, m.id) as at
      from matched m
      join places s using (place)
    ) m
    where at <= case
        when file = ${query.file ?? null}::text then ${query.most}::int
        else ${FOLDED_LINES}::int
      end
  ),
  record as materialized (
    select u.id,
      (select count(*) from properties o where o.user_id = u.id and o.is_approved) as approved,
      (select count(*) from moderation_log m where ${isRejectionOf(sql`u.id`)}) as rejected
    from users u
    where u.id in (select user_id from page)
  )`

/** The number of matches, and of each value of each filter, as members of a JSON object. */
export const queueCounts = (query: QueueQuery): SQL => sql`
  'matching', (select count(*) from judged j where ${matches(query)}),
  'facets', jsonb_build_object(${sql.join(
    QUEUE_FILTER_NAMES.map((name) => facet(query, name)),
    sql`, `,
  )})`

/** The rows of `page` as JSON. */
export const queueJson: SQL = sql`
  coalesce((
    select jsonb_agg(
      ${queuedFields}
        || ${replacedJson}
        || jsonb_build_object(
          'id', j.id, 'version', j.version, 'photos', ${queuedPhotos}, 'createdAt', j.created_at,
          'readAt', j.read_at, 'newcomer', j.newcomer,
          'noteToAdmin', case when e.id is null then p.note_to_admin else e.note_to_admin end,
          'hints', to_jsonb(j.hints), 'reference', p.reference,
          'reraSeenAt', case
            when e.id is null then ${iso('p.rera_seen_at')}
            else coalesce(e.fields->>'reraSeenAt', ${seenInEdit})
          end,
          'file', case
            when j.lines > 1
              then jsonb_build_object(
                  'id', j.file, 'lines', j.lines, 'hinted', j.hinted, 'opened', j.opened
                )
          end,
          'poster', jsonb_build_object(
            'id', u.id, 'name', u.name, 'email', u.email,
            'emailVerified', u.email_verified_at is not null,
            'mobileNumber', u.mobile_number, 'role', u.role, 'photo', ${portraitJson},
            'approved', r.approved, 'rejected', r.rejected
          )
        )
      order by j.follows, j.since, j.place, j.at
    )
    from page j
    join properties p on p.id = j.listing_id
    join users u on u.id = j.user_id
    join record r on r.id = u.id
    left join property_edits e on e.id = j.id
  ), '[]'::jsonb)`

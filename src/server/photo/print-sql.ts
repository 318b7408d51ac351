import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { PRINT } from '../../domain/photo/constants.ts'
import { MIRROR, type Print, soughtBands, WHOLE_VIEWS } from '../../domain/photo/print.ts'
import type { Db } from '../db/client.ts'
import { isRejectionOf } from '../moderation/log.ts'

const number = (value: number) => sql.raw(String(value))
const BITS = number(PRINT.bits)
const WHOLE = number(WHOLE_VIEWS)

/** The numbers are longer than those of JavaScript, so they travel as the text of their bits. */
const bitsOf = (hash: bigint) => hash.toString(2).padStart(PRINT.bits, '0')
const arrayOf = (values: readonly (string | number)[]) => `{${values.join(',')}}`

/** Values of a row of `photo_prints`, beside the hash of the photo's bytes. */
export const printColumns = ({ views, bands }: Print): SQL => sql`
  ${arrayOf(views.map(bitsOf))}::bit(${BITS})[], ${arrayOf(bands)}::integer[]`

type Stored = { contentHash: string; views: readonly bigint[] }

/**
 * The nearest pair of views of `c`, by the rule of `likenessOf` in the tests: one of the two shows the whole picture.
 */
const nearestSql: SQL = sql`
  select *
  from (
    select bit_count(case when m.mirrored then v.hash # ${bitsOf(MIRROR)}::bit(${BITS}) else v.hash end # o.hash) as distance,
      m.mirrored, greatest(v.n, o.n) > ${WHOLE} as cropped
    from unnest(c.views) with ordinality v(hash, n),
      unnest(c.other_views) with ordinality o(hash, n),
      (values (false), (true)) m(mirrored)
    where least(v.n, o.n) <= ${WHOLE}
  ) d
  where d.distance <= ${number(PRINT.farthest)}
  order by d.distance + case when d.cropped then ${number(PRINT.surelyPart)} else 0 end, d.cropped, d.mirrored
  limit 1`

/**
 * Notes which stored photos show the same as these, and that they were compared. Of two uploads at once the later one
 * finds the other, as each is stored before it is compared.
 */
export async function comparePrints(db: Db, prints: readonly Stored[]): Promise<void> {
  if (prints.length === 0) return
  const sought = prints.map(({ contentHash, views }) => ({
    content_hash: contentHash,
    views: views.map(bitsOf),
    bands: soughtBands(views),
  }))
  await db.rows(sql`
    with sought as materialized (
      select *
      from jsonb_to_recordset(${JSON.stringify(sought)}::jsonb)
        as s(content_hash text, views bit(${BITS})[], bands integer[])
    ),
    c as materialized (
      select s.content_hash, s.views, p.content_hash as other_hash, p.views as other_views
      from sought s
      join photo_prints p on p.bands && s.bands and p.content_hash <> s.content_hash
    ),
    near as (
      select c.content_hash, c.other_hash, b.mirrored, b.cropped, b.distance,
        row_number() over (partition by c.content_hash order by b.distance, c.other_hash) as place
      from c
      cross join lateral (${nearestSql}) b
    ),
    noted as (
      insert into same_pictures (content_hash, other_hash, mirrored, cropped, distance)
      select p.one, p.two, n.mirrored, n.cropped, n.distance
      from near n
      cross join lateral (
        values (n.content_hash, n.other_hash), (n.other_hash, n.content_hash)
      ) p(one, two)
      where n.place <= ${PRINT.kept}
      order by 1, 2
      on conflict do nothing
    )
    update photo_prints p
    set compared = true
    where p.content_hash in (select content_hash from sought)`)
}

/** Reads stored prints that were not compared yet. */
export async function readUncompared(db: Db, limit: number): Promise<Stored[]> {
  const rows = await db.rows<{ hash: string; views: string[] }>(sql`
    select content_hash as hash, to_jsonb(views) as views
    from photo_prints
    where not compared
    order by content_hash
    limit ${limit}`)
  return rows.map(({ hash, views }) => ({
    contentHash: hash,
    views: views.map((bits) => BigInt(`0b${bits}`)),
  }))
}

/**
 * A join to the photos `s` that show the same as photo `i`: `m` says whether they are the same file, and what was done
 * to one of them.
 */
export const sameAsPhoto: SQL = sql`
  join lateral (
    select i.content_hash as other_hash, true as same_file, false as mirrored, false as cropped
    union all
    select other_hash, false, mirrored, cropped from same_pictures where content_hash = i.content_hash
  ) m on true
  join lateral (
    -- Looked up for each photo: planned as a join, all photos might be read.
    select s.* from images s where s.content_hash = m.other_hash and s.id <> i.id offset 0
  ) s on true`

/** The rejection `r` whose listing had photo `s`, which is kept for some days; a join. */
export const rejectedWith: SQL = sql`
  left join lateral (
    select m.id, m.property_id
    from moderation_log m
    where s.property_id is null
      and ${isRejectionOf(sql`s.user_id`)}
      and m.snapshot->'photoIds' ? s.id
    limit 1
  ) r on true`

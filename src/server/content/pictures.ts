import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { ENTRY_FIELDS, type EntryKind } from '../../domain/content/fields.ts'
import type { Fields } from '../../domain/field/field.ts'
import { LISTING_DAYS } from '../../domain/listing/constants.ts'
import { IMAGE_FOLDER } from '../../domain/photo/constants.ts'
import { photoKeyOf } from '../../domain/photo/schema.ts'
import { eraseIn } from '../photo/loose.ts'
import { addressesBeside } from './tables.ts'

/** Addresses of the pictures that an entry shows. */
export function picturesOf(kind: EntryKind, answers: object): readonly string[] {
  const isPicture = ([name]: [string, unknown]) =>
    ['picture', 'pictures'].includes((ENTRY_FIELDS[kind] as Fields)[name]?.kind ?? '')
  return Object.entries<string | string[]>({ ...answers })
    .filter(isPicture)
    .flatMap(([, addresses]) => addresses ?? [])
}

/** Keys of the uploaded pictures, each once; the others are files of the site. */
export function uploadedKeys(addresses: readonly string[]): string[] {
  const uploaded = addresses.filter((address) => address.startsWith(`/${IMAGE_FOLDER}`))
  return [...new Set(uploaded.map((address) => photoKeyOf(address.slice(1))))]
}

/**
 * Statement part: the rows of uploaded pictures that an admin's entry may show, locked. `also` is a condition for those
 * of somebody else.
 */
export function usablePictures(
  keys: readonly string[],
  adminId: string,
  also: SQL = sql`false`,
): SQL {
  return sql`
    select i.id, i.key
    from images i
    where i.key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))
      and i.property_id is null
      and (i.is_site or (i.user_id = ${adminId} and i.erase_after > now()) or ${also})
    order by i.id
    for update of i`
}

/** Condition: each of these keys is among the `usable` ones. */
export const allUsable = (keys: readonly string[]) =>
  sql`(select count(distinct key) from usable) = ${keys.length}::int`

/** Statement part: makes the usable pictures permanent, if there is a row of `stored`. */
export const keepPictures = (stored: SQL) => sql`
  update images i
  set is_site = true, erase_after = null
  from usable
  where i.id = usable.id and exists (select 1 from ${stored})`

/**
 * Statement part: releases pictures that the entry showed before (`addresses` gives them, as an array) and that neither
 * it nor another entry shows. They are erased like an upload that is never submitted.
 */
export function releasePictures(id: string, addresses: SQL, stillShown: readonly string[]): SQL {
  return sql`
    update images i
    set is_site = false, erase_after = ${eraseIn(LISTING_DAYS.unusedPhotos)}
    where i.is_site
      and i.property_id is null
      and exists (
        select 1
        from (select unnest(a.list) as address from (${addresses}) as a(list)) was
        where starts_with(was.address, '/' || i.key || '/')
      )
      and i.key not in (select jsonb_array_elements_text(${JSON.stringify(stillShown)}::jsonb))
      and not exists (
        select 1
        from (${addressesBeside(id)}) beside
        where starts_with(beside.address, '/' || i.key || '/')
      )`
}

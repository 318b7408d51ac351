import { sql } from 'drizzle-orm/sql/sql'
import { LISTING_FIELD_TEXTS } from '#language/listing/texts-poster'
import type { SessionUser } from '../../contract/account.ts'
import type { Written } from '../../contract/listing.ts'
import { type Failure, fail, ok, type Result } from '../../contract/result.ts'
import { type Compared, comparedOf } from '../../domain/hints/compared.ts'
import { normaliseListing } from '../../domain/listing/fields.ts'
import { isMadeName } from '../../domain/listing/name.ts'
import { nameFor, sizedNameFor } from '../../domain/listing/name-stored.ts'
import { isAdminOnlyType } from '../../domain/listing/rules.ts'
import type { Confirmed, ListingFields } from '../../domain/listing/schema.ts'
import { saysNoName } from '../../domain/listing-draft/no-name.ts'
import { citiesElsewhere, pincodeAlone } from '../../domain/locality/elsewhere.ts'
import { pincodeQuestion } from '../../domain/locality/odd-place.ts'
import { storedLocality } from '../../domain/locality/stored.ts'
import { can } from '../../domain/permission/table.ts'
import type { SaidOfPhotos } from '../../domain/photo/said.ts'
import { odditiesOf, questionsOf } from '../../domain/reading/reading.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'

const ofFields = (errors: readonly (readonly [string, string])[]) =>
  Object.fromEntries(errors.map(([name, error]) => [`fields.${name}`, error]))

/** The refusal of a locality that is a pincode alone, which names no place; null for any other. */
export function pincodeRefused(city: string, locality: string): Failure | null {
  const pincode = pincodeAlone(city, locality)
  return (
    pincode &&
    fail('invalid', {
      fields: ofFields([['locality', pincodeQuestion(city, pincode).question]]),
    })
  )
}

/**
 * A locality that is known has its stored name in whichever script it was typed, and a home without a name of its own
 * one that is made, which follows its kind and place.
 */
function withNames(said: ListingFields): ListingFields {
  const { projectBuildingName: name } = said
  const fields = { ...said, locality: storedLocality(said.city, said.locality) }
  const projectBuildingName = nameFor({
    ...fields,
    projectBuildingName: saysNoName(name) ? '' : name,
  })
  return { ...fields, projectBuildingName }
}

/**
 * The same home as it is stored in an account: told apart by its size where its made name is that of another home
 * there. Refused where its locality is a pincode alone, which names no place, but for a listing that has been so
 * already.
 * `id`: the listing itself.
 */
export async function inAccount<Fields extends ListingFields>(
  db: Db,
  user: SessionUser,
  fields: Fields,
  id = '',
): Promise<Result<Fields>> {
  const { projectBuildingName: name, city, locality } = fields
  const sized = isMadeName(name) ? sizedNameFor(fields) : name
  const refused = pincodeRefused(city, locality)
  if (name === sized && !refused) return ok(fields)
  const others = await db.row<{ alike: boolean; same: boolean }>(sql`
    select
      exists (
        select 1 from properties p
        where p.user_id = ${user.id} and p.id <> ${id} and p.project_building_name = ${name}
      ) as alike,
      exists (
        select 1 from properties p where p.id = ${id} and p.locality = ${locality}
      ) as same`)
  if (refused && !others?.same) return refused
  return ok(others?.alike ? { ...fields, projectBuildingName: sized } : fields)
}

/**
 * What is stored of the answers that a user has sent: those that apply, which of the values outside their bounds were
 * confirmed, and what is said of the photos. Refused where one was not, and where a type is not for this user. A
 * locality that is known in another city may be confirmed too, but need not be: maps are never complete.
 */
export function storedOf(
  { now }: Pick<Deps, 'now'>,
  user: SessionUser,
  { fields, confirmed = [], photoIds, photoRooms = {}, photoOrigins = {} }: Written,
): Result<ListingFields & Required<Confirmed & SaidOfPhotos> & Compared> {
  const stated = withNames(normaliseListing(fields))
  if (isAdminOnlyType(stated.propertyType) && !can(user.role, 'listing.adminTypes'))
    return fail('invalid', {
      fields: ofFields([['propertyType', LISTING_FIELD_TEXTS.propertyType]]),
    })
  const ofItsPhotos = <Word>(said: Record<string, Word>) =>
    Object.fromEntries(Object.entries(said).filter(([id]) => photoIds.includes(id)))
  const today = now()
  const asked = questionsOf(stated, confirmed, today)
  if (asked.length > 0)
    return fail('unconfirmed', {
      fields: ofFields(asked.map(({ field, question }) => [field, question])),
    })
  const isElsewhere = citiesElsewhere(stated.city, stated.locality).length > 0
  return ok({
    ...stated,
    ...comparedOf(stated),
    confirmed: [
      ...odditiesOf(stated, today).map(({ field }) => field),
      ...(isElsewhere && confirmed.includes('locality') ? (['locality'] as const) : []),
    ],
    photoRooms: ofItsPhotos(photoRooms),
    photoOrigins: ofItsPhotos(photoOrigins),
  })
}

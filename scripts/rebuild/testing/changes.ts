import { type SQL, sql } from 'drizzle-orm/sql/sql'
import type { PublicListing } from '../../../src/contract/public-listing.ts'
import { ASKERS } from '../../../src/domain/enquiry/constants.ts'
import { FIELD_NAMES, type FieldName, fieldOf } from '../../../src/domain/listing/fields.ts'
import { columnOf } from '../../../src/server/db/client.ts'
import { seenForSql } from '../../../src/server/right-to-offer/sql.ts'

/** The data that a listing's page shows. */
export type Shown = FieldName | Exclude<keyof PublicListing, FieldName | 'id' | 'createdAt'>
const set = (assignment: string, where = 'true') => ({
  change: (id: string) => sql`update properties set ${sql.raw(assignment)} where id = ${id}`,
  where,
})
const images = (assignment: string) => ({
  change: (id: string) =>
    sql`update images set ${sql.raw(assignment)} where property_id = ${id} and position = 0`,
  where: 'true',
})
const owner = (assignment: string) => ({
  change: (id: string) => sql`
    update users
    set ${sql.raw(assignment)}
    where id = (select user_id from properties where id = ${id})`,
  where: 'true',
})

type Change = { change: (id: string) => SQL; where: string }

/** Returns a different answer for a field that no rule connects with others. */
function ofField(name: FieldName): Change {
  const field = fieldOf(name)
  const column = columnOf(name)
  if (field.kind !== 'choice')
    return set(`${column} = coalesce(${column}, ${'min' in field ? field.min : 0}) + 1`)
  const [first, second] = field.options
  return set(`${column} = case when ${column} = '${first}' then '${second}' else '${first}' end`)
}
const ofFields = Object.fromEntries(FIELD_NAMES.map((name) => [name, ofField(name)])) as Record<
  FieldName,
  Change
>

/** A change of each value that a listing's page shows, and the listings to which it can apply. */
export const CHANGES: Record<Shown, Change> = {
  ...ofFields,
  listingType: set("listing_type = 'Rent'", "listing_type = 'Sell'"),
  propertyCategory: set(
    "property_category = 'Commercial'",
    "property_type = 'Plot/Land' and property_category = 'Residential'",
  ),
  propertyType: set(
    "property_type = 'Independent House/Villa'",
    "property_type = 'Flat/Apartment'",
  ),
  city: set("city = 'Varanasi'", "city = 'Kanpur'"),
  version: set('version = version + 1'),
  locality: set("locality = 'A new lane'"),
  projectBuildingName: set("project_building_name = 'Another name'"),
  plotArea: set('plot_area = plot_area + 90'),
  areaUnit: set("area_unit = 'sq m'"),
  areaBasis: set("area_basis = 'Super built-up'", "area_basis = 'Carpet'"),
  price: set('price = price * 2'),
  floorNumber: set('floor_number = floor_number - 1', 'floor_number > 0'),
  totalFloors: set('total_floors = total_floors + 1', 'total_floors > 0'),
  availableFrom: set("available_from = '2031-02-03'"),
  reraNumber: set("rera_number = 'UPRERAPRJ424242'"),
  // It is asked of what is unfinished and for sale, and has no number.
  reraExempt: set(
    "rera_exempt = 'Small project', rera_number = null, possession = 'Under construction'",
    "listing_type = 'Sell' and property_type = 'Flat/Apartment'",
  ),
  reraSeenAt: set('rera_seen_at = now()', "rera_number ~ '^(UPRERAPRJ|RC/REP)'"),
  right: {
    change: (id) => sql`
      insert into rights_to_offer (
        id, user_id, unit, outcome, answered_at, seen_at, seen_kind, agree, seen_for
      )
      select p.id, u.id, '27', 'seen', now(), now(), 'tax receipt', '{place,number}',
        ${seenForSql(sql`'{place,number}'::text[]`)}
      from properties p
      join users u on u.id = p.user_id
      where p.id = ${id}`,
    where: 'true',
  },
  elsewhere: {
    change: (id) => sql`
      with other as (
        select o.id
        from properties p
        join properties o on o.user_id <> p.user_id and o.is_approved
        where p.id = ${id}
        limit 1
      )
      insert into same_homes (listing_id, other_id, is_same)
      select v.one, v.two, true
      from other, lateral (values (${id}, other.id), (other.id, ${id})) v(one, two)`,
    where: 'true',
  },
  description: set("description = 'New words.'"),
  amenities: set("amenities = array['Helipad']"),
  availability: set("availability = 'sold', closed_at = now()", "listing_type = 'Sell'"),
  closedAt: set(
    "availability = 'sold', closed_at = now() - interval '2 days'",
    "listing_type = 'Sell'",
  ),
  approvedAt: set("approved_at = approved_at - interval '400 days'"),
  readAt: {
    change: (id) => sql`
      update moderation_reads
      set opened_at = opened_at - interval '400 days'
      where id = (select read_note from properties where id = ${id})`,
    where: 'read_note is not null',
  },
  priceReadAt: {
    change: (id) => sql`
      with note as (
        insert into moderation_reads (id, entry_id, version, part)
        values (${`price${id}`}, ${id}, 1, 'price')
        returning id
      )
      update properties set price_note = (select id from note) where id = ${id}`,
    where: 'true',
  },
  confirmedAt: set("confirmed_at = confirmed_at - interval '30 days'"),
  adminConfirmed: set('admin_confirmed_at = confirmed_at'),
  messagesOnly: set('messages_only = true'),
  history: {
    change: (id) => sql`
      insert into listing_events (property_id, kind, amount, listing_type)
      select p.id, 'price', p.price, p.listing_type from properties p where p.id = ${id}`,
    where: 'true',
  },
  askers: {
    change: (id) => sql`
      insert into enquiries (
        id, owner_id, property_id, about, name, email, mailbox, mobile_number, message, submission_key
      )
      select p.id || n, p.user_id, p.id, 'A home', 'Asha', n || '@example.in', n || '@example.in',
        9700000000 + n, 'Is it free?', p.id || n
      from properties p, generate_series(1, ${ASKERS.least}::int) n
      where p.id = ${id}`,
    where: 'closed_at is null',
  },
  photos: images("placeholder = 'data:image/webp;base64,AAAA', width = 801"),
  owner: owner("name = 'Somebody Else', created_at = created_at - interval '400 days'"),
}

import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  bit,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { AREA_BASES, AREA_UNIT_NAMES } from '../../../domain/area/constants.ts'
import {
  ADMIN_PROPERTY_TYPES,
  AMENITIES,
  AUTHORITIES,
  AVAILABILITIES,
  BROKERAGES,
  CATEGORIES,
  CORNERS,
  FACINGS,
  FURNISHINGS,
  LISTING_LIMITS as LIMITS,
  LISTING_TYPES,
  NEGOTIABLE,
  PETS,
  PG_COOLING,
  PG_GATE,
  PG_GUESTS,
  PG_MEALS,
  PG_SERVICE,
  PG_SHARING,
  PLOT,
  POSSESSIONS,
  PROPERTY_AGES,
  PROPERTY_TYPES,
  TENANTS,
} from '../../../domain/listing/constants.ts'
import { EVENT_KINDS } from '../../../domain/listing/history.ts'
import { PHOTO_LIMITS, PHOTO_ORIGINS, PRINT, ROOMS } from '../../../domain/photo/constants.ts'
import { RERA_EXEMPTIONS } from '../../../domain/rera/constants.ts'
import { users } from './accounts.ts'
import { allOf, lineUpTo, oneOf, valuesOneOf, within } from './checks.ts'
import { cities } from './cities.ts'
import { createdAt, id, moment, updatedAt } from './columns.ts'
import { moderationReads } from './moderation.ts'

/** Listings posted by users. Price and deposit in rupees, plot area in square feet. */
export const properties = pgTable(
  'properties',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    listingType: text().notNull(),
    propertyCategory: text().notNull(),
    propertyType: text().notNull(),
    city: text()
      .notNull()
      .references(() => cities.name),
    locality: text().notNull(),
    projectBuildingName: text().notNull(),
    plotArea: doublePrecision().notNull(),
    areaUnit: text().notNull(),
    areaBasis: text(),
    price: bigint({ mode: 'number' }).notNull(),
    bedrooms: integer(),
    bathrooms: integer(),
    furnishing: text(),
    floorNumber: integer(),
    totalFloors: integer(),
    facingType: text(),
    deposit: bigint({ mode: 'number' }),
    availableFrom: date({ mode: 'string' }),
    reraNumber: text(),
    description: text(),
    amenities: text().array().notNull().default(sql`'{}'`),
    balconies: integer(),
    parkingSpaces: integer(),
    propertyAge: text(),
    possession: text(),
    negotiable: text(),
    tenantsPreferred: text(),
    pets: text(),
    pgFor: text(),
    sharing: text(),
    meals: text(),
    maintenance: bigint({ mode: 'number' }),
    roadWidth: integer(),
    corner: text(),
    approvedBy: text(),
    brokerage: text(),
    airConditioning: text(),
    wifi: text(),
    laundry: text(),
    gateCloses: text(),
    /** The fields whose values are outside their bounds, and that the poster confirmed. */
    confirmed: text().array().notNull().default(sql`'{}'`),
    /**
     * What its photos show, by their ids. It is no column of the photos, because a change of it waits like the rest.
     */
    photoRooms: jsonb().notNull().default(sql`'{}'`),
    /** Which of its photos were made or staged by software, as the poster says, by their ids; kept like the rooms. */
    photoOrigins: jsonb().notNull().default(sql`'{}'`),
    /** Why it needs no RERA number, as the poster says. */
    reraExempt: text(),
    /** When an admin saw its number on the register of the authority; it is of that number alone. */
    reraSeenAt: moment(),
    /** A sentence of the poster for the admin who reads it, never public. */
    noteToAdmin: text(),
    /** Whether visitors may write only; null: as the account of its poster. */
    messagesOnly: boolean(),
    isApproved: boolean().notNull().default(false),
    availability: text().notNull().default('available'),
    /** Counts changes, so that a decision applies to exactly the version that was read. */
    version: integer().notNull().default(1),
    submissionKey: text().notNull(),
    /** The poster's own reference of the home, as written and as compared. An edit keeps it. */
    reference: text(),
    referenceKey: text(),
    /** The file that the poster sent it with. A random id of the browser, so only the poster's own rows share it. */
    fileId: text(),
    approvedAt: moment(),
    confirmedAt: moment(),
    /** When an admin last confirmed it. Where this equals `confirmedAt`, the owner has said nothing since. */
    adminConfirmedAt: moment(),
    closedAt: moment(),
    /** When the owner was last asked whether it is still available. */
    askedAt: moment(),
    /** When the owner was last asked because visitors said that it is gone. */
    goneAskedAt: moment(),
    /**
     * When it was hidden because visitors said that it is gone and its owner did not answer; null while it is shown.
     */
    hiddenAt: moment(),
    /** The notes of the admins who read it as it was approved, and the last change of its price. */
    readNote: text().references((): AnyPgColumn => moderationReads.id, { onDelete: 'set null' }),
    priceNote: text().references((): AnyPgColumn => moderationReads.id, { onDelete: 'set null' }),
    /** The locality as compared: one key for all its spellings. Null until it was computed. */
    placeKey: text(),
    /** Hashes of the three-word shingles of its folded description. */
    shingles: integer().array().notNull().default(sql`'{}'`),
    /** Sampled views. The number of views is a multiple of it. */
    sampledViews: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('properties_submission').on(t.userId, t.submissionKey),
    uniqueIndex('properties_reference')
      .on(t.userId, t.referenceKey)
      .where(sql`${t.referenceKey} is not null`),
    // Postgres scans it backwards for the newest. A descending index would put nulls last, and could not be used for
    // "order by … desc".
    index('properties_public').on(t.approvedAt).where(sql`${t.isApproved}`),
    index('properties_place').on(t.city, sql`lower(${t.locality})`),
    // By price, the newest first among equal ones: read in both directions for the listings nearest to a price.
    index('properties_offer')
      .on(
        t.city,
        t.listingType,
        t.propertyType,
        t.propertyCategory,
        t.price,
        t.approvedAt.desc().nullsLast(),
        t.id,
      )
      .where(sql`${t.isApproved} and ${t.closedAt} is null`),
    index('properties_place_key').on(t.city, t.placeKey),
    index('properties_shingles').using('gin', t.shingles),
    index('properties_read_note').on(t.readNote),
    index('properties_price_note').on(t.priceNote),
    index('properties_queue').on(t.createdAt).where(sql`not ${t.isApproved}`),
    check('properties_listing_type', oneOf(t.listingType, LISTING_TYPES)),
    check(
      'properties_type',
      sql`(${t.propertyCategory} = ${sql.raw(`'${CATEGORIES[0]}'`)} and ${oneOf(t.propertyType, PROPERTY_TYPES.Residential)})
    or (${t.propertyCategory} = ${sql.raw(`'${CATEGORIES[1]}'`)} and ${oneOf(t.propertyType, PROPERTY_TYPES.Commercial)})
    or (${oneOf(t.propertyCategory, CATEGORIES)} and ${oneOf(t.propertyType, ADMIN_PROPERTY_TYPES)})`,
    ),
    check(
      'properties_pg',
      sql`${t.listingType} <> 'PG' or (${t.propertyCategory} = 'Residential' and ${t.propertyType} <> ${sql.raw(`'${PLOT}'`)})`,
    ),
    check('properties_locality', lineUpTo(t.locality, LIMITS.locality)),
    check('properties_name', lineUpTo(t.projectBuildingName, LIMITS.name)),
    check('properties_area', within(t.plotArea, LIMITS.areaLeast, LIMITS.area)),
    check('properties_area_unit', oneOf(t.areaUnit, AREA_UNIT_NAMES)),
    check('properties_area_basis', oneOf(t.areaBasis, AREA_BASES)),
    check('properties_price', within(t.price, 1, LIMITS.price)),
    check('properties_deposit', within(t.deposit, 0, LIMITS.price)),
    check(
      'properties_rooms',
      sql`${within(t.bedrooms, 1, LIMITS.bedrooms)} and ${within(t.bathrooms, 1, LIMITS.bathrooms)}`,
    ),
    check('properties_furnishing', oneOf(t.furnishing, FURNISHINGS)),
    check('properties_facing', oneOf(t.facingType, FACINGS)),
    check(
      'properties_floors',
      sql`${within(t.floorNumber, -LIMITS.floorsBelow, LIMITS.floors)} and ${within(t.totalFloors, 0, LIMITS.floors)} and ${t.floorNumber} <= ${t.totalFloors}`,
    ),
    check('properties_balconies', within(t.balconies, 0, LIMITS.balconies)),
    check('properties_parking_spaces', within(t.parkingSpaces, 0, LIMITS.parkingSpaces)),
    check('properties_property_age', oneOf(t.propertyAge, PROPERTY_AGES)),
    check('properties_possession', oneOf(t.possession, POSSESSIONS)),
    check('properties_negotiable', oneOf(t.negotiable, NEGOTIABLE)),
    check('properties_tenants_preferred', oneOf(t.tenantsPreferred, TENANTS)),
    check('properties_pets', oneOf(t.pets, PETS)),
    check('properties_pg_for', oneOf(t.pgFor, PG_GUESTS)),
    check('properties_sharing', oneOf(t.sharing, PG_SHARING)),
    check('properties_meals', oneOf(t.meals, PG_MEALS)),
    check('properties_maintenance', within(t.maintenance, 0, LIMITS.price)),
    check('properties_road_width', within(t.roadWidth, LIMITS.roadLeast, LIMITS.road)),
    check('properties_corner', oneOf(t.corner, CORNERS)),
    check('properties_approved_by', oneOf(t.approvedBy, AUTHORITIES)),
    check('properties_brokerage', oneOf(t.brokerage, BROKERAGES)),
    check('properties_air_conditioning', oneOf(t.airConditioning, PG_COOLING)),
    check('properties_wifi', oneOf(t.wifi, PG_SERVICE)),
    check('properties_laundry', oneOf(t.laundry, PG_SERVICE)),
    check('properties_gate_closes', oneOf(t.gateCloses, PG_GATE)),
    check(
      'properties_description',
      sql`length(${t.description}) <= ${sql.raw(String(LIMITS.description))}`,
    ),
    check('properties_amenities', allOf(t.amenities, AMENITIES)),
    check('properties_photo_rooms', valuesOneOf(t.photoRooms, ROOMS)),
    check('properties_photo_origins', valuesOneOf(t.photoOrigins, PHOTO_ORIGINS)),
    check('properties_rera_exempt', oneOf(t.reraExempt, RERA_EXEMPTIONS)),
    check('properties_reference_line', lineUpTo(t.reference, LIMITS.reference)),
    check(
      'properties_reference_compared',
      sql`(${t.reference} is null) = (${t.referenceKey} is null)`,
    ),
    check('properties_availability', oneOf(t.availability, AVAILABILITIES)),
    check(
      'properties_approved',
      sql`not ${t.isApproved} or (${t.approvedAt} is not null and ${t.confirmedAt} is not null)`,
    ),
    check('properties_closed', sql`(${t.availability} = 'available') = (${t.closedAt} is null)`),
  ],
)

/** A changed version of an approved listing that waits for a decision; the published version stays until then. */
export const propertyEdits = pgTable(
  'property_edits',
  {
    id: id(),
    propertyId: text()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fields: jsonb().notNull(),
    photoIds: text().array().notNull().default(sql`'{}'`),
    noteToAdmin: text(),
    /** The file that the poster sent it with. */
    fileId: text(),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('property_edits_one_pending').on(t.propertyId),
    index('property_edits_user').on(t.userId),
    index('property_edits_photos').using('gin', t.photoIds),
  ],
)

/**
 * Photos in the blob store. Several rows may share a key; its blobs are erased with the last row. Sizes in pixels and
 * bytes.
 */
export const images = pgTable(
  'images',
  {
    id: id(),
    key: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    propertyId: text().references(() => properties.id, { onDelete: 'set null' }),
    position: integer().notNull().default(0),
    /** The photo belongs to content of the admins, not to a listing. */
    isSite: boolean().notNull().default(false),
    /** The photo is its user's profile photo. */
    isProfile: boolean().notNull().default(false),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    placeholder: text().notNull(),
    contentHash: text().notNull(),
    /** The file of listings that the photo was sent for. */
    fileId: text(),
    /** When the photo is erased, where it is unused or its listing was rejected; null while something refers to it. */
    eraseAfter: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index('images_key').on(t.key),
    index('images_property').on(t.propertyId, t.position),
    index('images_user').on(t.userId),
    index('images_user_unused').on(t.userId).where(sql`${t.propertyId} is null`),
    index('images_erase').on(t.eraseAfter).where(sql`${t.eraseAfter} is not null`),
    index('images_hash').on(t.contentHash),
    check('images_key_form', sql`${t.key} ~ '^property_images/[a-z0-9]+-[a-z0-9-]+$'`),
    check('images_position', within(t.position, 0, PHOTO_LIMITS.count)),
    check('images_pixels', sql`${t.width} > 0 and ${t.height} > 0 and ${t.bytes} > 0`),
    check(
      'images_kept_or_dated',
      sql`(${t.propertyId} is not null or ${t.isSite} or ${t.isProfile}) or ${t.eraseAfter} is not null`,
    ),
  ],
)

/**
 * Hashes of shingles that the texts of homes at many places have, such as "close to the market": they say nothing of
 * one home. The cleanup counts them.
 */
export const stockShingles = pgTable('stock_shingles', { hash: integer().primaryKey() })

/**
 * What tells a photo from others by what it shows: a hash of the whole picture and of each part of it, and the bands by
 * which they are found. Photos with the same bytes share them. A blank picture has none.
 */
export const photoPrints = pgTable(
  'photo_prints',
  {
    contentHash: text().primaryKey(),
    views: bit({ dimensions: PRINT.bits }).array().notNull(),
    bands: integer().array().notNull(),
    /** Its copies among the others were sought. */
    compared: boolean().notNull().default(false),
  },
  (t) => [
    index('photo_prints_bands').using('gin', t.bands),
    index('photo_prints_due').on(t.contentHash).where(sql`not ${t.compared}`),
  ],
)

/** Photos that show the same though their bytes differ, each pair in both orders. */
export const samePictures = pgTable(
  'same_pictures',
  {
    contentHash: text()
      .notNull()
      .references(() => photoPrints.contentHash, { onDelete: 'cascade' }),
    otherHash: text()
      .notNull()
      .references(() => photoPrints.contentHash, { onDelete: 'cascade' }),
    mirrored: boolean().notNull(),
    /** One of the two is a part of the other. */
    cropped: boolean().notNull(),
    /** How many bits of their hashes differ. */
    distance: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.contentHash, t.otherHash] }),
    index('same_pictures_other').on(t.otherHash),
  ],
)

/**
 * What is known of a home, in the order in which it happened. A trigger on the listings writes it, whatever statement
 * changes them. The rows of a deleted listing stay for as long as it may come back. `amount`: the price in rupees,
 * where the event is about it, and `listingType` what it is a price of.
 */
export const listingEvents = pgTable(
  'listing_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    propertyId: text().notNull(),
    kind: text().notNull(),
    amount: bigint({ mode: 'number' }),
    listingType: text(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [
    index('listing_events_property').on(t.propertyId, t.at),
    check('listing_events_kind', oneOf(t.kind, EVENT_KINDS)),
  ],
)

import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { ACCOUNT_LIMITS } from '../../../domain/account/constants.ts'
import { CONTACT_LIMITS } from '../../../domain/contact/constants.ts'
import { CATEGORIES, FACINGS, LISTING_TYPES } from '../../../domain/listing/constants.ts'
import { RERA_DEMO, RERA_EXEMPTIONS } from '../../../domain/rera/constants.ts'
import { users } from './accounts.ts'
import { lineUpTo, mobileNumber, oneOf } from './checks.ts'
import { createdAt, id, moment, updatedAt } from './columns.ts'

const strings = () => text().array().notNull().default(sql`'{}'`)

/**
 * City projects. The city is free text: opening a project from the list of new projects replaces an unknown city by the
 * locality.
 */
export const projectExplore = pgTable(
  'project_explore',
  {
    id: id(),
    city: text().notNull(),
    projectBuildingName: text().notNull(),
    locality: text().notNull(),
    propertyCategory: text().notNull(),
    imageUrls: strings(),
    /** Exactly as at the authority; or why it needs none. */
    reraNumber: text(),
    reraExempt: text(),
    /** An address at the authority's domain, and the account that buyers pay into. */
    reraLink: text(),
    collectionAccount: text(),
    reraSeenAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('project_explore_new').on(t.createdAt),
    check('project_explore_rera', oneOf(t.reraExempt, [...RERA_EXEMPTIONS, RERA_DEMO])),
    check('project_explore_category', oneOf(t.propertyCategory, CATEGORIES)),
  ],
)

/** Newly launched projects: the fields of a listing, posted by an admin, without approval. */
export const newlyProject = pgTable(
  'newly_project',
  {
    id: id(),
    /** The admin; null once that account is deleted. */
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    city: text().notNull(),
    projectBuildingName: text().notNull(),
    locality: text().notNull(),
    plotArea: doublePrecision(),
    price: bigint({ mode: 'number' }),
    furnishing: text(),
    floorNumber: integer(),
    totalFloors: integer(),
    amenities: strings(),
    imageUrls: strings(),
    listingType: text().notNull(),
    propertyCategory: text().notNull(),
    propertyType: text().notNull(),
    facingType: text(),
    /** Exactly as at the authority; or why it needs none. */
    reraNumber: text(),
    reraExempt: text(),
    /** An address at the authority's domain, and the account that buyers pay into. */
    reraLink: text(),
    collectionAccount: text(),
    reraSeenAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('newly_project_new').on(t.createdAt),
    check('newly_project_listing_type', oneOf(t.listingType, LISTING_TYPES)),
    check('newly_project_rera', oneOf(t.reraExempt, [...RERA_EXEMPTIONS, RERA_DEMO])),
    check('newly_project_category', oneOf(t.propertyCategory, CATEGORIES)),
    check('newly_project_facing', oneOf(t.facingType, FACINGS)),
  ],
)

export const cityData = pgTable(
  'city_data',
  {
    id: id(),
    title: text().notNull(),
    about: text().notNull(),
    location: text().notNull(),
    projectType: text().notNull(),
    amenities: strings(),
    priceMin: bigint({ mode: 'number' }).notNull(),
    priceMax: bigint({ mode: 'number' }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [check('city_data_prices', sql`0 < ${t.priceMin} and ${t.priceMin} <= ${t.priceMax}`)],
)

export const comingSoon = pgTable(
  'coming_soon',
  {
    id: id(),
    image: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    listingType: text().notNull(),
    propertyType: text().notNull(),
    city: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [check('coming_soon_listing_type', oneOf(t.listingType, LISTING_TYPES))],
)

export const projects = pgTable(
  'projects',
  {
    id: id(),
    title: text().notNull(),
    heading: text().notNull(),
    description: text().notNull(),
    location: text().notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    propertyType: text().notNull(),
    propertyCategory: text().notNull(),
    listingType: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('projects_listing_type', oneOf(t.listingType, LISTING_TYPES)),
    check('projects_category', oneOf(t.propertyCategory, CATEGORIES)),
  ],
)

/**
 * Contact messages. The key is the time of arrival in milliseconds; a trigger gives two in one millisecond consecutive
 * ids.
 */
export const contacts = pgTable(
  'contacts',
  {
    id: bigint({ mode: 'number' }).primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    mobileNumber: text().notNull(),
    message: text().notNull(),
    submissionKey: text().notNull(),
    /** The user who sent it; null where nobody was signed in. */
    senderId: text().references(() => users.id, { onDelete: 'set null' }),
    readAt: moment(),
    answeredAt: moment(),
    /** What it is about, where the law sets a time; and that time. */
    complaint: text(),
    dueAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('contacts_submission').on(t.submissionKey),
    index('contacts_unread').on(t.id).where(sql`${t.readAt} is null`),
    index('contacts_due').on(t.dueAt).where(sql`${t.answeredAt} is null`),
    index('contacts_sender').on(t.senderId),
    index('contacts_email').on(sql`lower(${t.email})`),
    check('contacts_name', lineUpTo(t.name, ACCOUNT_LIMITS.name)),
    check('contacts_mobile', mobileNumber(t.mobileNumber)),
    check('contacts_message', lineUpTo(t.message, CONTACT_LIMITS.message)),
  ],
)

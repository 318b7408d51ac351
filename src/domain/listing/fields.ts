import { UNIT_LABELS } from '#language/area/texts-units'
import { FIELD_TEXTS as TEXTS } from '#language/listing/texts-fields'
import { AREA_BASES, AREA_UNIT_NAMES } from '../area/constants.ts'
import { CITY_NAMES } from '../city/constants.ts'
import { normalise, of, withoutMeaning } from '../field/field.ts'
import {
  ALL_PROPERTY_TYPES,
  AMENITIES,
  CATEGORIES,
  LISTING_LIMITS as LIMITS,
  LISTING_TYPES,
} from './constants.ts'
import { EVERY_PROJECT, LAUNCH, type ListingField } from './field.ts'
import { ADDITIONAL_FIELDS } from './fields-additional.ts'

const ASKED = { step: 1, required: true } as const

const DETAIL_FIELDS = {
  listingType: of(
    { kind: 'choice', options: LISTING_TYPES, chips: true },
    { ...ASKED, ...TEXTS.listingType, also: LAUNCH, facet: { name: 'deal', choice: 'one' } },
  ),
  propertyCategory: of(
    { kind: 'choice', options: CATEGORIES, chips: true },
    {
      ...ASKED,
      ...TEXTS.propertyCategory,
      also: EVERY_PROJECT,
      fact: true,
      facet: { name: 'category', choice: 'one' },
    },
  ),
  propertyType: of(
    { kind: 'choice', options: ALL_PROPERTY_TYPES, chips: true },
    {
      ...ASKED,
      ...TEXTS.propertyType,
      also: LAUNCH,
      fact: true,
      facet: { name: 'type', choice: 'many' },
    },
  ),
  city: of(
    { kind: 'choice', options: CITY_NAMES, chips: true },
    { ...ASKED, ...TEXTS.city, also: EVERY_PROJECT, facet: { name: 'city', choice: 'one' } },
  ),
  locality: of(
    { kind: 'line', max: LIMITS.locality, isName: true },
    {
      ...ASKED,
      ...TEXTS.locality,
      also: EVERY_PROJECT,
      facet: { name: 'locality', choice: 'many' },
    },
  ),
  projectBuildingName: of(
    { kind: 'line', max: LIMITS.name, isName: true },
    { ...ASKED, proposed: true, ...TEXTS.projectBuildingName, also: EVERY_PROJECT },
  ),
  plotArea: of(
    { kind: 'area' },
    {
      ...ASKED,
      ...TEXTS.plotArea,
      also: LAUNCH,
      fact: true,
      facet: { name: 'area', choice: 'range' },
    },
  ),
  areaUnit: of(
    { kind: 'choice', options: AREA_UNIT_NAMES, labels: UNIT_LABELS },
    { ...ASKED, ...TEXTS.areaUnit, also: LAUNCH, initial: AREA_UNIT_NAMES[0] },
  ),
  areaBasis: of(
    { kind: 'choice', options: AREA_BASES },
    { step: 1, ...TEXTS.areaBasis, facet: { name: 'basis', choice: 'many' } },
  ),
  price: of(
    { kind: 'money', min: 1 },
    { ...ASKED, ...TEXTS.price, also: LAUNCH, facet: { name: 'price', choice: 'range' } },
  ),
} satisfies Record<string, ListingField>

/**
 * Every field that a poster fills in, in the order of the form and the page. Schema, form, columns, the moderator's
 * list and the public facts are derived from this table.
 */
export const LISTING_FIELDS = {
  ...DETAIL_FIELDS,
  ...ADDITIONAL_FIELDS,
  amenities: of(
    { kind: 'choices', options: AMENITIES },
    {
      step: 3,
      required: true,
      also: LAUNCH,
      ...TEXTS.amenities,
      facet: { name: 'amenities', choice: 'all' },
    },
  ),
} satisfies Record<string, ListingField>

type Table = typeof LISTING_FIELDS
export type FieldName = keyof Table

export const FIELD_NAMES = Object.keys(LISTING_FIELDS) as FieldName[]
export const fieldOf = (name: FieldName): ListingField => LISTING_FIELDS[name]
export const shortLabel = (name: FieldName): string => fieldOf(name).short ?? fieldOf(name).label

/** The fields that do not apply to such a property. */
export const fieldsWithoutMeaning = (
  propertyType: string,
  propertyCategory: string,
  listingType?: string,
  possession?: string | null,
): readonly FieldName[] =>
  withoutMeaning(LISTING_FIELDS, { propertyType, propertyCategory, listingType, possession })

export const normaliseListing = <T extends object>(listing: T): T =>
  normalise(LISTING_FIELDS, listing)

import { AREA_BASES, AREA_UNIT_NAMES, AREA_UNITS } from '../area/constants.ts'
import { CITY_NAMES } from '../city/constants.ts'
import { EXAMPLE_LOCALITY } from '../city/region.ts'
import {
  ALL_PROPERTY_TYPES,
  AMENITIES,
  CATEGORIES,
  LISTING_LIMITS as LIMITS,
  LISTING_TYPES,
} from './constants.ts'
import { normalise, of, withoutMeaning } from '../field/field.ts'
import { LAUNCH, type ListingField } from './field.ts'
import { ADDITIONAL_FIELDS } from './fields-additional.ts'

const ASKED = { step: 1, required: true } as const
const AREA_UNIT_LABELS = Object.fromEntries(
  AREA_UNIT_NAMES.map((unit) => [unit, AREA_UNITS[unit].label]),
)
const EVERY_PROJECT = ['postedProject', 'postedLaunch'] as const

const DETAIL_FIELDS = {
  listingType: of(
    { kind: 'choice', options: LISTING_TYPES, chips: true },
    { ...ASKED, label: 'Listing type', also: LAUNCH, facet: { name: 'deal', choice: 'one' } },
  ),
  propertyCategory: of(
    { kind: 'choice', options: CATEGORIES, chips: true },
    {
      ...ASKED,
      label: 'Category',
      also: EVERY_PROJECT,
      fact: true,
      facet: { name: 'category', choice: 'one' },
    },
  ),
  propertyType: of(
    { kind: 'choice', options: ALL_PROPERTY_TYPES, chips: true },
    {
      ...ASKED,
      label: 'Property type',
      also: LAUNCH,
      fact: true,
      facet: { name: 'type', choice: 'many' },
    },
  ),
  city: of(
    { kind: 'choice', options: CITY_NAMES, chips: true },
    { ...ASKED, label: 'City', also: EVERY_PROJECT, facet: { name: 'city', choice: 'one' } },
  ),
  locality: of(
    { kind: 'line', max: LIMITS.locality, isName: true },
    {
      ...ASKED,
      label: 'Locality',
      hint: `The sector, colony or area, for example ${EXAMPLE_LOCALITY}.`,
      also: EVERY_PROJECT,
      facet: { name: 'locality', choice: 'many' },
    },
  ),
  projectBuildingName: of(
    { kind: 'line', max: LIMITS.name, isName: true },
    {
      ...ASKED,
      label: 'Project or building name',
      hint: 'For a house or plot without a name, write what people call it.',
      also: EVERY_PROJECT,
    },
  ),
  plotArea: of(
    { kind: 'area' },
    {
      ...ASKED,
      label: 'Area',
      hint: 'A figure, in the unit you know it in.',
      also: LAUNCH,
      fact: true,
      facet: { name: 'area', choice: 'range' },
    },
  ),
  areaUnit: of(
    { kind: 'choice', options: AREA_UNIT_NAMES, labels: AREA_UNIT_LABELS },
    { ...ASKED, label: 'Unit', also: LAUNCH, initial: AREA_UNIT_NAMES[0] },
  ),
  areaBasis: of({ kind: 'choice', options: AREA_BASES }, { step: 1, label: 'Measured as' }),
  price: of(
    { kind: 'money', min: 1 },
    {
      ...ASKED,
      label: 'Price',
      hint: 'In rupees. You can write 7200000, 72 lakh or 1.3 Cr.',
      also: LAUNCH,
      facet: { name: 'price', choice: 'range' },
    },
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
      label: 'What the property or its society has',
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
): readonly FieldName[] =>
  withoutMeaning(LISTING_FIELDS, { propertyType, propertyCategory, listingType })

export const normaliseListing = <T extends object>(listing: T): T =>
  normalise(LISTING_FIELDS, listing)

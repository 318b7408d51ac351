import {
  FACINGS,
  FURNISHINGS,
  LISTING_LIMITS as LIMITS,
  PLOT,
  PROPERTY_AGES,
  POSSESSIONS,
  NEGOTIABLE,
  TENANTS,
  PETS,
  PG_GUESTS,
  PG_SHARING,
  PG_MEALS,
} from './constants.ts'
import { of } from '../field/field.ts'
import { LAUNCH, type ListingField } from './field.ts'
import { FIELD_TEXTS as TEXTS } from '#language/listing/texts-fields'

const NO_BUILDING = { types: [PLOT] }

/** All optional: each answer saves a phone call. */
export const ADDITIONAL_FIELDS = {
  bedrooms: of(
    { kind: 'count', min: 1, max: LIMITS.bedrooms },
    {
      step: 2,
      ...TEXTS.bedrooms,
      notFor: {
        types: [PLOT, '1 RK/Studio Apartment', 'Storage', 'Industry'],
        categories: ['Commercial'],
      },
      fact: true,
      facet: { name: 'bhk', choice: 'many' },
    },
  ),
  bathrooms: of(
    { kind: 'count', min: 1, max: LIMITS.bathrooms },
    { step: 2, ...TEXTS.bathrooms, notFor: NO_BUILDING, fact: true },
  ),
  balconies: of(
    { kind: 'count', min: 0, max: LIMITS.balconies },
    {
      step: 2,
      ...TEXTS.balconies,
      notFor: { types: [PLOT], categories: ['Commercial'] },
      fact: true,
    },
  ),
  parkingSpaces: of(
    { kind: 'count', min: 0, max: LIMITS.parkingSpaces },
    { step: 2, ...TEXTS.parkingSpaces, notFor: NO_BUILDING, fact: true },
  ),
  furnishing: of(
    { kind: 'choice', options: FURNISHINGS },
    {
      step: 2,
      ...TEXTS.furnishing,
      also: LAUNCH,
      notFor: { types: [PLOT, 'Storage', 'Industry'] },
      fact: true,
      facet: { name: 'furnishing', choice: 'many' },
    },
  ),
  facingType: of(
    { kind: 'choice', options: FACINGS },
    {
      step: 2,
      ...TEXTS.facingType,
      also: LAUNCH,
      fact: true,
      facet: { name: 'facing', choice: 'many' },
    },
  ),
  floorNumber: of(
    { kind: 'count', min: 0, max: LIMITS.floors },
    { step: 2, ...TEXTS.floorNumber, also: LAUNCH, notFor: NO_BUILDING, fact: true },
  ),
  totalFloors: of(
    { kind: 'count', min: 0, max: LIMITS.floors },
    { step: 2, ...TEXTS.totalFloors, also: LAUNCH, notFor: NO_BUILDING },
  ),
  propertyAge: of(
    { kind: 'choice', options: PROPERTY_AGES },
    {
      step: 2,
      ...TEXTS.propertyAge,
      notFor: NO_BUILDING,
      fact: true,
      facet: { name: 'age', choice: 'many' },
    },
  ),
  possession: of(
    { kind: 'choice', options: POSSESSIONS },
    {
      step: 2,
      ...TEXTS.possession,
      notFor: { types: [PLOT], listingTypes: ['Rent', 'PG'] },
      fact: true,
      facet: { name: 'ready', choice: 'one' },
    },
  ),
  deposit: of(
    { kind: 'money', min: 0 },
    { step: 2, ...TEXTS.deposit, notFor: { listingTypes: ['Sell'] }, fact: true },
  ),
  maintenance: of(
    { kind: 'money', min: 0, period: 'upkeep' },
    { step: 2, ...TEXTS.maintenance, notFor: { types: [PLOT], listingTypes: ['PG'] }, fact: true },
  ),
  negotiable: of(
    { kind: 'choice', options: NEGOTIABLE },
    { step: 2, ...TEXTS.negotiable, fact: true },
  ),
  availableFrom: of({ kind: 'date' }, { step: 2, ...TEXTS.availableFrom, fact: true }),
  tenantsPreferred: of(
    { kind: 'choice', options: TENANTS },
    {
      step: 2,
      ...TEXTS.tenantsPreferred,
      notFor: { types: [PLOT], categories: ['Commercial'], listingTypes: ['Sell', 'PG'] },
      fact: true,
    },
  ),
  pets: of(
    { kind: 'choice', options: PETS },
    {
      step: 2,
      ...TEXTS.pets,
      notFor: { types: [PLOT], categories: ['Commercial'], listingTypes: ['Sell'] },
      fact: true,
    },
  ),
  pgFor: of(
    { kind: 'choice', options: PG_GUESTS },
    {
      step: 2,
      ...TEXTS.pgFor,
      notFor: { listingTypes: ['Sell', 'Rent'] },
      fact: true,
      facet: { name: 'guests', choice: 'one' },
    },
  ),
  sharing: of(
    { kind: 'choice', options: PG_SHARING },
    {
      step: 2,
      ...TEXTS.sharing,
      notFor: { listingTypes: ['Sell', 'Rent'] },
      fact: true,
      facet: { name: 'sharing', choice: 'many' },
    },
  ),
  meals: of(
    { kind: 'choice', options: PG_MEALS },
    {
      step: 2,
      ...TEXTS.meals,
      notFor: { listingTypes: ['Sell', 'Rent'] },
      fact: true,
      facet: { name: 'meals', choice: 'many' },
    },
  ),
  reraNumber: of(
    { kind: 'line', max: LIMITS.reraNumber },
    { step: 2, ...TEXTS.reraNumber, fact: true },
  ),
  description: of({ kind: 'text', max: LIMITS.description }, { step: 2, ...TEXTS.description }),
} satisfies Record<string, ListingField>

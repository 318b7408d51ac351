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
import { FACT_TEXTS } from '#language/listing/texts'

const NO_BUILDING = { types: [PLOT] }

/** All optional: each answer saves a phone call. */
export const ADDITIONAL_FIELDS = {
  bedrooms: of(
    { kind: 'count', min: 1, max: LIMITS.bedrooms },
    {
      step: 2,
      label: 'Bedrooms (BHK)',
      short: FACT_TEXTS.bedrooms,
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
    { step: 2, label: 'Bathrooms', notFor: NO_BUILDING, fact: true },
  ),
  balconies: of(
    { kind: 'count', min: 0, max: LIMITS.balconies },
    {
      step: 2,
      label: 'Balconies',
      notFor: { types: [PLOT], categories: ['Commercial'] },
      fact: true,
    },
  ),
  parkingSpaces: of(
    { kind: 'count', min: 0, max: LIMITS.parkingSpaces },
    {
      step: 2,
      label: 'Parking spaces',
      notFor: NO_BUILDING,
      fact: true,
    },
  ),
  furnishing: of(
    { kind: 'choice', options: FURNISHINGS },
    {
      step: 2,
      label: FACT_TEXTS.furnishing,
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
      label: 'Facing',
      also: LAUNCH,
      fact: true,
      facet: { name: 'facing', choice: 'many' },
    },
  ),
  floorNumber: of(
    { kind: 'count', min: 0, max: LIMITS.floors },
    {
      step: 2,
      label: 'Floor number',
      short: 'Floor',
      hint: '0 is the ground floor.',
      also: LAUNCH,
      notFor: NO_BUILDING,
      fact: true,
    },
  ),
  totalFloors: of(
    { kind: 'count', min: 0, max: LIMITS.floors },
    {
      step: 2,
      label: 'Total floors',
      short: 'Floors in all',
      hint: 'In the whole building.',
      also: LAUNCH,
      notFor: NO_BUILDING,
    },
  ),
  propertyAge: of(
    { kind: 'choice', options: PROPERTY_AGES },
    {
      step: 2,
      label: 'Age of the building',
      short: 'Age',
      notFor: NO_BUILDING,
      fact: true,
      facet: { name: 'age', choice: 'many' },
    },
  ),
  possession: of(
    { kind: 'choice', options: POSSESSIONS },
    {
      step: 2,
      label: 'Possession',
      notFor: { types: [PLOT], listingTypes: ['Rent', 'PG'] },
      fact: true,
      facet: { name: 'ready', choice: 'one' },
    },
  ),
  deposit: of(
    { kind: 'money', min: 0 },
    {
      step: 2,
      label: 'Deposit',
      hint: 'In rupees, paid back at the end.',
      notFor: { listingTypes: ['Sell'] },
      fact: true,
    },
  ),
  maintenance: of(
    { kind: 'money', min: 0, period: 'a month' },
    {
      step: 2,
      label: 'Maintenance a month',
      short: 'Maintenance',
      hint: 'In rupees, what the society or the building asks each month.',
      notFor: { types: [PLOT], listingTypes: ['PG'] },
      fact: true,
    },
  ),
  negotiable: of(
    { kind: 'choice', options: NEGOTIABLE },
    { step: 2, label: 'Price negotiable', short: 'Negotiable', fact: true },
  ),
  availableFrom: of({ kind: 'date' }, { step: 2, label: 'Available from', fact: true }),
  tenantsPreferred: of(
    { kind: 'choice', options: TENANTS },
    {
      step: 2,
      label: 'Tenants preferred',
      notFor: { types: [PLOT], categories: ['Commercial'], listingTypes: ['Sell', 'PG'] },
      fact: true,
    },
  ),
  pets: of(
    { kind: 'choice', options: PETS },
    {
      step: 2,
      label: 'Pets',
      notFor: { types: [PLOT], categories: ['Commercial'], listingTypes: ['Sell'] },
      fact: true,
    },
  ),
  pgFor: of(
    { kind: 'choice', options: PG_GUESTS },
    {
      step: 2,
      label: 'PG for',
      notFor: { listingTypes: ['Sell', 'Rent'] },
      fact: true,
      facet: { name: 'guests', choice: 'one' },
    },
  ),
  sharing: of(
    { kind: 'choice', options: PG_SHARING },
    {
      step: 2,
      label: 'Room sharing',
      notFor: { listingTypes: ['Sell', 'Rent'] },
      fact: true,
      facet: { name: 'sharing', choice: 'many' },
    },
  ),
  meals: of(
    { kind: 'choice', options: PG_MEALS },
    {
      step: 2,
      label: 'Meals',
      notFor: { listingTypes: ['Sell', 'Rent'] },
      fact: true,
      facet: { name: 'meals', choice: 'many' },
    },
  ),
  reraNumber: of(
    { kind: 'line', max: LIMITS.reraNumber },
    {
      step: 2,
      label: 'RERA number',
      hint: 'Builders’ projects have one. Buyers can check it on the state’s RERA site.',
      fact: true,
    },
  ),
  description: of(
    { kind: 'text', max: LIMITS.description },
    {
      step: 2,
      label: 'Description',
      hint: 'What a visitor would ask: light, water, neighbours, the way to the main road. Leave out phone numbers and e-mail.',
    },
  ),
} satisfies Record<string, ListingField>

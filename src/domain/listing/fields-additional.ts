import { FIELD_TEXTS as TEXTS } from '#language/listing/texts-fields'
import { RERA_FORM, RERA_REASONS } from '#language/rera/texts'
import { AUTHORITY_LABELS } from '../city/authority-labels.ts'
import { of } from '../field/field.ts'
import { RERA_EXEMPTIONS, UNFINISHED } from '../rera/constants.ts'
import { storedRera } from '../rera/numbers.ts'
import {
  ALL_PROPERTY_TYPES,
  AUTHORITIES,
  BROKERAGES,
  CORNERS,
  FACINGS,
  FURNISHINGS,
  LISTING_LIMITS as LIMITS,
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
  TENANTS,
} from './constants.ts'
import { EVERY_PROJECT, LAUNCH, type ListingField } from './field.ts'

const NO_BUILDING = { types: [PLOT] }
const allBut = (...types: readonly string[]) =>
  ALL_PROPERTY_TYPES.filter((type) => !types.includes(type))
const NO_PLOT = { types: allBut(PLOT), listingTypes: ['PG'] } as const
const NO_PG = { listingTypes: ['Sell', 'Rent'] } as const

/** All optional: each answer saves a phone call. */
export const ADDITIONAL_FIELDS = {
  bedrooms: of(
    { kind: 'count', min: 1, max: LIMITS.bedrooms, chips: 5 },
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
    { kind: 'count', min: 1, max: LIMITS.bathrooms, chips: 4 },
    { step: 2, ...TEXTS.bathrooms, notFor: NO_BUILDING, fact: true },
  ),
  balconies: of(
    { kind: 'count', min: 0, max: LIMITS.balconies, chips: 3 },
    {
      step: 2,
      ...TEXTS.balconies,
      notFor: { types: [PLOT], categories: ['Commercial'] },
      fact: true,
    },
  ),
  parkingSpaces: of(
    { kind: 'count', min: 0, max: LIMITS.parkingSpaces, chips: 3 },
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
  roadWidth: of(
    { kind: 'count', min: LIMITS.roadLeast, max: LIMITS.road, unit: 'feet' },
    {
      step: 2,
      ...TEXTS.roadWidth,
      notFor: NO_PLOT,
      fact: true,
      facet: { name: 'road', choice: 'range' },
    },
  ),
  corner: of(
    { kind: 'choice', options: CORNERS },
    {
      step: 2,
      ...TEXTS.corner,
      notFor: { ...NO_PLOT, types: allBut(PLOT, 'Independent House/Villa') },
      fact: true,
      facet: { name: 'corner', choice: 'many' },
    },
  ),
  approvedBy: of(
    { kind: 'choice', options: AUTHORITIES, labels: AUTHORITY_LABELS },
    {
      step: 2,
      ...TEXTS.approvedBy,
      notFor: NO_PLOT,
      fact: true,
      facet: { name: 'approved', choice: 'many' },
    },
  ),
  floorNumber: of(
    { kind: 'floor', min: -LIMITS.floorsBelow, max: LIMITS.floors },
    {
      step: 2,
      ...TEXTS.floorNumber,
      also: LAUNCH,
      notFor: NO_BUILDING,
      fact: true,
      facet: { name: 'floor', choice: 'many' },
    },
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
  brokerage: of(
    { kind: 'choice', options: BROKERAGES },
    {
      step: 2,
      ...TEXTS.brokerage,
      fact: true,
      facet: { name: 'brokerage', choice: 'many' },
    },
  ),
  availableFrom: of({ kind: 'date' }, { step: 2, ...TEXTS.availableFrom, fact: true }),
  tenantsPreferred: of(
    { kind: 'choice', options: TENANTS },
    {
      step: 2,
      ...TEXTS.tenantsPreferred,
      notFor: { types: [PLOT], categories: ['Commercial'], listingTypes: ['Sell', 'PG'] },
      fact: true,
      facet: { name: 'tenants', choice: 'many' },
    },
  ),
  pets: of(
    { kind: 'choice', options: PETS },
    {
      step: 2,
      ...TEXTS.pets,
      notFor: { types: [PLOT], categories: ['Commercial'], listingTypes: ['Sell'] },
      fact: true,
      facet: { name: 'pets', choice: 'many' },
    },
  ),
  pgFor: of(
    { kind: 'choice', options: PG_GUESTS },
    {
      step: 2,
      ...TEXTS.pgFor,
      notFor: NO_PG,
      fact: true,
      facet: { name: 'guests', choice: 'one' },
    },
  ),
  sharing: of(
    { kind: 'choice', options: PG_SHARING },
    {
      step: 2,
      ...TEXTS.sharing,
      notFor: NO_PG,
      fact: true,
      facet: { name: 'sharing', choice: 'many' },
    },
  ),
  meals: of(
    { kind: 'choice', options: PG_MEALS },
    {
      step: 2,
      ...TEXTS.meals,
      notFor: NO_PG,
      fact: true,
      facet: { name: 'meals', choice: 'many' },
    },
  ),
  airConditioning: of(
    { kind: 'choice', options: PG_COOLING },
    {
      step: 2,
      ...TEXTS.airConditioning,
      notFor: NO_PG,
      fact: true,
      facet: { name: 'ac', choice: 'many' },
    },
  ),
  wifi: of(
    { kind: 'choice', options: PG_SERVICE },
    {
      step: 2,
      ...TEXTS.wifi,
      notFor: NO_PG,
      fact: true,
      facet: { name: 'wifi', choice: 'many' },
    },
  ),
  laundry: of(
    { kind: 'choice', options: PG_SERVICE },
    {
      step: 2,
      ...TEXTS.laundry,
      notFor: NO_PG,
      fact: true,
      facet: { name: 'laundry', choice: 'many' },
    },
  ),
  gateCloses: of(
    { kind: 'choice', options: PG_GATE },
    {
      step: 2,
      ...TEXTS.gateCloses,
      notFor: NO_PG,
      fact: true,
      facet: { name: 'gate', choice: 'many' },
    },
  ),
  reraNumber: of(
    { kind: 'line', max: LIMITS.reraNumber, stored: storedRera },
    { step: 2, ...TEXTS.reraNumber, also: EVERY_PROJECT, fact: true },
  ),
  reraExempt: of(
    { kind: 'choice', options: RERA_EXEMPTIONS, labels: RERA_REASONS },
    {
      step: 2,
      ...RERA_FORM.exempt,
      also: EVERY_PROJECT,
      notFor: { listingTypes: ['Rent', 'PG'] },
      onlyWith: { possession: UNFINISHED },
    },
  ),
  description: of({ kind: 'text', max: LIMITS.description }, { step: 2, ...TEXTS.description }),
} satisfies Record<string, ListingField>

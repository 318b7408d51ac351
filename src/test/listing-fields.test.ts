import { getTableColumns } from 'drizzle-orm'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { AdditionalStep } from '../components/wizard/AdditionalStep.tsx'
import { AmenitiesStep } from '../components/wizard/AmenitiesStep.tsx'
import { DetailsStep } from '../components/wizard/DetailsStep.tsx'
import type { StepProps } from '../components/wizard/step.ts'
import { readingOf } from '../domain/field/reading.ts'
import { ALL_PROPERTY_TYPES, LISTING_TYPES, PLOT } from '../domain/listing/constants.ts'
import { listingFacts } from '../domain/listing/facts.ts'
import { FIELD_NAMES, type FieldName, fieldOf, shortLabel } from '../domain/listing/fields.ts'
import type { ListingFields } from '../domain/listing/schema.ts'
import { EMPTY_DRAFT } from '../domain/listing-draft/values.ts'
import { fieldChanges } from '../domain/moderation/changes.ts'
import { UNFINISHED } from '../domain/rera/constants.ts'
import { properties } from '../server/db/tables/listings.ts'
import { listingFields } from './support/data/listing-fields.ts'

const STEPS = [DetailsStep, AdditionalStep, AmenitiesStep]
const forms = LISTING_TYPES.flatMap((listingType) =>
  STEPS.map((Step) => {
    const kind = { listingType, propertyCategory: 'Residential', possession: UNFINISHED }
    const values = { ...EMPTY_DRAFT, ...kind }
    const nothing = () => undefined
    const rest = { errors: {}, role: null, posting: 'listing', onPosting: nothing } as const
    const props: StepProps = { ...rest, values, read: readingOf, onAnswer: nothing }
    return renderToString(createElement(Step, props))
  }),
).join('')

/** Returns another answer than the present one of a listing. */
function otherAnswer(name: FieldName, now: unknown): unknown {
  const field = fieldOf(name)
  if (field.kind === 'choice') return field.options.find((option) => option !== now)
  if (field.kind === 'choices') return field.options.slice(-1)
  if (field.kind === 'date') return '2031-02-03'
  return field.kind === 'line' || field.kind === 'text' ? 'Another answer' : Number(now ?? 0) + 1
}

/** Returns a listing to which the field applies, and one with another answer. */
function pair(name: FieldName): [ListingFields, ListingFields] {
  const { notFor, onlyWith } = fieldOf(name)
  const { listingTypes = [], types = [] } = notFor ?? {}
  const listing = listingFields({
    listingType: LISTING_TYPES.find((type) => !listingTypes.includes(type)) ?? 'Sell',
    propertyType: ALL_PROPERTY_TYPES.find((type) => !types.includes(type)) ?? PLOT,
    ...(onlyWith && { possession: UNFINISHED }),
  })
  return [listing, { ...listing, [name]: otherAnswer(name, listing[name]) }]
}

describe.each(FIELD_NAMES)('The field %s of a listing', (name) => {
  test('is in the form', () => expect(forms).toContain(`name="${name}"`))

  test('has a column', () => expect(Object.keys(getTableColumns(properties))).toContain(name))

  test('is shown to admins, who then see a change of it', () =>
    expect(fieldChanges(...pair(name))).not.toEqual([]))
})

test.each(FIELD_NAMES.filter((name) => fieldOf(name).fact))(
  'The field %s is among the public facts',
  (name) =>
    expect(listingFacts(pair(name)[1]).map(({ label }) => label)).toContain(shortLabel(name)),
)

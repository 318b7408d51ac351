import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { LISTING_FIELDS } from '../../domain/listing/fields.ts'
import { EMPTY_DRAFT } from '../../domain/listing-draft/values.ts'
import { closePage, openPage } from '../../test/support/browser/dom.ts'
import { AdditionalStep } from './AdditionalStep.tsx'

afterEach(closePage)

const FLAT = {
  listingType: 'Sell',
  propertyCategory: 'Residential',
  propertyType: 'Flat/Apartment',
}
/** Draws the step with an answer; returns the checked chip, and what stands in the field for any other number. */
function drawn(bedrooms: string) {
  const step = {
    values: { ...EMPTY_DRAFT, ...FLAT, bedrooms },
    errors: {},
    role: null,
    posting: 'listing' as const,
    read: null,
    onAnswer: vi.fn(),
    onPosting: vi.fn(),
  }
  openPage(renderToString(createElement(AdditionalStep, step)))
  const chip = document.querySelector<HTMLInputElement>('[name=bedrooms][checked]')
  const field = document.querySelector<HTMLInputElement>('[name=bedrooms-other]')
  return [chip?.value, field?.getAttribute('value')]
}

test('Bedrooms are chips, and any other number is possible', () => {
  expect(LISTING_FIELDS.bedrooms.chips).toBe(5)
  expect(drawn('')).toEqual([undefined, undefined])
  expect(drawn('3')).toEqual(['3', undefined])
  expect(drawn('7')).toEqual(['other', '7'])
})

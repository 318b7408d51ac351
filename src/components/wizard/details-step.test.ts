import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { EMPTY_DRAFT } from '../../domain/listing-draft/values.ts'
import { closePage, openPage, the } from '../../test/support/browser/dom.ts'
import { DetailsStep } from './DetailsStep.tsx'

afterEach(closePage)

test.each([
  ['Sell', 'text'],
  ['Rent', 'numeric'],
])('The keys for a price of %s have what its hint invites to write', (listingType, keys) => {
  const step = {
    values: { ...EMPTY_DRAFT, listingType },
    errors: {},
    role: null,
    posting: 'listing' as const,
    read: null,
    onAnswer: vi.fn(),
    onPosting: vi.fn(),
  }
  openPage(renderToString(createElement(DetailsStep, step)))
  expect(the('[name=price]').getAttribute('inputmode')).toBe(keys)
})

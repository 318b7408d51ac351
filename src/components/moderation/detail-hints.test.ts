import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HINT_TEXTS as texts } from '#english/hints/texts'
import { HINT_LABELS } from '#english/moderation/texts'
import type { HintRecord } from '../../domain/hints/constants.ts'
import { waysIn } from '../../domain/hints/contacts.ts'
import { type FieldName, LISTING_FIELDS, shortLabel } from '../../domain/listing/fields.ts'
import {
  ComparedBadges,
  ContactHints,
  HintBadges,
  HintRecords,
  OddHints,
  ReraHint,
} from './HintBadges.tsx'

const MARK = { mark: '₹85 per month: confirmed', sentence: 'The poster confirmed it.' }
const drawn = (element: ReactNode) => renderToString(element)

test('A badge for each unusual value says it, beside one for each other hint', () => {
  const listing = { hints: ['duplicate', 'odd', 'rera', 'place'] as const, marks: [MARK] }
  const html = drawn(createElement(HintBadges, { listing }))
  expect(html.match(/>[^<]+</g)).toEqual(
    [MARK.mark, HINT_LABELS.duplicate, HINT_LABELS.rera].map((label) => `>${label}<`),
  )
})

test('The detail has a sentence for each unusual value, and badges only for what was compared', () => {
  expect(drawn(createElement(OddHints, { marks: [MARK] }))).toContain(MARK.sentence)
  const html = drawn(createElement(ComparedBadges, { hints: ['odd', 'price', 'rera'] }))
  expect(html.match(/>[^<]+</g)).toEqual([`>${HINT_LABELS.price}<`])
})

test.each([
  ['ABC123', true],
  ['UPRERAPRJ12345', false],
  [null, false],
])('For the RERA number %s, admins see the hint: %s', (reraNumber, pointedOut) => {
  const html = renderToString(createElement(ReraHint, { reraNumber, city: 'Lucknow' }))
  expect(html.includes(texts.reraDoubtful)).toBe(pointedOut)
})

test('The detail says which texts are worth a look and why, the row only that one is', () => {
  const listing = { hints: ['contact'] as const, marks: [] }
  const written = {
    projectBuildingName: 'Kesar nau aath saat chhe paanch 43210',
    description: 'Sea view. Photos on 99 acres, or ring nine eight 7654-32-10.',
  }
  const detail = drawn(
    createElement(ContactHints<FieldName>, { contacts: waysIn(written), labelOf: shortLabel }),
  )
  expect(detail).toContain(
    texts.contactNamed(LISTING_FIELDS.projectBuildingName.label, [
      'nau aath saat chhe paanch 43210',
    ]),
  )
  expect(detail).toContain(
    texts.contactNamed(LISTING_FIELDS.description.label, ['nine eight 7654-32-10', '99 acres']),
  )
  expect(drawn(createElement(HintBadges, { listing }))).toContain(`>${texts.contactDoubtful}<`)
  expect(drawn(createElement(ContactHints<FieldName>, { contacts: [], labelOf: shortLabel }))).toBe(
    '',
  )
})

test('Each hint says how often it was right, once there are enough decisions', () => {
  const record = {
    price: { decided: 12, rejected: 3 },
    odd: { decided: 4, rejected: 4 },
    place: { decided: 0, rejected: 0 },
  } as HintRecord
  const html = drawn(createElement(HintRecords, { hints: ['odd', 'price', 'place'], record }))
  expect(html).toContain('led to a rejection 3 of 12 times in the last 90 days')
  expect(html).toContain(
    `<strong>${HINT_LABELS.odd}, ${HINT_LABELS.place}</strong> <!-- -->${texts.unknownRecord}`,
  )
  expect(html.split(texts.unknownRecord)).toHaveLength(2)
  expect(html).not.toContain('4 of 4')
})

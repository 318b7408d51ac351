import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MARK_LABELS, SAME_HOME_TEXTS as texts } from '#english/same-home/texts-desk'
import type { HomeSide, SameHomes as Homes } from '../../contract/same-home.ts'
import { SameHomes } from './SameHomes.tsx'

const OWN: HomeSide = {
  id: 'own',
  state: 'pending',
  name: 'Kesar Heights',
  listingType: 'Sell',
  propertyType: 'Flat/Apartment',
  locality: 'Gomti Nagar',
  city: 'Lucknow',
  plotArea: 1450,
  price: 7_200_000,
  postedAt: '2026-11-01T06:00:00.000Z',
  poster: { name: 'Vikram', role: 'Agent' },
  right: { unit: '12 b', tower: null, seen: null, waits: true },
}
const OTHER: Homes['others'][number] = {
  ...OWN,
  id: 'other',
  state: 'published',
  name: 'Flat in Kesar',
  price: 6_100_000,
  poster: { name: 'Asha', role: 'Owner' },
  right: {
    unit: 'B-12',
    tower: 'B',
    seen: { kind: 'tax receipt', at: '2026-11-20T06:00:00.000Z' },
    waits: false,
  },
  marks: ['number', 'alike'],
  judged: null,
}

const drawn = (others: Homes['others'], more = 0) => {
  const html = renderToString(
    createElement(SameHomes, {
      loaded: { value: { own: OWN, others, more } },
      judging: null,
      said: null,
      onJudge: () => {},
      onRetry: () => {},
    }),
  )
  return html.replaceAll('<!-- -->', '')
}

test('Another account’s listing stands side by side with who showed a paper, and why it is there', () => {
  const html = drawn([OTHER], 2)
  for (const mark of OTHER.marks) expect(html).toContain(MARK_LABELS[mark])
  for (const cell of [
    'Vikram, Agent',
    'Asha, Owner',
    texts.waits,
    texts.seen('Property tax receipt', '20 Nov 2026'),
    texts.number('B-12', 'B'),
    '₹61,00,000',
    '₹72,00,000',
  ])
    expect(html).toContain(`<td>${cell}</td>`)
  expect(html).toContain(texts.rest(2))
  expect(html).not.toContain('aria-pressed="true"')
})

test('What was said is pressed and names who said it; of a deleted listing only the log is left', () => {
  const html = drawn([{ ...OTHER, judged: { verdict: 'same', by: 'Meera' } }])
  expect(html.match(/aria-pressed="true"[^>]*>([^<]+)/)?.[1]).toBe(texts.press.same)
  expect(html).toContain(texts.judged('same', 'Meera'))
  const gone = drawn([{ ...OTHER, state: 'gone', name: null, poster: null, right: null }])
  expect(gone).toContain(texts.goneNote)
  expect(gone).toContain(texts.deletedPoster)
  expect(gone).toContain(texts.notShown)
})

test('Where nothing looks like the home, it says so', () => {
  expect(drawn([])).toContain(texts.none)
})

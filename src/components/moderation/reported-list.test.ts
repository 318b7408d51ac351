import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { accountPath } from '../../contract/paths.ts'
import type { ReportedDoubt } from '../../contract/report.ts'
import { closePage, openPage } from '../../test/support/browser/dom.ts'
import { ReportedList } from './ReportedList.tsx'

afterEach(closePage)

const POSTER = {
  id: 'poster01',
  name: 'Asha Verma',
  people: 3,
  listings: 2,
  reasons: [
    { reason: 'A broker as owner', people: 2 },
    { reason: 'Not theirs to offer', people: 1 },
  ],
} satisfies ReportedDoubt['poster']
const ASKED = { askedAt: '2026-11-20T10:00:00+00:00', answer: null, answeredAt: null }

function words(doubt: ReportedDoubt | null, today = '2026-11-22T10:00:00.000Z'): string {
  openPage(
    renderToString(
      createElement(ReportedList, {
        reported: [
          { id: 'home0001', about: 'Garden Bay', listing: null, gone: null, doubt, reports: [] },
        ],
        now: new Date(today),
        working: null,
        onClose: vi.fn(),
        onTakeDown: vi.fn(),
        onHide: vi.fn(),
      }),
    ),
  )
  return document.querySelector('.report-words')?.textContent ?? ''
}

test('Whom enough people doubt is named, with how many say what, and the way to the account', () => {
  expect(words({ poster: POSTER, asked: null })).toContain(
    '3 people say of 2 listings of Asha Verma: a broker as owner (2), not theirs to offer (1).',
  )
  expect(document.querySelector(`a[href="${accountPath('poster01')}"]`)).not.toBeNull()
  expect(words({ poster: { ...POSTER, listings: 1 }, asked: null })).toContain('of a listing of')
  expect([words({ poster: null, asked: null }), words(null)]).toEqual(['', ''])
})

test('Until the poster has answered, the desk says when they were asked, and to leave the role for seven days', () => {
  expect(words({ poster: POSTER, asked: ASKED })).toMatch(
    /Asked on 20 Nov.*not answered yet\. Leave the role as it is until 27 Nov/,
  )
  const late = words({ poster: POSTER, asked: ASKED }, '2026-11-28T10:00:00.000Z')
  expect(late).toMatch(/Asked on 20 Nov.*no answer yet/)
  expect(late).not.toContain('Leave the role')
})

test('An answer stands with its time, also where few people are left who doubt', () => {
  const asked = { ...ASKED, answer: 'My mother owns it.', answeredAt: '2026-11-21T10:00:00+00:00' }
  const said = words({ poster: null, asked })
  expect(said).toMatch(/The poster answered on 21 Nov.*:My mother owns it\./)
  expect(said).not.toContain('Asked on')
  const again = words({ poster: null, asked: { ...asked, askedAt: '2026-12-05T10:00:00+00:00' } })
  expect(again).toMatch(/Asked on 5 Dec.*My mother owns it\./)
})

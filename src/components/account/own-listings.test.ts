import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { PROFILE_TEXTS } from '#language/account/texts'
import { PRICE_CHANGE_TEXTS, OWN_FILTER_TEXTS as texts } from '#language/listing/texts-own'
import { OWN_LISTING_TEXTS } from '#language/listing/texts-poster'
import { PUBLISHED_TEXTS } from '#language/listing/texts-published'
import { DOUBT_TEXTS } from '#language/report/texts-doubt'
import { goneNote, goneSummary } from '#language/report/texts-gone'
import { OWN_RIGHT_TEXTS } from '#language/right-to-offer/texts-own'
import type { OwnListing } from '../../contract/listing.ts'
import { rightToOfferPath } from '../../contract/paths.ts'
import { FILTER_FROM, ownFilter } from '../../domain/listing/own-filter.ts'
import { closePage, openPage } from '../../test/support/browser/dom.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { OwnListings } from './OwnListings.tsx'

afterEach(closePage)

const listing = (n: number, over: Partial<OwnListing> = {}): OwnListing => ({
  ...listingFields(),
  id: `home${n}`,
  noteToAdmin: null,
  reference: null,
  photos: [],
  version: 1,
  state: 'approved',
  listingState: 'published',
  availability: 'available',
  confirmedAt: '2026-11-20T10:00:00.000Z',
  closedAt: null,
  goneReportedAt: null,
  hiddenAt: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  change: null,
  reason: null,
  decisionId: null,
  canRepost: false,
  completeness: { percent: 100, missing: [], next: null },
  figures: null,
  messagesOnly: false,
  right: null,
  doubt: null,
  ...over,
})

/** Opens the list of so many listings, the first of which waits. */
const open = (count: number, query = '') =>
  openList(
    Array.from({ length: count }, (_, n) =>
      listing(n, n === 0 ? { state: 'pending', listingState: 'pending', confirmedAt: null } : {}),
    ),
    query,
  )
function openList(listings: OwnListing[], query = '', role: 'Agent' | 'Owner' = 'Agent') {
  openPage(
    renderToString(
      createElement(OwnListings, {
        listings,
        filter: ownFilter(new URLSearchParams(query)),
        role,
        now: new Date('2026-11-26T10:00:00.000Z'),
        acting: null,
        problems: {},
        isOpen: () => true,
        onToggle: vi.fn(),
        onTurn: vi.fn(),
        onClosed: vi.fn(),
        onPrice: vi.fn(),
        onMessagesOnly: vi.fn(),
        onDelete: vi.fn(),
        opened: null,
        onAnswer: vi.fn(),
      }),
    ),
  )
}
const all = (selector: string) => [...document.querySelectorAll(selector)]
const groups = () => all('.own-group h3').map(({ textContent }) => textContent)

test('A few listings are grouped by state, without a filter', () => {
  open(FILTER_FROM - 1)
  expect(groups()).toEqual([
    `${PROFILE_TEXTS.groups.pending} 1`,
    `${PROFILE_TEXTS.groups.approved} ${FILTER_FROM - 2}`,
  ])
  expect(all('search')).toEqual([])
})

test('Many listings have a filter, which counts them', () => {
  open(FILTER_FROM)
  expect(groups()).toEqual([])
  expect(all('.own-listing')).toHaveLength(FILTER_FROM)
  expect(all('option').map(({ textContent }) => textContent)).toContain(
    texts.option(texts.states.waiting, 1),
  )
})

test('A filter that shows nothing offers to leave out what hides how many', () => {
  open(FILTER_FROM, 'q=nowhere&state=waiting')
  expect(all('.own-none button').map(({ textContent }) => textContent)).toEqual([
    texts.without.q(1, 'nowhere'),
    texts.clear,
  ])
})

test('What was reported as gone stands in a group of its own, first, and is told above', () => {
  const reported = { goneReportedAt: '2026-11-18T10:00:00.000Z' }
  const hidden = { hiddenAt: '2026-11-25T10:00:00.000Z', listingState: 'expired' as const }
  openList([listing(1), listing(2, { ...reported, ...hidden }), listing(3, reported)])
  expect(groups()).toEqual([`${texts.states.reported} 2`, `${PROFILE_TEXTS.groups.approved} 1`])
  expect(all('[role="status"]')[0]?.textContent).toBe(goneSummary({ reported: 2, hidden: 1 }))
  open(2)
  expect(all('[role="status"]').map(({ textContent }) => textContent)).toEqual([''])
  expect(all('.notice')).toEqual([])
})

test('Among many listings a line above all leads to those that were reported as gone', () => {
  const many = Array.from({ length: FILTER_FROM }, (_, n) => listing(n))
  openList([
    ...many,
    listing(99, { hiddenAt: '2026-11-25T10:00:00.000Z', listingState: 'expired' }),
  ])
  const [told] = all('[role="status"]')
  expect(told?.textContent).toContain(goneSummary({ reported: 1, hidden: 1 }))
  expect(told?.querySelector('a')?.getAttribute('href')).toContain('state=reported')
  const options = all('option').map(({ textContent }) => textContent)
  expect(options.slice(0, 2)).toEqual([texts.all, texts.option(texts.states.reported, 1)])
  expect(options.join()).not.toContain(texts.states.expired)
})

test('A listing that was reported as gone says since when, what to press, and not that it is unconfirmed', () => {
  const reported = { goneReportedAt: '2026-11-18T10:00:00.000Z' }
  openList([
    listing(1, reported),
    listing(2, { ...reported, hiddenAt: '2026-11-25T10:00:00.000Z', listingState: 'expired' }),
    listing(3),
  ])
  const notes = all('.own-note').map(({ textContent }) => textContent)
  expect(notes).toEqual([
    goneNote({ reportedAt: '2026-11-18T10:00:00.000Z', hiddenAt: null }),
    expect.stringContaining('Say that it is still available'),
  ])
  expect(notes.join()).toMatch(/Reported as sold or rented on 18 Nov.*since 25 Nov/)
})

test('A doubted listing says what its poster was asked, that nobody sees it, and how to answer', () => {
  const asked = { askedAt: '2026-11-18T10:00:00.000Z', answer: null, answeredAt: null }
  openList([listing(1, { doubt: asked }), listing(2)])
  expect(all('.own-doubt')).toHaveLength(1)
  const words = () => all('.own-doubt').map(({ textContent }) => textContent)
  expect(words()[0]).toContain(DOUBT_TEXTS.why(DOUBT_TEXTS.thisHome))
  expect(words()[0]).toMatch(/We asked you on 18 Nov.*Nothing of this is shown to visitors/)
  expect(words()[0], 'an agent is one already').not.toContain(DOUBT_TEXTS.agent)
  expect(all('.own-doubt button')[0]?.textContent).toBe(DOUBT_TEXTS.open)
  expect(all('.own-doubt a')[0]?.getAttribute('href')).toBe(rightToOfferPath('home1'))
  const answered = { ...asked, answer: 'It is ours.', answeredAt: '2026-11-19T10:00:00.000Z' }
  openList([listing(1, { doubt: answered, listingState: 'closed' })], '', 'Owner')
  expect(words()[0]).toContain(DOUBT_TEXTS.agent)
  expect(words()[0]).toMatch(/You answered on 19 Nov.*It is ours\./)
  expect(all('.own-doubt button')[0]?.textContent).toBe(DOUBT_TEXTS.change)
  expect(all('.own-doubt a'), 'no paper for what is closed').toEqual([])
})

test('A row has one thing to do, and the rest in a menu', () => {
  const waits = { state: 'pending', listingState: 'pending', confirmedAt: null } as const
  openList([listing(1), listing(2, waits)])
  const words = (selector: string) => all(selector).map(({ textContent }) => textContent)
  expect(words('.own-ways > .action:not([aria-haspopup])')).toEqual([
    OWN_LISTING_TEXTS.edit,
    PUBLISHED_TEXTS.confirm,
  ])
  expect(words('.own-ways > [aria-haspopup]')).toHaveLength(2)
  expect(words('[role="menuitem"]')).toEqual([
    PROFILE_TEXTS.preview,
    PRICE_CHANGE_TEXTS.change,
    OWN_LISTING_TEXTS.messagesOnly,
    OWN_RIGHT_TEXTS.show,
    OWN_LISTING_TEXTS.remove,
    PROFILE_TEXTS.view,
    OWN_LISTING_TEXTS.edit,
    PRICE_CHANGE_TEXTS.change,
    PUBLISHED_TEXTS.mark('sold', 'Flat/Apartment'),
    OWN_LISTING_TEXTS.messagesOnly,
    OWN_RIGHT_TEXTS.show,
    OWN_LISTING_TEXTS.remove,
  ])
})

import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HINT_TEXTS } from '#english/hints/texts'
import { DESK_TEXTS } from '#english/moderation/texts'
import { QueuedDetail } from '../../components/moderation/QueuedDetail.tsx'
import type { QueuedListing } from '../../contract/moderation.ts'
import type { HintRecord } from '../../domain/hints/constants.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { ModerationDesk } from './ModerationDesk.tsx'

test('The desk’s page is built without data: its parts are named, and the queue is loading', () => {
  const html = renderToString(createElement(ModerationDesk))
  for (const words of [DESK_TEXTS.queue, DESK_TEXTS.loading]) expect(html).toContain(words)
})

test('A listing shows photos and facts first; hints are one line above them, with evidence at the end', () => {
  const poster = {
    name: 'Asha',
    role: 'Owner',
    email: 'a@b.in',
    emailVerified: true,
    photo: null,
    mobileNumber: '9876543210',
  }
  const listing = {
    ...listingFields(),
    id: 'a',
    photos: [],
    edit: null,
    hints: ['duplicate'],
    marks: [],
    contacts: [],
    poster: { ...poster, nameHints: [], approved: 0, rejected: 0 },
    createdAt: '2026-11-20T09:00:00Z',
  } as unknown as QueuedListing
  const record = { duplicate: { decided: 12, rejected: 3 } } as HintRecord
  const hints = createElement('p', {}, 'the evidence')
  const html = renderToString(
    createElement(QueuedDetail, {
      listing,
      now: new Date(),
      record,
      hints,
      onPhoto: () => {},
      onRetryPhoto: () => {},
    }),
  )
  const order = [
    HINT_TEXTS.why,
    HINT_TEXTS.ledTo({ decided: 12, rejected: 3 }) ?? 'no record',
    'detail-no-photo',
    DESK_TEXTS.facts,
    DESK_TEXTS.description,
    DESK_TEXTS.poster,
    'the evidence',
  ]
  expect(order.map((words) => html.indexOf(words))).toEqual(
    order.map((words) => html.indexOf(words)).toSorted((a, b) => a - b),
  )
  expect(html).toContain(HINT_TEXTS.why)
})

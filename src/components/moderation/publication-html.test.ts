import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { LoggedDecision } from '../../contract/moderation.ts'
import type { PublicationStatus } from '../../contract/publication.ts'
import { listingPath } from '../../contract/paths.ts'
import type { Decision } from '../../domain/moderation/constants.ts'
import { PUBLICATION_LABELS, type PublicationState } from '../../domain/publication/constants.ts'
import { PUBLICATION_WORDS } from '../../domain/publication/messages.ts'
import { DecisionLog } from './DecisionLog.tsx'
import { PublicationPanel } from './PublicationPanel.tsx'

const dueAt = '2026-11-20T09:00:00.000Z'
const now = '2026-11-20T07:00:00.000Z'

const line = (decision: Decision): LoggedDecision => ({
  ...{ id: 'decision1', listingId: 'listing1', decision, reason: null, decidedAt: now },
  ...{ decidedBy: 'Meera', title: 'Kesar Heights', city: 'Lucknow', locality: 'Gomti Nagar' },
  ...{ revision: 7, undoable: false },
})
const log = (decision: Decision, state: PublicationState) =>
  renderToString(
    createElement(DecisionLog, {
      log: [line(decision)],
      now: new Date(now),
      publication: () => state,
      dueAt,
      onUndo: () => {},
    }),
  )
const status: PublicationStatus = {
  ...{ revision: 7, requestedAt: now, dueAt, askedAt: null, lastBuild: null },
  ...{ cleaningStopped: null, now },
}
const panel = (state: PublicationState) =>
  renderToString(
    createElement(PublicationPanel, {
      state,
      status,
      served: { revision: 6, builtAt: now, listings: 1 },
      asking: false,
      problem: null,
      onAgain: () => {},
    }),
  )

describe('An approval that waits for the next build', () => {
  test('leads to its page, and says when it is in the galleries by the clock of India', () => {
    const html = log('approved', 'waiting')
    expect(html).toContain(`href="${listingPath('listing1')}"`)
    expect(html).toContain('Readable now')
    expect(html).toContain('In the galleries at 14:30')
  })

  test('of a change to what is built says only when', () => {
    const html = log('edit approved', 'waiting')
    expect(html).toContain(PUBLICATION_LABELS.waiting)
    expect(html).not.toContain(PUBLICATION_WORDS.readable)
    expect(html).toContain('In the galleries at 14:30')
  })

  test('says neither once it is on its way or live', () => {
    for (const state of ['publishing', 'live'] as const) {
      const html = log('approved', state)
      expect(html).toContain(PUBLICATION_LABELS[state])
      expect(html).not.toContain('14:30')
    }
  })
})

test('What was taken down and waits is in no gallery to come', () => {
  expect(log('rejected', 'waiting')).not.toContain('14:30')
})

test('The public site offers to publish now what waits, and again what is stuck', () => {
  expect(panel('waiting')).toContain('Publish now')
  expect(panel('waiting')).toContain('In the galleries at 14:30')
  expect(panel('overdue')).toContain(PUBLICATION_WORDS.again)
  expect(panel('live')).not.toMatch(/<button/)
})

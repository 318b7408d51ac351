import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { REBUILD_LABELS, REBUILD_TEXTS } from '#english/rebuild/texts'
import type { LoggedDecision } from '../../contract/moderation.ts'
import { listingPath } from '../../contract/paths.ts'
import type { RebuildStatus } from '../../contract/rebuild.ts'
import type { Decision } from '../../domain/moderation/constants.ts'
import type { RebuildState } from '../../domain/rebuild/constants.ts'
import { DecisionLog } from '../moderation/DecisionLog.tsx'
import { RebuildPanel } from './RebuildPanel.tsx'

const dueAt = '2026-11-20T09:00:00.000Z'
const now = '2026-11-20T07:00:00.000Z'

const line = (decision: Decision): LoggedDecision => ({
  id: 'decision1',
  listingId: 'listing1',
  decision,
  reason: null,
  decidedAt: now,
  decidedBy: 'Meera',
  title: 'Kesar Heights',
  city: 'Lucknow',
  locality: 'Gomti Nagar',
  revision: 7,
  undoable: false,
})
const log = (decision: Decision, state: RebuildState) =>
  renderToString(
    createElement(DecisionLog, {
      log: [line(decision)],
      now: new Date(now),
      rebuildState: () => state,
      dueAt,
      onUndo: () => {},
    }),
  )
const status: RebuildStatus = {
  revision: 7,
  requestedAt: now,
  dueAt,
  askedAt: null,
  lastBuild: null,
  cleaningStopped: null,
  now,
}
const panel = (state: RebuildState) =>
  renderToString(
    createElement(RebuildPanel, {
      state,
      status,
      served: { revision: 6, builtAt: now, listings: 1 },
      asking: false,
      problem: null,
      onRebuild: () => {},
    }),
  )

describe('An approval that waits for the next build', () => {
  test('links to its page, and states in India’s time when the galleries will show it', () => {
    const html = log('listing.approved', 'waiting')
    expect(html).toContain(`href="${listingPath('listing1')}"`)
    expect(html).toContain('Readable now')
    expect(html).toContain('In the galleries at 14:30')
  })

  test('that changes a built listing states only the time', () => {
    const html = log('edit.approved', 'waiting')
    expect(html).toContain(REBUILD_LABELS.waiting)
    expect(html).not.toContain(REBUILD_TEXTS.readable)
    expect(html).toContain('In the galleries at 14:30')
  })

  test('states neither once it is being published or live', () => {
    for (const state of ['rebuilding', 'live'] as const) {
      const html = log('listing.approved', state)
      expect(html).toContain(REBUILD_LABELS[state])
      expect(html).not.toContain('14:30')
    }
  })
})

test('A listing that was taken down will not be in a gallery', () => {
  expect(log('listing.rejected', 'waiting')).not.toContain('14:30')
})

test('The panel offers to publish waiting changes, and to repeat a publication that is stuck', () => {
  expect(panel('waiting')).toContain('Rebuild now')
  expect(panel('waiting')).toContain('In the galleries at 14:30')
  expect(panel('overdue')).toContain(REBUILD_TEXTS.again)
  expect(panel('live')).not.toMatch(/<button/)
})

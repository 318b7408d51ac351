import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CLEANING_TEXTS as texts } from '#english/rebuild/texts'
import type { RebuildStatus } from '../../contract/rebuild.ts'
import { CLEANING_STOPS } from '../../domain/cleanup/constants.ts'
import { formatMoment } from '../../domain/time/rules.ts'
import { RebuildPanel } from './RebuildPanel.tsx'

const NOW = '2026-11-22T09:00:00Z'
const SINCE = '2026-11-20T06:30:00Z'

function panel(cleaningStopped: RebuildStatus['cleaningStopped']): string {
  const status = {
    revision: 3,
    requestedAt: null,
    dueAt: null,
    askedAt: null,
    lastBuild: null,
    cleaningStopped,
    now: NOW,
  }
  const served = { revision: 3, builtAt: NOW, listings: 0 }
  return renderToString(
    createElement(RebuildPanel, {
      state: 'live',
      status,
      served,
      asking: false,
      problem: null,
      onRebuild: () => {},
    }),
  )
}

test.each(CLEANING_STOPS)(
  'Admins see that the cleanup has stopped, since when, and why: %s',
  (reason) => {
    const html = panel({ reason, since: SINCE })
    for (const words of [texts.title, texts.since(formatMoment(SINCE)), texts.reasons[reason]])
      expect(html).toContain(words)
  },
)

test('Nothing is shown while the cleanup works', () => {
  expect(panel(null)).not.toContain(texts.title)
})

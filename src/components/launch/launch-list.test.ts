import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { HINT_TEXTS } from '#english/hints/texts'
import { LAUNCH_DESK_TEXTS as texts } from '#english/launch/texts-desk'
import { LAUNCH_FIELD_TEXTS } from '#language/launch/texts'
import type { DeskLaunch } from '../../contract/launch.ts'
import { launchFields } from '../../test/support/structure/launch-fields.ts'
import { LaunchBody, LaunchList } from './LaunchList.tsx'

const launchOf = (over: Partial<DeskLaunch['sender']>): DeskLaunch => ({
  id: 'launch1',
  fields: launchFields,
  photos: [],
  state: 'waiting',
  createdAt: '2026-11-25T10:00:00Z',
  dueAt: '2026-12-02T10:00:00Z',
  decidedAt: null,
  reason: null,
  entry: null,
  sender: {
    name: 'Asha Verma',
    email: 'asha@example.in',
    mobileNumber: '9876543210',
    role: 'Owner',
    status: 'active',
    confirmed: true,
    ...over,
  },
  decidedBy: null,
})
const body = (over: Partial<DeskLaunch['sender']>) =>
  renderToString(createElement(LaunchBody, { launch: launchOf(over) }))
const row = (over: Partial<DeskLaunch['sender']>) =>
  renderToString(
    createElement(LaunchList, {
      launches: [launchOf(over)],
      now: new Date('2026-11-29T10:00:00Z'),
      onDecline: () => undefined,
    }),
  )

test('The number of the account is shown with its own country, and called with it', () => {
  expect(body({})).toMatch(/href="tel:\+919876543210">\+91 98765 43210</)
  expect(body({ mobileNumber: '+971501234567' })).toMatch(
    /href="tel:\+971501234567">\+971 50 123 4567 · UAE</,
  )
})

describe('A launch of a disabled account', () => {
  test('is marked in its row and beside the name', () => {
    for (const html of [row, body]) {
      expect(html({ status: 'disabled' })).toContain(texts.disabled)
      expect(html({})).not.toContain(texts.disabled)
    }
  })
})

test('A line that may lead around the portal is named with its words, as on the desk of listings', () => {
  const bodyOf = (kinds: string) => {
    const launch = { ...launchOf({}), fields: { ...launchFields, kinds } }
    return renderToString(createElement(LaunchBody, { launch }))
  }
  const said = bodyOf('nine eight seven six five 43210, awadh (at) gmail dot com')
  expect(said).toContain(HINT_TEXTS.contactDoubtful)
  expect(said).toContain(`“${LAUNCH_FIELD_TEXTS.kinds.label}”`)
  expect(said).toContain('nine eight seven six five 43210')
  expect(bodyOf(launchFields.kinds)).not.toContain(HINT_TEXTS.contactDoubtful)
})

import { describe, expect, test } from 'vitest'
import { ROLES } from '../account/constants.ts'
import { LISTING_STATES } from '../listing/constants.ts'
import { type Action, may, PERMISSIONS } from './table.ts'

const all = Object.keys(PERMISSIONS) as Action[]

describe('Permissions', () => {
  test('posting needs a session; every role may post', () => {
    expect(may(null, 'listing.create')).toBe(false)
    for (const role of ROLES) expect(may(role, 'listing.create')).toBe(true)
  })
  test('only Admin moderates, publishes, reads figures and logs, and manages accounts and messages', () => {
    for (const action of [
      'moderation.read',
      'moderation.decide',
      'publication.read',
      'publication.request',
      'figures.read',
      'audit.read',
      'account.manage',
      'contact.manage',
      'report.manage',
    ] as const)
      expect([null, ...ROLES].filter((role) => may(role, action))).toEqual(['Admin'])
  })
  test('what the table does not name is refused to everybody', () => {
    for (const role of [null, ...ROLES]) expect(may(role, 'universe.end' as Action)).toBe(false)
  })
  test('a visitor may do exactly what is open to anyone', () => {
    expect(all.filter((action) => may(null, action))).toEqual([
      'account.create',
      'account.recover',
      'session.read',
      'listing.read',
      'listing.report',
      'photo.read',
      'project.read',
      'contact.send',
      'enquiry.send',
    ])
  })
  test('what is done to one’s own is refused for what is another’s, to Admin too', () => {
    for (const role of ROLES) {
      expect(may(role, 'listing.edit', { own: true, state: 'pending' })).toBe(true)
      expect(may(role, 'listing.edit', { own: false, state: 'pending' })).toBe(false)
      expect(may(role, 'listing.withdraw', { own: false })).toBe(false)
    }
  })
  test('a listing is read, reported and asked about only in the states that visitors see', () => {
    expect(
      LISTING_STATES.filter((state) => may(null, 'listing.read', { own: false, state })),
    ).toEqual(['published', 'closed'])
    for (const action of ['listing.report', 'enquiry.send'] as const)
      expect(LISTING_STATES.filter((state) => may(null, action, { own: false, state }))).toEqual([
        'published',
      ])
  })
  test('owner and Admin, and no other, mark an approved listing as sold or available', () => {
    for (const state of LISTING_STATES) {
      expect(may('Client', 'listing.setAvailability', { own: true, state })).toBe(
        state !== 'pending',
      )
      expect(may('Admin', 'listing.setAvailability', { own: false, state })).toBe(
        state !== 'pending',
      )
      expect(may('Agent', 'listing.setAvailability', { own: false, state })).toBe(false)
    }
  })
})

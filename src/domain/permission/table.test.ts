import { describe, expect, test } from 'vitest'
import { ROLES } from '../account/constants.ts'
import { type Action, may, PERMISSIONS } from './table.ts'

describe('Permissions', () => {
  test('posting needs a session; every role may post', () => {
    expect(may(null, 'listing.create')).toBe(false)
    for (const role of ROLES) expect(may(role, 'listing.create')).toBe(true)
  })
  test('only Admin moderates and publishes', () => {
    for (const action of ['moderation.read', 'moderation.decide', 'publication.read', 'publication.request'] as const)
      expect([null, ...ROLES].filter((role) => may(role, action))).toEqual(['Admin'])
  })
  test('what the table does not name is refused to everybody', () => {
    for (const role of [null, ...ROLES]) expect(may(role, 'universe.end' as Action)).toBe(false)
  })
  test('a visitor may do exactly what is open to anyone', () => {
    const open = Object.keys(PERMISSIONS).filter((action) => may(null, action as Action))
    expect(open).toEqual(['account.create', 'session.read', 'listing.read', 'photo.read', 'project.read', 'contact.send', 'enquiry.send'])
  })
})

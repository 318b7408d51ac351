import { describe, expect, test } from 'vitest'
import { ROLES, type Role, SIGN_UP_ROLES } from '../account/constants.ts'
import { LISTING_STATES } from '../listing/constants.ts'
import { type Action, can, PERMISSIONS } from './table.ts'

const every = Object.keys(PERMISSIONS) as Action[]
const OF_AGENTS: readonly Action[] = ['account.showPage', 'listing.sendFile', 'right.ask']
const all = every.filter((action) => !OF_AGENTS.includes(action))

describe('Permissions', () => {
  test('posting needs a session; every role may post', () => {
    expect(can(null, 'listing.create')).toBe(false)
    for (const role of ROLES) expect(can(role, 'listing.create')).toBe(true)
  })
  test('every role may post, request a phone number and manage its own things', () => {
    for (const role of SIGN_UP_ROLES)
      expect(all.filter((action) => can(role, action) && !can(null, action))).toEqual([
        'account.manageOwn',
        'listing.create',
        'listing.readOwn',
        'listing.edit',
        'listing.withdraw',
        'listing.setAvailability',
        'right.show',
        'right.withdraw',
        'doubt.answer',
        'listing.revealPhone',
        'search.keep',
        'shortlist.keep',
        'hidden.keep',
        'photo.upload',
        'photo.remove',
        'launch.send',
        'launch.manageOwn',
        'enquiry.readOwn',
        'enquiry.answer',
        'enquiry.readSent',
      ])
  })
  test('only Admin moderates, publishes, writes pages, reads figures and logs, and manages accounts, listings and messages', () => {
    expect(all.filter((action) => !SIGN_UP_ROLES.some((role) => can(role, action)))).toEqual([
      'account.manage',
      'account.raiseFileLimit',
      'listing.adminTypes',
      'listing.manage',
      'right.decide',
      'launch.manage',
      'contact.manage',
      'moderation.read',
      'moderation.decide',
      'report.manage',
      'content.manage',
      'rebuild.read',
      'rebuild.request',
      'stats.read',
      'audit.read',
      'health.examine',
    ])
    expect(all.filter((action) => !can('Admin', action))).toEqual([])
  })
  test('only agents have a page of their homes, limits for whole files, and owners asked', () => {
    for (const role of [null, ...ROLES])
      expect(every.filter((action) => OF_AGENTS.includes(action) && can(role, action))).toEqual(
        role === 'Agent' ? OF_AGENTS : [],
      )
    expect(can('Agent', 'account.showPage', { own: false })).toBe(false)
  })
  test('an action that is not in the table is refused to everybody', () => {
    for (const role of [null, ...ROLES]) expect(can(role, 'universe.end' as Action)).toBe(false)
  })
  test('a visitor may do exactly what is open to everybody', () => {
    expect(all.filter((action) => can(null, action))).toEqual([
      'account.create',
      'account.recover',
      'session.read',
      'listing.read',
      'listing.compare',
      'listing.countView',
      'listing.renew',
      'right.answerByMail',
      'listing.report',
      'search.countMiss',
      'together.choose',
      'search.stopMails',
      'search.askByMail',
      'search.keepByMail',
      'mail.noteEvent',
      'photo.read',
      'project.read',
      'contact.send',
      'enquiry.send',
      'health.read',
    ])
  })
  test('actions on one’s own things are refused on those of others, also to Admin, except marking a listing as sold', () => {
    const onlyOwn = (role: Role) =>
      all.filter(
        (action) =>
          can(role, action, { own: true, state: 'published' }) &&
          !can(role, action, { own: false, state: 'published' }),
      )
    const own = [
      'account.manageOwn',
      'listing.readOwn',
      'listing.edit',
      'listing.withdraw',
      'right.show',
      'right.withdraw',
      'doubt.answer',
      'search.keep',
      'shortlist.keep',
      'hidden.keep',
      'photo.remove',
      'launch.manageOwn',
      'enquiry.readOwn',
      'enquiry.answer',
      'enquiry.readSent',
    ]
    for (const role of SIGN_UP_ROLES)
      expect(onlyOwn(role)).toEqual(own.toSpliced(4, 0, 'listing.setAvailability'))
    expect(onlyOwn('Admin')).toEqual(own)
  })
  test('a listing can be changed until it is closed, withdrawn at any time, and managed by Admin once it is approved', () => {
    const states = (role: Role, action: Action, own: boolean) =>
      LISTING_STATES.filter((state) => can(role, action, { own, state }))
    expect(states('Owner', 'listing.edit', true)).toEqual(['pending', 'published', 'expired'])
    expect(states('Owner', 'right.show', true)).toEqual(states('Owner', 'listing.edit', true))
    expect(states('Agent', 'right.ask', true)).toEqual(states('Agent', 'right.show', true))
    expect(states('Owner', 'listing.withdraw', true)).toEqual(LISTING_STATES)
    expect(states('Admin', 'listing.manage', false)).toEqual(
      LISTING_STATES.filter((state) => state !== 'pending'),
    )
  })
  test('a number is shown to every account while the listing is available', () => {
    for (const role of ROLES)
      expect(
        LISTING_STATES.filter((state) => can(role, 'listing.revealPhone', { own: false, state })),
      ).toEqual(['published'])
    expect(can(null, 'listing.revealPhone', { own: false, state: 'published' })).toBe(false)
  })
  test('a listing can be read, reported and asked about only in the states that visitors see', () => {
    expect(
      LISTING_STATES.filter((state) => can(null, 'listing.read', { own: false, state })),
    ).toEqual(['published', 'closed'])
    for (const action of ['listing.report', 'enquiry.send'] as const)
      expect(LISTING_STATES.filter((state) => can(null, action, { own: false, state }))).toEqual([
        'published',
      ])
  })
  test('only the owner and Admin mark an approved listing as sold or available', () => {
    for (const state of LISTING_STATES) {
      expect(can('Client', 'listing.setAvailability', { own: true, state })).toBe(
        state !== 'pending',
      )
      expect(can('Admin', 'listing.setAvailability', { own: false, state })).toBe(
        state !== 'pending',
      )
      expect(can('Agent', 'listing.setAvailability', { own: false, state })).toBe(false)
    }
  })
})

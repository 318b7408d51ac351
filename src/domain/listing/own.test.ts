import { describe, expect, it } from 'vitest'
import { ROLES } from '../account/constants.ts'
import { LISTING_STATES } from './constants.ts'
import { ownActions, shownUntil } from './own.ts'

describe('What posters can do with their own listings', () => {
  it('follows the state', () => {
    const onOffer = ['confirm', 'edit', 'price', 'close', 'messagesOnly', 'right', 'remove']
    expect(ownActions('Owner', 'pending')).toEqual([
      'edit',
      'price',
      'messagesOnly',
      'right',
      'remove',
    ])
    expect(ownActions('Agent', 'published')).toEqual(onOffer)
    expect(ownActions('Client', 'expired')).toEqual(onOffer)
    expect(ownActions('Owner', 'closed')).toEqual(['reopen', 'remove'])
    expect(ownActions('Owner', 'past')).toEqual(['reopen', 'remove'])
  })

  it('is the same for every role', () => {
    for (const state of LISTING_STATES)
      for (const role of ROLES) expect(ownActions(role, state)).toEqual(ownActions('Owner', state))
  })

  it('is nothing for a rejected listing, except to post it again', () => {
    expect(ownActions('Owner', null)).toEqual([])
  })
})

describe('An approved listing', () => {
  it('is shown for 60 days after it was confirmed, for 30 after it was closed', () => {
    const confirmedAt = '2026-11-01T10:00:00.000Z'
    expect(shownUntil({ confirmedAt, closedAt: null })).toBe('2026-12-31T10:00:00.000Z')
    expect(shownUntil({ confirmedAt, closedAt: '2026-11-02T10:00:00.000Z' })).toBe(
      '2026-12-02T10:00:00.000Z',
    )
  })

  it('is the only one with an end date', () => {
    expect(shownUntil({ confirmedAt: null, closedAt: null })).toBeNull()
  })
})

import { Storage } from 'happy-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CardListing } from '../../domain/listing/card.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { keepNavigationState, navigationState } from './navigation-state.ts'

const card = (id: string): CardListing => ({
  ...listingFields(),
  id,
  photo: null,
  photoCount: 0,
  further: [],
  availability: 'available' as const,
  confirmedAt: '2026-11-02T00:00:00Z',
  readAt: null,
  publishedAt: null,
  loweredAt: null,
  rightAt: null,
})

beforeEach(() => void vi.stubGlobal('sessionStorage', new Storage()))
afterEach(() => vi.unstubAllGlobals())

describe('The listing that a card passes to its page', () => {
  it('is that of the last card', () => {
    keepNavigationState(card('listing1'))
    keepNavigationState(card('listing2'))
    expect(navigationState()).toEqual({ id: 'listing2' })
  })

  it.each(['', '{', 'null', '[]', '{"id":1}'])('is null if the tab holds %j', (kept) => {
    sessionStorage.setItem('project', kept)
    expect(navigationState()).toBeNull()
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OwnListing } from '../contract/listing.ts'
import { PROFILE_WORDS } from '../domain/account/messages.ts'
import {
  $ownGroups,
  $ownListings,
  $ownListingsNews,
  $ownListingsProblem,
  changedListings,
  refreshOwnListings,
} from './own-listings.store.ts'

const listing = (id: string, state: OwnListing['state']) => ({ id, state }) as OwnListing
const reply = (listings: OwnListing[]) => async () => new Response(JSON.stringify({ listings }))

beforeEach(() => {
  $ownListings.set(null)
  $ownListingsProblem.set(null)
  $ownListingsNews.set('')
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => vi.unstubAllGlobals())

describe("The poster's own listings", () => {
  it('come in groups by state, empty ones left out', async () => {
    vi.stubGlobal(
      'fetch',
      reply([listing('a', 'approved'), listing('b', 'pending'), listing('c', 'approved')]),
    )
    await refreshOwnListings()
    expect($ownGroups.get().map(({ state, listings }) => [state, listings.length])).toEqual([
      ['pending', 1],
      ['approved', 2],
    ])
  })

  it('stay in view when a refresh fails, and the page says so until one succeeds', async () => {
    vi.stubGlobal('fetch', reply([listing('a', 'pending')]))
    await refreshOwnListings()
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    await refreshOwnListings()
    expect($ownListings.get()).toHaveLength(1)
    expect($ownListingsProblem.get()).toBe(PROFILE_WORDS.outdated)
    vi.stubGlobal('navigator', { onLine: false })
    await refreshOwnListings()
    expect($ownListingsProblem.get()).toBe(PROFILE_WORDS.offline)
    vi.stubGlobal('fetch', reply([listing('a', 'pending')]))
    await refreshOwnListings()
    expect($ownListingsProblem.get()).toBeNull()
  })

  it('are announced when a decision has come', async () => {
    vi.stubGlobal('fetch', reply([listing('a', 'pending')]))
    await refreshOwnListings()
    expect($ownListingsNews.get()).toBe('')
    vi.stubGlobal('fetch', reply([listing('a', 'approved')]))
    await refreshOwnListings()
    expect($ownListingsNews.get()).toBe('One listing has changed.')
  })

  it('count as changed when they are new, gone or in another state', () => {
    const before = [listing('a', 'pending'), listing('b', 'pending')]
    expect(changedListings(before, [listing('a', 'approved'), listing('c', 'pending')])).toBe(3)
    expect(changedListings(before, before)).toBe(0)
  })
})

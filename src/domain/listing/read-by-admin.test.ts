import { describe, expect, test } from 'vitest'
import { type ReadListing, readingOf, sealOf } from './read-by-admin.ts'

const READ = '2026-11-23T20:00:00.000Z'
const AGAIN = '2026-11-26T06:00:00.000Z'
const listing = (over: Partial<ReadListing> = {}): ReadListing => ({
  approvedAt: '2026-10-02T10:00:00.000Z',
  readAt: READ,
  priceReadAt: null,
  photos: [{}, {}],
  description: 'A quiet lane.',
  ...over,
})
/** All that is said of it, with the moments between the words. */
function said(over: Partial<ReadListing> = {}): string {
  const [seal, { text, at, again }] = [sealOf(listing(over)), readingOf(listing(over))]
  return [seal.text, seal.at, text, at, again?.text, again?.at].filter(Boolean).join(' ')
}

describe('What is said of an admin’s reading', () => {
  test('is when a person read it, and of what', () => {
    expect(said()).toBe(
      `Read by a person on ${READ} Pictures, price and description were read by a person on ${READ}`,
    )
  })

  test.each([
    [{ photos: [] }, 'Price and description were read by a person on'],
    [{ description: null }, 'Pictures and price were read by a person on'],
    [{ photos: [], description: '' }, 'Price was read by a person on'],
  ])('names only what a listing has: %o', (over, words) => {
    expect(readingOf(listing(over)).text).toBe(words)
  })

  test('adds a price that was read alone since', () => {
    expect(readingOf(listing({ priceReadAt: AGAIN }))).toMatchObject({
      at: READ,
      again: { text: '; the price again on', at: AGAIN },
    })
  })

  test('is nothing where there is no note: in no state does a listing without one say that it was read', () => {
    const photos = [[], [{}]]
    const descriptions = [null, '', 'A quiet lane.', undefined]
    for (const [photo, description] of photos.flatMap((one) =>
      descriptions.map((other) => [one, other] as const),
    ))
      expect(said({ photos: photo, description, readAt: null })).toBe(
        'Approved on 2026-10-02T10:00:00.000Z An admin approved this listing on 2026-10-02T10:00:00.000Z',
      )
  })

  test('of a listing from before there were notes is at most that its new price was read', () => {
    const words = said({ readAt: null, priceReadAt: AGAIN })
    expect(words).toContain(`; the price was read by a person on ${AGAIN}`)
    expect(words.match(/read/g)).toHaveLength(1)
  })
})

import { brotliCompressSync } from 'node:zlib'
import type { PublicListing } from '../../src/contract/public-listing.ts'
import type { Shard } from '../../src/contract/search-index.ts'
import type { SiteSnapshot } from '../../src/contract/snapshot.ts'
import { posterKey } from '../../src/domain/hidden/rules.ts'
import { imageKey } from '../../src/domain/photo/schema.ts'
import { newId } from '../../src/server/ids.ts'
import { indexFiles } from '../../src/server/search-index.ts'
import { demoListings } from '../seed/listings.ts'
import { seededRandom } from '../seed/random.ts'

const DAY = 86_400_000
/** The listings are spread over this number of days. */
const DAYS = 60
const ROLES = ['Owner', 'Agent', 'Client'] as const

/** Returns demo listings in random order, each with a photo of its own. */
export function benchListings(count: number): PublicListing[] {
  const random = seededRandom(5)
  const now = Date.now()
  const ago = () => new Date(now - random.whole(0, DAYS * DAY)).toISOString()
  return demoListings(count)
    .map((listing, n) => {
      const id = newId()
      const photo = { id: newId(), key: imageKey(newId()), width: 1280, height: 960 }
      return {
        ...listing,
        projectBuildingName: `${listing.projectBuildingName} ${random.whole(1, 99)}`,
        price: listing.price + random.whole(0, 9) * 5000,
        id,
        version: 2,
        photos: [{ ...photo, placeholder: '' }],
        owner: {
          key: posterKey(n),
          name: `Member ${n}`,
          role: random.pick(ROLES),
          memberSince: ago(),
          verified: true,
        },
        availability: 'available' as const,
        closedAt: null,
        history: [],
        messagesOnly: false,
        reraSeenAt: null,
        right: null,
        askers: null,
        elsewhere: null,
        adminConfirmed: false,
        createdAt: ago(),
        approvedAt: ago(),
        confirmedAt: ago(),
        readAt: ago(),
        priceReadAt: null,
      }
    })
    .sort((a, b) => (a.approvedAt < b.approvedAt ? 1 : -1))
}

const compressed = (text: string) => brotliCompressSync(text)

/** Returns sizes in brotli bytes: the first answer of a city, and the share of each listing. */
export function indexSizes(listings: readonly PublicListing[]) {
  const { files, shards } = indexFiles({ listings } as unknown as SiteSnapshot)
  const kept = new Map([...files].map(([name, file]) => [name, compressed(file)]))
  const text = files.get(shards.lucknow ?? '') ?? ''
  const shard = JSON.parse(text) as Shard
  const { amenities: _, ...filtering } = shard.columns
  const all = [...kept.values()].reduce((sum, { length }) => sum + length, 0)
  return {
    kept,
    shards,
    rows: shard.columns.size,
    first: compressed(text).length,
    filtering: compressed(JSON.stringify(filtering)).length / shard.columns.size,
    whole: all / listings.length,
    objects: compressed(JSON.stringify(listings.filter(({ city }) => city === 'Lucknow'))).length,
  }
}

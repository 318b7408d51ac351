import { listingsTag, PAGES_TAG } from '../../contract/page-headers.ts'
import { fail } from '../../contract/result.ts'
import { askedPicture } from '../../contract/share-pictures.ts'
import { FIRST_CITY, ROUTED_CITIES } from '../../domain/city/constants.ts'
import { toCard } from '../../domain/listing/card.ts'
import { LOCALITIES } from '../../domain/locality/localities.ts'
import { variantKey } from '../../domain/photo/schema.ts'
import { siteSettings } from '../../domain/site/settings.ts'
import { failureReply, SECURITY_HEADERS, unexpected } from '../answer.ts'
import { sharedHeaders } from '../cdn.ts'
import { type Deps, liveDeps } from '../deps.ts'
import { newId } from '../ids.ts'
import { photoTag } from '../photo/show.ts'
import { askedPath } from '../request.ts'
import { cityPicture, placePicture, sitePicture } from './city-picture.ts'
import { BUSY_SECONDS, drawPicture, inTurn, type Picture } from './draw.ts'
import { COVER, listingPicture } from './listing-picture.ts'
import { countOnline, readCityStats, readShared } from './read.ts'

const DAY_SECONDS = 86_400
/** For an address that does not name the current version: what it shows changes with the listing. */
const WEEK_SECONDS = 7 * DAY_SECONDS
/** For the address of the current version, whose picture never changes but for a new design. */
const VERSION_SECONDS = 90 * DAY_SECONDS
/** Whoever follows wrong links is answered by the CDN; what was just approved soon has its picture. */
const NONE_SECONDS = 300

/** A picture with the CDN tags that purge it, and for how many seconds it stays valid without a change. */
type Shown = { draw: () => Promise<Picture>; tags: string[]; seconds: number }
type Asked = NonNullable<ReturnType<typeof askedPicture>>

async function ofListing(deps: Deps, { name: id, version }: Asked): Promise<Shown | null> {
  const row = await readShared(deps.db, id)
  if (!row) return null
  const { listing, secondsLeft } = row
  const current = version === listing.version
  return {
    draw: async () => {
      const cover = listing.photos[0]
      const bytes = cover ? await deps.photos.read(variantKey(cover.key, 1280, 'webp')) : null
      const card = {
        ...toCard(listing),
        approvedAt: listing.approvedAt,
        readAt: listing.readAt,
      }
      const svg = listingPicture(bytes ? card : { ...card, photo: null }, siteSettings(process.env))
      return drawPicture(svg, bytes ? { bytes, ...COVER } : undefined)
    },
    tags: [photoTag(id)],
    seconds: Math.min(current ? VERSION_SECONDS : WEEK_SECONDS, secondsLeft),
  }
}

async function ofCity(deps: Deps, { name: slug }: Asked): Promise<Shown | null> {
  const city = ROUTED_CITIES.find((one) => one.slug === slug)
  if (!city) return null
  const stats = await readCityStats(deps.db, city.name)
  const svg = cityPicture(city, stats, siteSettings(process.env))
  return {
    draw: () => drawPicture(svg),
    tags: [PAGES_TAG, listingsTag(slug)],
    seconds: DAY_SECONDS,
  }
}

async function ofPlace(deps: Deps, { name }: Asked): Promise<Shown | null> {
  const city = ROUTED_CITIES.find(({ slug }) => name.endsWith(`-${slug}`))
  const place = city && LOCALITIES[city.name].find(({ slug }) => name === `${slug}-${city.slug}`)
  if (!city || !place) return null
  const stats = await readCityStats(deps.db, city.name)
  const svg = placePicture(place, city, stats, siteSettings(process.env))
  return {
    draw: () => drawPicture(svg),
    tags: [PAGES_TAG, listingsTag(city.slug)],
    seconds: DAY_SECONDS,
  }
}

async function ofSite(deps: Deps): Promise<Shown | null> {
  const [stats, everywhere] = await Promise.all([
    readCityStats(deps.db, FIRST_CITY.name),
    countOnline(deps.db),
  ])
  const svg = sitePicture(FIRST_CITY, { ...stats, everywhere }, siteSettings(process.env))
  return { draw: () => drawPicture(svg), tags: [PAGES_TAG], seconds: DAY_SECONDS }
}

const SHOWN = { listing: ofListing, city: ofCity, place: ofPlace, site: ofSite }

/** For an address of no picture. A change of the listing that purges its photos purges this too. */
const noneHeaders = (asked: Asked | null) => ({
  'cache-control': 'public, max-age=0, must-revalidate',
  ...sharedHeaders(asked?.kind === 'listing' ? [photoTag(asked.name)] : [PAGES_TAG], NONE_SECONDS),
})

/** Answers with the picture of a public listing, of a city or a locality, or of the portal; there are no others. */
export async function answerSharePicture(
  request: Request,
  _context: unknown,
  makeDeps: () => Deps = liveDeps,
): Promise<Response> {
  const requestId = newId()
  try {
    if (request.method !== 'GET')
      return failureReply(fail('method_not_allowed'), requestId, { allow: 'GET, HEAD' })
    const asked = askedPicture(askedPath(request.url))
    const deps = makeDeps()
    const shown = asked && (await SHOWN[asked.kind](deps, asked))
    if (!shown) return failureReply(fail('not_found'), requestId, noneHeaders(asked))
    const bytes = await inTurn(shown.draw)
    if (!bytes) return failureReply(fail('busy', { retryAfter: BUSY_SECONDS }), requestId)
    return new Response(bytes, {
      headers: {
        ...SECURITY_HEADERS,
        'cache-control': `public, max-age=${DAY_SECONDS}`,
        ...sharedHeaders(shown.tags, Math.max(0, Math.floor(shown.seconds))),
        ...(deps.env.rules.indexed ? {} : { 'x-robots-tag': 'noindex' }),
        'content-type': 'image/jpeg',
        'content-length': String(bytes.length),
        // Messengers show it in their own pages.
        'cross-origin-resource-policy': 'cross-origin',
        'x-request-id': requestId,
      },
    })
  } catch (error) {
    return unexpected(error, requestId)
  }
}

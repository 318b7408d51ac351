import { askedPicture } from '../../contract/share-pictures.ts'
import { listingsTag, PAGES_TAG } from '../../contract/page-headers.ts'
import { fail } from '../../contract/result.ts'
import { ROUTED_CITIES } from '../../domain/city/constants.ts'
import { toCard } from '../../domain/listing/card.ts'
import { variantKey } from '../../domain/photo/schema.ts'
import { siteSettings } from '../../domain/site/settings.ts'
import { failureReply, SECURITY_HEADERS, unexpected } from '../answer.ts'
import { sharedHeaders } from '../cdn.ts'
import { type Deps, liveDeps } from '../deps.ts'
import { newId } from '../ids.ts'
import { photoTag } from '../photo/show.ts'
import { askedPath } from '../request.ts'
import { cityPicture } from './city-picture.ts'
import { drawPicture } from './draw.ts'
import { COVER, listingPicture } from './listing-picture.ts'
import { readCityStats, readShared } from './read.ts'

const DAY_SECONDS = 86_400
/** The CDN keeps copies for a week at most, so that a new design appears within that time. */
const WEEK_SECONDS = 7 * DAY_SECONDS

/** A picture with the CDN tags that purge it, and for how many seconds it stays valid without a change. */
type Shown = { bytes: Uint8Array<ArrayBuffer>; tags: string[]; seconds: number }

async function ofListing(deps: Deps, id: string): Promise<Shown | null> {
  const row = await readShared(deps.db, id)
  if (!row) return null
  const cover = row.listing.photos[0]
  const bytes = cover ? await deps.photos.read(variantKey(cover.key, 1280, 'webp')) : null
  const card = { ...toCard(row.listing), approvedAt: row.listing.approvedAt }
  const svg = listingPicture(bytes ? card : { ...card, photo: null }, siteSettings(process.env))
  return {
    bytes: await drawPicture(svg, bytes ? { bytes, ...COVER } : undefined),
    tags: [photoTag(id)],
    seconds: Math.min(WEEK_SECONDS, row.secondsLeft),
  }
}

async function ofCity(deps: Deps, slug: string): Promise<Shown | null> {
  const city = ROUTED_CITIES.find((one) => one.slug === slug)
  if (!city) return null
  const stats = await readCityStats(deps.db, city.name)
  const svg = cityPicture(city, stats, siteSettings(process.env))
  return {
    bytes: await drawPicture(svg),
    tags: [PAGES_TAG, listingsTag(slug)],
    seconds: DAY_SECONDS,
  }
}

/** Answers with the picture of a public listing or of a city; there are no others. */
export async function answerSharePicture(
  request: Request,
  makeDeps: () => Deps = liveDeps,
): Promise<Response> {
  const requestId = newId()
  try {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return failureReply(fail('method_not_allowed'), requestId, { allow: 'GET, HEAD' })
    const asked = askedPicture(askedPath(request.url))
    const deps = makeDeps()
    const shown = asked && (await (asked.kind === 'city' ? ofCity : ofListing)(deps, asked.name))
    if (!shown) return failureReply(fail('not_found'), requestId)
    return new Response(request.method === 'HEAD' ? null : shown.bytes, {
      headers: {
        ...SECURITY_HEADERS,
        'cache-control': `public, max-age=${DAY_SECONDS}`,
        ...sharedHeaders(shown.tags, Math.max(0, Math.floor(shown.seconds))),
        ...(deps.env.rules.indexed ? {} : { 'x-robots-tag': 'noindex' }),
        'content-type': 'image/jpeg',
        'content-length': String(shown.bytes.length),
        // Messengers show it in their own pages.
        'cross-origin-resource-policy': 'cross-origin',
        'x-request-id': requestId,
      },
    })
  } catch (error) {
    return unexpected(error, requestId)
  }
}

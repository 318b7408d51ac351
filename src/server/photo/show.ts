import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import { fail } from '../../contract/result.ts'
import { can } from '../../domain/permission/table.ts'
import {
  PHOTO_FORMATS,
  PHOTO_WIDTHS,
  type PhotoFormat,
  type PhotoWidth,
} from '../../domain/photo/constants.ts'
import { variantKey } from '../../domain/photo/schema.ts'
import { readSession } from '../account/session.ts'
import { failureReply, SECURITY_HEADERS, unexpected } from '../answer.ts'
import { sharedHeaders } from '../cdn.ts'
import { type Deps, liveDeps } from '../deps.ts'
import { newId } from '../ids.ts'
import { isPublicSql, secondsPublicSql } from '../listing/public.ts'
import { askedPath } from '../request.ts'
import { isAwaited } from './loose.ts'

const YEAR_SECONDS = 31_536_000

type Asked = { key: string; width: PhotoWidth; format: PhotoFormat }
type Use = { id: string | null; owner: string; open: boolean; secondsLeft: number | null }

/** Parses `/property_images/{name}/{width}.{format}` into photo and size; null for any other path. */
function parsePhotoPath(path: string): Asked | null {
  const match = /^\/(property_images\/[a-z0-9]+-[a-z0-9-]+)\/(\d+)\.(\w+)$/.exec(path)
  const width = PHOTO_WIDTHS.find((known) => String(known) === match?.[2])
  const format = PHOTO_FORMATS.find((known) => known === match?.[3])
  return match?.[1] && width && format ? { key: match[1], width, format } : null
}

/** CDN tag for all photos of a listing; null: for the site's own photos. */
export const photoTag = (listingId: string | null) => `listing-${listingId ?? 'site'}`

// A browser that opens the picture itself puts it into a page with inline styles and no scripts.
const VIEWER_POLICY =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

// One day in browsers. Up to a year on the CDN, where a tag is purged when a listing is taken down, but never longer
// than the listing stays public without a change.
function publicHeaders(uses: Use[]): Record<string, string> {
  const left = Math.max(
    ...uses.filter((use) => use.open).map((use) => use.secondsLeft ?? YEAR_SECONDS),
  )
  const seconds = Math.max(0, Math.min(YEAR_SECONDS, Math.floor(left)))
  return {
    'cache-control': 'public, max-age=86400',
    ...sharedHeaders(
      uses.filter((use) => use.open).map((use) => photoTag(use.id)),
      seconds,
    ),
  }
}

function maySee(user: SessionUser | null, uses: Use[]): boolean {
  return (
    user !== null &&
    (can(user.role, 'moderation.read') || uses.some((use) => use.owner === user.id))
  )
}

async function readUses(deps: Deps, key: string): Promise<Use[]> {
  return deps.db.rows<Use>(sql`
    select p.id, i.user_id as owner,
      i.is_site or coalesce((${isPublicSql}), false) as open,
      case when i.is_site then null else ${secondsPublicSql} end as "secondsLeft"
    from images i
    left join properties p on p.id = i.property_id
    where i.key = ${key} and (i.erase_after is null or i.erase_after > now() or ${isAwaited})`)
}

/** Answers with one size of a photo: to everybody where a public listing shows it, else to its owner and admins. */
export async function answerPhoto(
  request: Request,
  _context: unknown,
  makeDeps: () => Deps = liveDeps,
): Promise<Response> {
  const requestId = newId()
  const notCached = { 'cache-control': 'private, no-store' }
  const refused = () => failureReply(fail('not_found'), requestId, notCached)
  try {
    if (request.method !== 'GET')
      return failureReply(fail('method_not_allowed'), requestId, { ...notCached, allow: 'GET' })
    const asked = parsePhotoPath(askedPath(request.url))
    if (!asked) return refused()
    const deps = makeDeps()
    const uses = await readUses(deps, asked.key)
    const open = uses.some((use) => use.open)
    if (!open && !maySee(uses.length > 0 ? await readSession(deps, request) : null, uses))
      return refused()
    const bytes = await deps.photos.read(variantKey(asked.key, asked.width, asked.format))
    if (!bytes) return refused()
    const headers = {
      ...(open ? publicHeaders(uses) : notCached),
      // A mail is read on the pages of other sites.
      ...(open ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
      ...(deps.env.rules.indexed ? {} : { 'x-robots-tag': 'noindex' }),
      'content-security-policy': VIEWER_POLICY,
      'content-type': `image/${asked.format}`,
    }
    return new Response(bytes, {
      headers: { ...SECURITY_HEADERS, 'x-request-id': requestId, ...headers },
    })
  } catch (error) {
    return unexpected(error, requestId)
  }
}

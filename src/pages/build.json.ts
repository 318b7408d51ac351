import type { APIRoute } from 'astro'
import type { BuildInfo } from '../contract/rebuild.ts'
import { siteSnapshot } from '../server/build.ts'

/** Returns the revision of the database that the served site shows. */
export const GET: APIRoute = async () => {
  const { revision, takenAt, listings } = await siteSnapshot()
  return Response.json({
    revision,
    builtAt: takenAt,
    listings: listings.length,
  } satisfies BuildInfo)
}

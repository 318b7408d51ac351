import type { APIRoute } from 'astro'
import { galleryIndex } from '../components/listing/gallery.ts'
import { siteSnapshot } from '../server/build.ts'

/** Every card of /Search. */
export const GET: APIRoute = async () => galleryIndex(await siteSnapshot(), 'search')

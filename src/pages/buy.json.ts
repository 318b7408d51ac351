import type { APIRoute } from 'astro'
import { galleryIndex } from '../components/listing/gallery.ts'
import { siteSnapshot } from '../server/build.ts'

/** Every card of /buy. */
export const GET: APIRoute = async () => galleryIndex(await siteSnapshot(), 'buy')

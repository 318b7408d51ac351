/** What every page is sent with. netlify.toml says the same of built pages; functions set their own headers. */
export const PAGE_HEADERS = {
  'Content-Security-Policy':
    "frame-ancestors 'none'; base-uri 'self'; object-src 'none'; form-action 'self'; img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; media-src 'self'; frame-src 'none'; worker-src 'self'; manifest-src 'self'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
} as const

/** Browsers ask each time, as for built pages. */
const REVALIDATE = 'public, max-age=0, must-revalidate'

/** For an answer that the CDN may keep, `seconds` long or until one of its tags is purged; its key is the path, and `id` of a query. */
export const keptByCdn = (seconds: number, tags: readonly string[] = []) => ({
  'Cache-Control': REVALIDATE,
  'Netlify-CDN-Cache-Control': `public, durable, max-age=${Math.max(0, Math.floor(seconds))}`,
  'Netlify-Vary': 'query=id',
  ...(tags.length > 0 ? { 'Netlify-Cache-Tag': tags.join(',') } : {}),
})

/** For a redirect, which takes the whole query along: so the query is part of its key. */
export const REDIRECT = {
  'Cache-Control': REVALIDATE,
  'Netlify-CDN-Cache-Control': 'public, durable, max-age=86400',
} as const

/** For an answer to one person. */
export const KEPT_BY_NOBODY = { 'Cache-Control': 'private, no-store' } as const

/** The CDN's tag of a listing's page. */
export const listingPageTag = (id: string) => `page-${id}`
/** The CDN's tag of all pages of projects: they show each other. */
export const PROJECT_PAGES_TAG = 'project-pages'

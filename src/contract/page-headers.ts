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

/**
 * The CDN's tag of all pages on demand. Each change of the content takes them all: they are few, as they are those that no
 * build has made yet, and they show each other.
 */
export const PAGES_TAG = 'pages-on-demand'

/** For a page that the CDN may keep, `seconds` long or until its tag is purged; its key is the path, and `id` of a query. */
export const keptByCdn = (seconds: number) => ({
  'Cache-Control': REVALIDATE,
  'Netlify-CDN-Cache-Control': `public, durable, max-age=${Math.max(0, Math.floor(seconds))}`,
  'Netlify-Cache-Tag': PAGES_TAG,
  'Netlify-Vary': 'query=id',
})

/** For a redirect, which takes the whole query along: so the query is part of its key. */
export const REDIRECT = {
  'Cache-Control': REVALIDATE,
  'Netlify-CDN-Cache-Control': 'public, durable, max-age=86400',
} as const

/** For an answer to one person. */
export const KEPT_BY_NOBODY = { 'Cache-Control': 'private, no-store' } as const

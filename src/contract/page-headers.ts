import { citySlug } from '../domain/city/rules.ts'

/**
 * The scripts that stand inline in pages, the same few in all of them: two of ours
 * (`src/components/site/head-scripts.ts`), and what Astro starts its islands with. All others are files.
 */
const INLINE_SCRIPTS = [
  'sha256-uQaZ01BVtEcm4ixvrWCVYpPtXDC6u2Z0du7Ym4vy48M=',
  'sha256-MGZ7A/ShSaNsj30/MhzlcNInonVijMNiq459bylFlDo=',
  'sha256-Ya0pUYrC7nM5Cn/056TyVuEiz6dFGrzmkWzgON0pF0U=',
  'sha256-eIXWvAmxkr251LJZkjniEK5LcPF3NkapbJepohwYRIc=',
  'sha256-QzWFZi+FLIx23tnm9SBU4aEgx4x8DsuASP07mfqol/c=',
  'sha256-Q2BPg90ZMplYY+FSdApNErhpWafg2hcRRbndmvxuL/Q=',
  'sha256-BF0290pkb3jxQsE7z00xR8Imp8X34FLC88L0lkMnrGw=',
]
/** The style before all others, and Astro's of its islands. */
const INLINE_STYLES = [
  'sha256-rcnc8rt5d5OVmnNblDFtEVFxJOhmmu6Vdj0sV0BvCsg=',
  'sha256-vv9IoKo7BSLbWcUHr3tNmfNVmm5L/9Cfn2H6LMk7/ow=',
]
const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`).join(' ')

const POLICY = [
  "default-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'self'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-src 'none'",
  "img-src 'self' data: blob:",
  `script-src 'self' ${quoted(INLINE_SCRIPTS)}`,
  `style-src 'self' ${quoted(INLINE_STYLES)}`,
].join('; ')

/**
 * Of admins' pages: no script of theirs makes HTML or code of text. Only netlify.toml sends it; tests hold both equal.
 * @internal
 */
export const ADMIN_POLICY = `${POLICY}; require-trusted-types-for 'script'`

/** What every page is sent with. netlify.toml says the same of built pages; functions set their own headers. */
export const PAGE_HEADERS = {
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
} as const

/** Browsers ask each time, as for built pages. */
const REVALIDATE = 'public, max-age=0, must-revalidate'

/** The CDN's tag of all pages on demand, for a change of which nobody can tell what shows it. */
export const PAGES_TAG = 'pages-on-demand'
/** Its tag of the page at the address of a listing, whatever that says. An id from an address may be anything. */
export const pageTag = (id: string): string => `page-${id.replace(/[^a-z0-9]/g, '').slice(0, 40)}`
/** Its tag of what shows listings of a city, beside one of them or all together. */
export const listingsTag = (city: string): string => `listings-${citySlug(city)}`
/** Its tag of what shows projects. */
export const PROJECTS_TAG = 'projects'

/**
 * For a page that the CDN may keep, `seconds` long or until one of its tags is purged; its key is the path, and `id` of a
 * query.
 */
export const keptByCdn = (seconds: number, tags: readonly string[] = []) => ({
  'Cache-Control': REVALIDATE,
  'Netlify-CDN-Cache-Control': `public, durable, max-age=${Math.max(0, Math.floor(seconds))}`,
  'Netlify-Cache-Tag': [PAGES_TAG, ...tags].join(','),
  'Netlify-Vary': 'query=id',
})

/** For a redirect, which takes the whole query along: so the query is part of its key. */
export const REDIRECT = {
  'Cache-Control': REVALIDATE,
  'Netlify-CDN-Cache-Control': 'public, durable, max-age=86400',
} as const

/** For an answer to one person. */
export const KEPT_BY_NOBODY = { 'Cache-Control': 'private, no-store' } as const

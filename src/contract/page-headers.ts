import { citySlug } from '../domain/city/rules.ts'

/**
 * The few scripts that are inline in pages: two of the portal (`src/components/site/head-scripts.ts`), and those with
 * which Astro starts its islands. All other scripts are files.
 */
const INLINE_SCRIPTS = [
  'sha256-UqdOtmiKDKHKdCsD80sxRe5D+6UnpQZk04umg88hMkk=',
  'sha256-MGZ7A/ShSaNsj30/MhzlcNInonVijMNiq459bylFlDo=',
  'sha256-Ya0pUYrC7nM5Cn/056TyVuEiz6dFGrzmkWzgON0pF0U=',
  'sha256-eIXWvAmxkr251LJZkjniEK5LcPF3NkapbJepohwYRIc=',
  'sha256-QzWFZi+FLIx23tnm9SBU4aEgx4x8DsuASP07mfqol/c=',
  'sha256-Q2BPg90ZMplYY+FSdApNErhpWafg2hcRRbndmvxuL/Q=',
  'sha256-BF0290pkb3jxQsE7z00xR8Imp8X34FLC88L0lkMnrGw=',
]
/** The inline style in the head, and the one that Astro adds for its islands. */
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
 * For admins' pages: their scripts cannot turn text into HTML or code. Only netlify.toml sends it; a test compares
 * both.
 * @internal
 */
export const ADMIN_POLICY = `${POLICY}; require-trusted-types-for 'script'`

/** Headers of every page. netlify.toml sends the same for built pages; functions set their own. */
export const PAGE_HEADERS = {
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
} as const

/** Browsers revalidate each time, as for built pages. */
const REVALIDATE = 'public, max-age=0, must-revalidate'

/** CDN tag of all pages on demand, for a change whose affected pages are not known. */
export const PAGES_TAG = 'pages-on-demand'
/**
 * CDN tag of every page that shows a listing, its own included, also where there is no such listing. The id comes from
 * the address and may be anything.
 */
export const pageTag = (id: string): string => `page-${id.replace(/[^a-z0-9]/g, '').slice(0, 40)}`
/**
 * CDN tag of every page that shows figures of a kind of listings in a city, or in a locality of it by its key.
 */
export const figuresTag = (city: string, kind: string, locality: string | null): string =>
  [
    'figures',
    citySlug(city),
    kind,
    ...(locality === null ? [] : [encodeURIComponent(locality)]),
  ].join('-')
/** CDN tag of what any listing of a city may change: its picture, and pages with room for one more similar listing. */
export const listingsTag = (city: string): string => `listings-${citySlug(city)}`
/** CDN tag of the page of an agent's homes, also where there is none. The id comes from the address. */
export const agentTag = (id: string): string => `agent-${id.replace(/[^a-z0-9]/g, '').slice(0, 40)}`
/** CDN tag of every page that shows projects. */
export const PROJECTS_TAG = 'projects'

const DAY_SECONDS = 86_400

/**
 * Which query parameters distinguish copies of an answer, beside its path. `none` is never used, so that no query
 * creates a further copy.
 */
export const distinguishedBy = (parameters: readonly string[]): string =>
  `query=${parameters.join('|') || 'none'}`

/**
 * For a page that the CDN may keep until one of its tags is purged, for a day at most. For another day it is sent while
 * a fresh one is made, so that nobody waits for it. After `secondsLeft` it is not sent any more. The function adds the
 * parameters that the page's route reads (`src/on-demand/routes.ts`).
 */
export function keptByCdn(tags: readonly string[] = [], secondsLeft = 2 * DAY_SECONDS) {
  const left = Math.max(0, Math.floor(secondsLeft))
  const fresh = Math.min(DAY_SECONDS, left)
  const stale = Math.min(DAY_SECONDS, left - fresh)
  return {
    'Cache-Control': REVALIDATE,
    'Netlify-CDN-Cache-Control': `public, durable, max-age=${fresh}, stale-while-revalidate=${stale}`,
    'Netlify-Cache-Tag': [PAGES_TAG, ...tags].join(','),
    'Netlify-Vary': distinguishedBy([]),
  }
}

/** For an answer to one person, and for one that any address may get. */
export const NEVER_CACHED = { 'Cache-Control': 'private, no-store' } as const

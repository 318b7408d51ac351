/** Where the portal runs: the public site, a deploy of Netlify beside it (of a branch or a pull request), one's own machine. */
export const SITE_CONTEXTS = ['production', 'preview', 'local'] as const
export type SiteContext = (typeof SITE_CONTEXTS)[number]

/** What the portal does of itself to others than the one who asks. */
export type ContextRules = {
  /** Puts mails into the outbox and sends them. */
  mails: boolean
  /** Asks the build hook for builds. */
  builds: boolean
  /** Erases photos, and what the cleaning takes away. */
  erases: boolean
  /** Lets search engines list its pages. */
  indexed: boolean
}

const ALL: ContextRules = { mails: true, builds: true, erases: true, indexed: true }
const NOTHING: ContextRules = { mails: false, builds: false, erases: false, indexed: false }

/** A preview may run on a copy of the public site's data, or on that data itself: it reaches nobody and takes nothing away. */
export const CONTEXT_RULES: Readonly<Record<SiteContext, ContextRules>> = {
  production: ALL,
  preview: NOTHING,
  local: ALL,
}

type Environment = Readonly<Record<string, string | undefined>>
/** The object that Netlify gives functions; a build has none, and is told by its environment. */
type Host = { Netlify?: { context?: { deploy?: { context?: string } } | null } }

/**
 * The context of this process. `DEPLOY_CONTEXT` speaks where Netlify names none; on Netlify without either it is a preview,
 * because a site that does too little is noticed, and one that mails from a copy is not.
 */
export function siteContext(environment: Environment, host: object = globalThis): SiteContext {
  if (environment.NETLIFY_DEV === 'true') return 'local'
  const named =
    (host as Host).Netlify?.context?.deploy?.context ||
    environment.CONTEXT ||
    environment.DEPLOY_CONTEXT
  if (named === 'production') return named
  if (named === 'dev') return 'local'
  return named || environment.NETLIFY || environment.SITE_ID ? 'preview' : 'local'
}

/** The store of Blobs under a name: deploys share Netlify's stores, so previews have some of their own. */
export function storeName(name: string, context: SiteContext): string {
  return context === 'preview' ? `${name}-preview` : name
}

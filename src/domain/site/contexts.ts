/** Where the portal runs: the public site, a Netlify preview (of a branch or a pull request), or a local machine. */
export const SITE_CONTEXTS = ['production', 'preview', 'local'] as const
export type SiteContext = (typeof SITE_CONTEXTS)[number]

/** The effects that the portal may have outside of the current request. */
export type ContextRules = {
  /** Stores mails in the outbox and sends them. */
  mails: boolean
  /** Requests builds from the build hook. */
  builds: boolean
  /** Erases photos and what the cleanup removes. */
  erases: boolean
  /** Lets search engines list its pages. */
  indexed: boolean
}

const ALL: ContextRules = { mails: true, builds: true, erases: true, indexed: true }
const NOTHING: ContextRules = { mails: false, builds: false, erases: false, indexed: false }

/** A preview may run on a copy of the public site's data, or on the data itself: it sends and erases nothing. */
export const CONTEXT_RULES: Readonly<Record<SiteContext, ContextRules>> = {
  production: ALL,
  preview: NOTHING,
  local: ALL,
}

type Environment = Readonly<Record<string, string | undefined>>
/** The global object in Netlify Functions; a build does not have it and uses environment variables. */
type Host = { Netlify?: { context?: { deploy?: { context?: string } } | null } }

/**
 * The context of this process. `DEPLOY_CONTEXT` is used if Netlify names none. On Netlify without either it is a
 * preview, because a site that does too little is noticed, but a copy that sends mails is not.
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

/** The name of a Blobs store. Deploys share Netlify's stores, so previews use separate ones. */
export function storeName(name: string, context: SiteContext): string {
  return context === 'preview' ? `${name}-preview` : name
}

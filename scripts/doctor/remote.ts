import { type Health, readHealth } from '../../src/contract/rebuild.ts'
import type { ErrorReply } from '../../src/contract/errors.ts'
import { buildInfoPath, PATHS } from '../../src/contract/paths.ts'
import type { Finding } from '../../src/domain/health/examination.ts'
import { HEALTH_TEXTS } from '../../src/domain/health/texts.ts'
import { SITE_DEFAULTS } from '../../src/domain/site/settings.ts'
import { parsed } from '../lib/findings.ts'
import { messageOf } from '../lib/problem.ts'

const WAIT_MS = 30_000

type Answer = { status: number; text: string }

async function get(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(WAIT_MS) })
  return { status: answer.status, text: await answer.text() }
}

/** Reads the public part of `/api/health`. */
function ofHealth({ status, text }: Answer): Finding[] {
  if (status === 200) {
    const { context } = parsed<Health>(text)
    return [{ state: 'good', says: `${HEALTH_TEXTS.well} The context is ${context}.` }]
  }
  const { fields = {} } = parsed<ErrorReply>(text)
  if (status === 503)
    return Object.values(fields).map((says) => ({
      state: 'bad',
      says,
      todo: 'Read docs/deploy.md.',
    }))
  return [
    {
      state: 'bad',
      says: `${readHealth.path} answers ${status}.`,
      todo:
        status === 404
          ? 'No function is deployed there: look at the deploy’s log, and at the address.'
          : 'Look at the log of the function. NETLIFY_DB_URL or AUTH_SECRET may not be set.',
    },
  ]
}

async function examination(site: string, token: string | undefined): Promise<Finding[]> {
  const health = site + readHealth.path
  const all = await get(`${health}?look=all`, token ? { authorization: `Bearer ${token}` } : {})
  const { findings } = parsed<Health>(all.text)
  if (findings) return findings
  if (all.status !== 401) return ofHealth(all)
  return [
    ...ofHealth(await get(health)),
    {
      state: 'warning',
      says: 'Only what everybody is told could be examined.',
      todo: 'Set HEALTH_TOKEN here to the value that it has at the site.',
    },
  ]
}

async function builtPages(site: string): Promise<Finding[]> {
  const [info, home] = [await get(site + buildInfoPath), await get(site + PATHS.home)]
  const { revision } = parsed<{ revision: number }>(info.text)
  const built: Finding =
    info.status === 200 && revision !== undefined
      ? { state: 'good', says: `The pages are built, at revision ${revision}.` }
      : { state: 'bad', says: 'No pages are built.', todo: 'Look at the log of the newest deploy.' }
  const { name: _, nameInHindi: __, inventedNames: ___, ...contacts } = SITE_DEFAULTS
  const invented = Object.values(contacts).filter((value) => home.text.includes(value))
  if (invented.length === 0)
    return [built, { state: 'good', says: 'No invented address is shown.' }]
  return [
    built,
    {
      state: 'warning',
      says: `The home page shows invented addresses: ${invented.join(', ')}.`,
      todo: 'Set the SITE_ variables of docs/configuration.md and build the site again.',
    },
  ]
}

/** Examines a site from outside. With the token, its functions report more. */
export async function examineRemotely(site: string, token = process.env.HEALTH_TOKEN) {
  try {
    return [...(await examination(site, token)), ...(await builtPages(site))]
  } catch (error) {
    const says = `${site} does not answer: ${messageOf((error as Error).cause ?? error)}`
    return [{ state: 'bad', says, todo: 'Is the address right, and the site up?' }] as Finding[]
  }
}

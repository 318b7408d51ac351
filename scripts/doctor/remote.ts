import { HEALTH_TEXTS } from '#english/health/texts'
import { addressOf } from '../../src/contract/endpoint.ts'
import type { ErrorReply } from '../../src/contract/errors.ts'
import { buildInfoPath, PATHS } from '../../src/contract/paths.ts'
import { type Health, readHealth } from '../../src/contract/rebuild.ts'
import type { Finding } from '../../src/domain/health/examination.ts'
import { DEMO_CONTACTS } from '../../src/domain/site/settings.ts'
import { type Answer, type Ask, createAsk, finding, parsed } from '../lib/site-walk.ts'

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

/** Returns all findings if the answer has them, otherwise what is public. */
async function ofExamination(ask: Ask, all: Answer): Promise<Finding[]> {
  const { findings } = parsed<Health>(all.text)
  if (findings) return findings
  if (all.status !== 401) return ofHealth(all)
  return [
    ...ofHealth(await ask(readHealth.path)),
    {
      state: 'warning',
      says: 'Only what everybody is told could be examined.',
      todo: 'Set HEALTH_TOKEN here to the value that it has at the site.',
    },
  ]
}

function ofPages(info: Answer, home: Answer): Finding[] {
  const { revision } = parsed<{ revision: number }>(info.text)
  const invented = DEMO_CONTACTS.filter((value) => home.text.includes(value))
  return [
    finding(
      info.status === 200 && revision !== undefined,
      `The pages are built, at revision ${revision}.`,
      'No pages are built.',
      'Look at the log of the newest deploy.',
    ),
    invented.length === 0
      ? { state: 'good', says: 'No invented address is shown.' }
      : {
          state: 'warning',
          says: `The home page shows invented addresses: ${invented.join(', ')}.`,
          todo: 'Set the SITE_ variables of docs/configuration.md and build the site again.',
        },
  ]
}

/** Examines a site from outside. With the token, its functions report more. */
export async function examineRemotely(
  site: string,
  token = process.env.HEALTH_TOKEN,
): Promise<Finding[]> {
  const ask = createAsk(site, 'follow')
  const sent = token ? { headers: { authorization: `Bearer ${token}` } } : {}
  const all = await ask(addressOf(readHealth, {}, { look: 'all' }), sent)
  const [info, home] = [await ask(buildInfoPath), await ask(PATHS.home)]
  const lost = [all, info, home].find(({ status }) => status === 0)
  if (!lost) return [...(await ofExamination(ask, all)), ...ofPages(info, home)]
  const says = `${site} does not answer: ${lost.text}`
  return [{ state: 'bad', says, todo: 'Is the address right, and the site up?' }]
}

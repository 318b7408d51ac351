import type { Finding } from '../../src/domain/health/examination.ts'
import { type Answer, type Ask, mapInParallel } from '../lib/site-walk.ts'
import { API, type Expected, LEADING, MISSING, PAGES } from './expectations.ts'

const TODO = {
  page: 'Look at the log of the newest deploy: was this page built, and is it published?',
  circle:
    'Switch off what rewrites addresses: in Netlify, Project configuration, Build & deploy, Post processing, Pretty URLs.',
  lead: 'Is the function of the pages deployed? src/contract/moved.ts says what leads where.',
  missing:
    'A page that is not there has to say so by its status. Are functions and redirects deployed?',
  api: 'Look at the log of the functions.',
} as const

const plain = (path: string) => path.replace(/\/(?=\?|$)/, '') || '/'
const describeAnswer = ({ status, text, hops }: Answer) => {
  if (status === 0) return `nothing (${text})`
  return [...hops, status].join(', then ')
}
const circles = ({ status }: Answer) => status >= 300 && status < 400

/** Checks a page with and without a trailing slash; one form may redirect to the other. */
async function checkPage(ask: Ask, path: string): Promise<Finding> {
  const bare = plain(path)
  const answers = [await ask(bare)]
  if (bare !== '/' && answers[0]?.hops.length === 0) answers.push(await ask(`${bare}/`))
  const wrong = answers.find(
    (answer) =>
      answer.status !== 200 || plain(answer.path) !== bare || !answer.text.includes('</html>'),
  )
  if (!wrong) return { state: 'good', says: bare }
  if (circles(wrong))
    return {
      state: 'bad',
      says: `${bare} leads in a circle: ${describeAnswer(wrong)}.`,
      todo: TODO.circle,
    }
  return {
    state: 'bad',
    says: `${wrong.path} answers ${describeAnswer(wrong)}, not 200.`,
    todo: TODO.page,
  }
}

/** Returns the target of a redirect as a path of this site; empty for any other answer. */
function leadsTo({ headers, path }: Answer): string {
  const base = 'https://site.invalid'
  const to = headers.get('location')
  const url = to ? new URL(to, base + path) : null
  return url ? url.pathname + url.search : ''
}

async function checkExpected(ask: Ask, expected: Expected, todo: string): Promise<Finding> {
  const { path, status, to, method, headers } = expected
  const answer = await ask(path, {
    follow: false,
    ...(method ? { method, json: {} } : {}),
    ...(headers ? { headers } : {}),
  })
  const there = leadsTo(answer)
  const expectedText = to ? `${status} and lead to ${to}` : String(status)
  if (answer.status === status && (!to || plain(there) === plain(to)))
    return { state: 'good', says: to ? `${path} leads to ${to}` : `${path} answers ${status}` }
  const says = `${path} answers ${describeAnswer(answer)}${there && ` and leads to ${there}`}; it should answer ${expectedText}.`
  return { state: 'bad', says, todo }
}

/** Checks one address of each kind in its own spelling and in others, missing addresses, and the API. */
export async function checkRoutes(ask: Ask, gone?: string): Promise<Finding[]> {
  const all = (expected: readonly Expected[], todo: string) =>
    mapInParallel(expected, (one) => checkExpected(ask, one, todo))
  return [
    ...(await mapInParallel(PAGES, (path) => checkPage(ask, path))),
    ...(await all(LEADING, TODO.lead)),
    ...(await all(MISSING(gone), TODO.missing)),
    ...(await all(API, TODO.api)),
  ]
}

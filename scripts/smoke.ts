import { Problem } from './lib/problem.ts'
import { createAsk, originOf, report } from './lib/site-walk.ts'
import { say } from './lib/steps.ts'
import { DEMO_ACCOUNTS } from './seed/accounts.ts'
import { checkAccount } from './smoke/account.ts'
import { checkContent } from './smoke/content.ts'
import { checkRoutes } from './smoke/routes.ts'

const { SMOKE_EMAIL, SMOKE_PASSWORD, SMOKE_GONE } = process.env

/** Returns the account to use: the one in the environment, or a demo account on this machine. */
function accountFor(site: string) {
  if (SMOKE_EMAIL && SMOKE_PASSWORD) return { email: SMOKE_EMAIL, password: SMOKE_PASSWORD }
  return new URL(site).hostname === 'localhost' ? DEMO_ACCOUNTS[1] : null
}

const NO_ACCOUNT = {
  state: 'warning',
  says: 'Signing in and uploading were not tried.',
  todo: 'Set SMOKE_EMAIL and SMOKE_PASSWORD. An address without an account gets one for the time of the round.',
} as const

// Checks a site that was just deployed, and reports each finding.
try {
  const site = originOf(process.argv[2] ?? '')
  if (!site) throw new Problem('Usage: npm run smoke https://site')
  const ask = createAsk(site)
  const account = accountFor(site)
  say(`Going round ${site}…\n`)
  const findings = [
    ...(await checkRoutes(ask, SMOKE_GONE)),
    ...(await checkContent(ask)),
    ...(account ? await checkAccount(ask, account) : [NO_ACCOUNT]),
  ]
  process.exitCode = report(findings)
  say(`${ask.count()} requests`)
} catch (error) {
  console.error(error instanceof Problem ? `\n✖ ${error.message}\n` : error)
  process.exitCode = 1
}

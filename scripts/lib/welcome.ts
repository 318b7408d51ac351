import { relative } from 'node:path'
import { DEMO_ACCOUNTS } from '../seed/accounts.ts'
import { PATHS, ROOT } from './paths.ts'
import { say, seconds } from './steps.ts'

type Options = { siteAddress: string; tookMs: number; dev: boolean }

/** Prints what a user can do with the running site. */
export function welcome({ siteAddress, tookMs, dev }: Options): void {
  const width = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length))
  say('')
  say(
    `Aangan is up: ${siteAddress}   (${seconds(tookMs)}${dev ? ', pages reload as you edit them' : ''})`,
  )
  say('')
  say('Demo accounts')
  for (const { role, email, password } of DEMO_ACCOUNTS)
    say(`  ${role.padEnd(6)}  ${email.padEnd(width)}  ${password}`)
  say('')
  say('What to try')
  say(
    `  1. Log in as Owner at ${siteAddress}/login and post a property at ${siteAddress}/postproperty`,
  )
  say(`  2. Log in as Admin in a private window and approve it at ${siteAddress}/admin`)
  say(
    '  3. Watch “Publishing…” turn into “Live”, then find the property on the home page and at /buy',
  )
  say('')
  say(`Mails are written to ${relative(ROOT, PATHS.mail)}/ instead of being sent.`)
  say('Ctrl-C ends everything. All data stays for the next start.')
}

import { examineLocally, localEnvironment } from './doctor/local.ts'
import { examineRemotely } from './doctor/remote.ts'
import { Problem } from './lib/problem.ts'
import { originOf, report } from './lib/site-walk.ts'
import { say } from './lib/steps.ts'

// Reports what the portal still needs: the portal in this folder, the database that the shell names, or the site at an
// address.
try {
  const [address] = process.argv.slice(2)
  const site = address === undefined ? null : originOf(address)
  if (address !== undefined && !site) throw new Problem('Usage: npm run doctor [https://site]')
  say(`Examining ${site ?? 'from this machine'}…\n`)
  const findings = site
    ? await examineRemotely(site)
    : await examineLocally(await localEnvironment(process.env))
  process.exitCode = report(findings)
} catch (error) {
  console.error(error instanceof Problem ? `\n✖ ${error.message}\n` : error)
  process.exitCode = 1
}

import { grantAdmin } from '../src/server/account/commands.ts'
import { connect } from '../src/server/db/client.ts'
import { databaseToAdminister } from './lib/database-address.ts'
import { Problem } from './lib/problem.ts'

const USAGE = 'Usage: npm run admin -- grant EMAIL'

/** Makes the account with this address an admin: the only way to the first one. */
async function main([verb, email]: string[]): Promise<void> {
  if (verb !== 'grant' || !email) throw new Problem(USAGE)
  const { url, driver } = await databaseToAdminister()
  const db = connect(url, driver)
  try {
    if (!(await grantAdmin(db, email))) throw new Problem(`No account has the address ${email}. Let its owner sign up first.`)
    console.log(`${email} is an admin now, from the next request on.`)
  } finally {
    await db.close()
  }
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Problem ? error.message : error)
  process.exitCode = 1
}

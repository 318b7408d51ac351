import { grantAdmin, liftTwoStep } from '../src/server/account/commands.ts'
import { connect, type Db } from '../src/server/db/client.ts'
import { databaseToAdminister } from './lib/database-address.ts'
import { Problem } from './lib/problem.ts'

const USAGE = 'Usage: npm run admin grant EMAIL | two-step-off EMAIL'

type Command = {
  run: (db: Db, email: string) => Promise<boolean>
  done: string
  refused: (email: string) => string
}

const COMMANDS: Readonly<Record<string, Command>> = {
  /** Nothing else can make the first admin. */
  grant: {
    run: grantAdmin,
    done: 'is an admin now, from the next request on.',
    refused: (email) => `No account has the address ${email}. Let its owner sign up first.`,
  },
  /** For users who have lost the phone with their authenticator app. */
  'two-step-off': {
    run: liftTwoStep,
    done: 'logs in with the password alone from now on.',
    refused: (email) => `No account with the address ${email} has two-step sign-in on.`,
  },
}

async function main([verb = '', email]: string[]): Promise<void> {
  const command = COMMANDS[verb]
  if (!command || !email) throw new Problem(USAGE)
  const { url, driver } = await databaseToAdminister()
  const db = connect(url, driver)
  try {
    if (!(await command.run(db, email))) throw new Problem(command.refused(email))
    console.log(`${email} ${command.done}`)
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

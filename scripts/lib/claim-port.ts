// Runs before the packages are installed, so that nobody waits for an installation to learn that the port is taken.
import { claimPort, wantedPort } from './port.ts'
import { messageOf } from './problem.ts'

try {
  await claimPort(wantedPort(process.env.PORT))
} catch (error) {
  console.error(`\n✖ ${messageOf(error)}\n`)
  process.exitCode = 1
}

// Run before the packages are there: whoever has the port taken need not wait for an installation to read so.
import { claimPort, wantedPort } from './port.ts'
import { messageOf } from './problem.ts'

try {
  await claimPort(wantedPort(process.env.PORT))
} catch (error) {
  console.error(`\n✖ ${messageOf(error)}\n`)
  process.exitCode = 1
}

import { readFile } from 'node:fs/promises'
import { readLock } from './lib/lock.ts'
import { PATHS } from './lib/paths.ts'
import { messageOf } from './lib/problem.ts'

// Requests a build from the running start script, like an approval.
try {
  if (!readLock(PATHS.lock))
    throw new Error(
      'Aangan does not run in this folder. npm start builds what is needed by itself.',
    )
  const answer = await fetch(await readFile(PATHS.hook, 'utf8'), { method: 'POST' })
  await answer.arrayBuffer()
  if (!answer.ok)
    throw new Error(
      `The start script refused (${answer.status}). End it with Ctrl-C and start it again.`,
    )
  console.log('Asked for a build. The window of npm start says when it is live.')
} catch (error) {
  console.error(`\n✖ ${messageOf(error)}\n`)
  process.exitCode = 1
}

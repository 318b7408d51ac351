// Loaded into the program that an npm script runs. Protects from orphans: a killed npm cannot pass a signal on, so the
// program ends as if by SIGTERM when npm or the shell between them has ended.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const EVERY_MS = 250

if (isMainThread && process.env.npm_lifecycle_event) watch()

function watch() {
  const parent = process.ppid
  let above = 0
  // npm starts a shell, and many shells stay there as the parent of the command.
  if (process.platform !== 'win32')
    execFile('ps', ['-o', 'ppid=,command=', '-p', String(parent)], (_, text) => {
      const [, pid, command = ''] = /^\s*(\d+) (.*)/.exec(text) ?? []
      if (/^\S*sh -c /.test(command)) above = Number(pid)
    })
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(parent) && (!above || isAlive(above))) return
    clearInterval(timer)
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(143)
  }, EVERY_MS).unref()
}

/**
 * Whether a process runs. A zombie does not: it was killed, and its parent may never read its exit code.
 * @param {number} pid
 */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  } catch {
    return true
  }
}

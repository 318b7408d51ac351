// Loaded into every long-lived child (`node --import`), whose parent holds the other end of a pipe. Protects from
// orphans: when the parent ends in any way, or closes the pipe, the child ends its whole process group.
import { Socket } from 'node:net'
import { isMainThread } from 'node:worker_threads'
import { askGroup, killGroup } from './system.ts'

const fd = Number(process.env.AANGAN_PARENT_PIPE)
const KILL_AFTER_MS = 3000

if (isMainThread && fd) {
  // This process's own children have no such pipe.
  delete process.env.AANGAN_PARENT_PIPE
  const parentPipe = new Socket({ fd, readable: true, writable: false })
  parentPipe.on('error', () => {})
  parentPipe.on('close', () => {
    setTimeout(() => killGroup(process.pid), KILL_AFTER_MS)
    askGroup(process.pid)
    // On Windows no other process can ask this one to end, so it asks itself.
    if (process.platform === 'win32' && !process.emit('SIGTERM', 'SIGTERM')) process.exit(143)
  })
  parentPipe.resume()
  parentPipe.unref()
}

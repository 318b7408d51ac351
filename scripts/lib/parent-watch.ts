// Loaded into every long-lived child (`node --import`). The parent holds the other end of a pipe: when the parent ends,
// however it ends, or lets go, the pipe closes and the child takes its whole process group down.
import { Socket } from 'node:net'
import { isMainThread } from 'node:worker_threads'
import { askGroup, killGroup } from './system.ts'

const fd = Number(process.env.AANGAN_PARENT_PIPE)
const MERCY_MS = 3000

if (isMainThread && fd) {
  // Children of this one have no such pipe.
  delete process.env.AANGAN_PARENT_PIPE
  const parentPipe = new Socket({ fd, readable: true, writable: false })
  parentPipe.on('error', () => {})
  parentPipe.on('close', () => {
    setTimeout(() => killGroup(process.pid), MERCY_MS)
    askGroup(process.pid)
    // Windows can ask nobody from outside, so this process asks itself.
    if (process.platform === 'win32' && !process.emit('SIGTERM', 'SIGTERM')) process.exit(143)
  })
  parentPipe.resume()
  parentPipe.unref()
}

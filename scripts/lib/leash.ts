// Loaded into every long-lived child (`node --import`). The parent holds the other end of a pipe: when the parent ends,
// however it ends, the pipe closes and the child takes its whole process group down.
import { Socket } from 'node:net'
import { isMainThread } from 'node:worker_threads'

const fd = Number(process.env.AANGAN_LEASH)

if (isMainThread && fd) {
  // Children of this one have no such pipe.
  delete process.env.AANGAN_LEASH
  const leash = new Socket({ fd, readable: true, writable: false })
  leash.on('error', () => {})
  leash.on('close', () => {
    setTimeout(() => process.kill(-process.pid, 'SIGKILL'), 3000)
    process.kill(-process.pid, 'SIGTERM')
  })
  leash.resume()
  leash.unref()
}

import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { expect } from 'vitest'

// Loaded before the tests of functions. They sign in more than a thousand times with one password and one stored hash:
// Argon2id is made to take long, and always gives the same for the same. So a worker works out each hash once. Races do
// without, as they need logins that take their time.

const HASHING = Symbol.for('aangan.known-hashes')
type Hash = typeof crypto.argon2
type Patched = typeof globalThis & { [HASHING]?: Hash }

const patched = globalThis as Patched
const hash = patched[HASHING] ?? crypto.argon2
patched[HASHING] = hash

const known = new Map<string, Promise<Buffer>>()
const remembered: Hash = (algorithm, parameters, callback) => {
  const key = JSON.stringify([algorithm, parameters])
  const result =
    known.get(key) ??
    new Promise<Buffer>((resolve, reject) =>
      hash(algorithm, parameters, (error, tag) => (error ? reject(error) : resolve(tag))),
    )
  known.set(key, result)
  result.then(
    (tag) => callback(null, Buffer.from(tag)),
    (error: Error) => callback(error, Buffer.alloc(0)),
  )
}

crypto.argon2 = expect.getState().testPath?.endsWith('.race.test.ts') ? hash : remembered
syncBuiltinESMExports()

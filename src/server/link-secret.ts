import { createHmac, timingSafeEqual } from 'node:crypto'
import { authSecretOf, type Env } from './env.ts'

/**
 * A hash that only this server can compute: of what is compared and not read, or the secret of a link in a mail, which
 * is stored nowhere. `purpose` begins with words that say what it is for, and names its object.
 */
export const keyedHash = (env: Pick<Env, 'authSecret'>, purpose: string): string =>
  createHmac('sha256', authSecretOf(env)).update(purpose).digest('hex')

/** Compares a given secret with the right one in constant time. */
export function isSecret(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
